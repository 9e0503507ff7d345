import Raster

/// A reader of the GIFs that the encoder writes: one palette, no interlacing.
struct GIFReader {
    struct Failure: Error { let reason: String }

    struct Frame {
        /// The frame as a viewer shows it.
        let image: Image
        /// The delay in hundredths of a second.
        let delay: Int
        /// The number of pixels of its rectangle.
        let storedPixels: Int
    }

    private(set) var frames: [Frame] = []
    /// The number in the loop extension, or `nil` if there is none.
    private(set) var repetitions: Int?
    private(set) var colorCount = 0

    private let bytes: [UInt8]
    private var position = 6
    private var size = (width: 0, height: 0)
    private var palette: [[UInt8]] = []
    private var control = (disposal: 0, delay: 0, transparent: Int?.none)
    private var canvas: [UInt8] = []

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        guard bytes.starts(with: Array("GIF89a".utf8)) else { throw Failure(reason: "no GIF89a") }
        size = (number(), number())
        let packed = byte()
        position += 2
        colorCount = 2 << Int(packed & 7)
        for _ in 0..<colorCount { palette.append([byte(), byte(), byte()]) }
        canvas = Array(repeating: 0, count: 4 * size.width * size.height)
        while true {
            switch byte() {
            case 0x21: readExtension()
            case 0x2C: try readFrame()
            case 0x3B: return
            default: throw Failure(reason: "an unknown block before \(position)")
            }
        }
    }

    private mutating func byte() -> UInt8 {
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func number() -> Int { Int(byte()) | Int(byte()) << 8 }

    /// Reads all data up to an empty block.
    private mutating func data() -> [UInt8] {
        var data: [UInt8] = []
        while case let count = Int(byte()), count > 0 {
            data += bytes[position..<position + count]
            position += count
        }
        return data
    }

    private mutating func readExtension() {
        let kind = byte()
        let data = data()
        if kind == 0xF9 {
            control = (
                Int(data[0] >> 2 & 7), Int(data[1]) | Int(data[2]) << 8,
                data[0] & 1 == 1 ? Int(data[3]) : nil
            )
        } else if data.starts(with: Array("NETSCAPE2.0".utf8)) {
            repetitions = Int(data[12]) | Int(data[13]) << 8
        }
    }

    private mutating func readFrame() throws {
        let (left, top, width, height) = (number(), number(), number(), number())
        guard byte() == 0 else { throw Failure(reason: "a frame has its own palette") }
        let bits = Int(byte())
        let indices = try Self.indices(of: data(), bits: bits)
        guard indices.count == width * height, left + width <= size.width,
            top + height <= size.height
        else { throw Failure(reason: "a frame has \(indices.count) pixels") }
        var cleared = canvas
        for (offset, index) in indices.enumerated() {
            let (x, y) = (left + offset % width, top + offset / width)
            let place = 4 * (y * size.width + x)
            if index != control.transparent {
                canvas.replaceSubrange(place..<place + 4, with: palette[index] + [255])
            }
            cleared.replaceSubrange(place..<place + 4, with: [0, 0, 0, 0])
        }
        let image = Image(width: size.width, height: size.height, pixels: canvas)
        frames.append(
            Frame(image: image, delay: control.delay, storedPixels: indices.count)
        )
        if control.disposal == 2 { canvas = cleared }
    }

    /// Decompresses indices (GIF89a Specification, appendix F).
    private static func indices(of data: [UInt8], bits: Int) throws -> [Int] {
        let (clear, end) = (1 << bits, (1 << bits) + 1)
        var table: [[Int]] = []
        var (width, before, result) = (bits + 1, [Int]?.none, [Int]())
        var (buffer, count) = (0, 0)
        for byte in data {
            buffer |= Int(byte) << count
            count += 8
            while count >= width {
                let code = buffer & ((1 << width) - 1)
                buffer >>= width
                count -= width
                if code == clear {
                    table = (0..<clear).map { [$0] } + [[], []]
                    (width, before) = (bits + 1, nil)
                    continue
                }
                if code == end { return result }
                guard code <= table.count, code < table.count || before != nil else {
                    throw Failure(reason: "an invalid code")
                }
                let known = code < table.count ? table[code] : nil
                let entry = known ?? (before ?? []) + [(before ?? [0])[0]]
                result += entry
                if let before, table.count < 4096 { table.append(before + [entry[0]]) }
                before = entry
                if table.count == 1 << width, width < 12 { width += 1 }
            }
        }
        throw Failure(reason: "no end code")
    }
}
