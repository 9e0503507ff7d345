import Terminal

/// A decoder of sixels after the VT330/340 Programmer Reference: colours in percent, and a canvas
/// that keeps pixels on which nothing is drawn.
struct SixelDecoder {
    struct Malformed: Error {
        let why: String
        let place: Int
    }

    /// The size in the raster attributes.
    private(set) var width = 0
    private(set) var height = 0
    /// The number of colours that were defined.
    private(set) var colorCount = 0
    /// The canvas in row-major order; `nil` for pixels on which nothing was drawn.
    private(set) var pixels: [OpaquePixel?] = []

    private var bytes: ArraySlice<UInt8>
    private var colors: [Int: OpaquePixel] = [:]

    /// Decodes one device control string over the canvas of an earlier one.
    init(_ bytes: [UInt8], over canvas: [OpaquePixel?] = []) throws {
        self.bytes = bytes[...]
        try expect(Array("\u{1B}P0;1;0q\"1;1;".utf8))
        width = try number()
        try expect([UInt8(ascii: ";")])
        height = try number()
        pixels =
            canvas.count == width * height
            ? canvas : Array(repeating: nil, count: width * height)
        try draw()
        guard self.bytes.isEmpty else { throw malformed("bytes after the end") }
    }

    private mutating func draw() throws {
        var (x, top, color) = (0, 0, -1)
        while true {
            guard let byte = bytes.popFirst() else { throw malformed("no end") }
            switch byte {
            case UInt8(ascii: "#"): color = try selection()
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, top) = (0, top + 6)
            case UInt8(ascii: "!"):
                let count = try number()
                guard let sixel = bytes.popFirst() else { throw malformed("no sixel") }
                try draw(sixel, count: count, x: &x, top: top, color: color)
            case 63...126: try draw(byte, count: 1, x: &x, top: top, color: color)
            case 0x1B:
                try expect([UInt8(ascii: "\\")])
                return
            default: throw malformed("byte \(byte)")
            }
        }
    }

    /// Parses the selection of a colour, which may also define the colour.
    private mutating func selection() throws -> Int {
        let color = try number()
        guard bytes.first == UInt8(ascii: ";") else { return color }
        var components: [Int] = []
        while bytes.first == UInt8(ascii: ";") {
            bytes.removeFirst()
            components.append(try number())
        }
        guard components.count == 4, components[0] == 2, components[1...].allSatisfy({ $0 <= 100 })
        else { throw malformed("colour \(components)") }
        let parts = components[1...].map { UInt8((Double($0) * 2.55).rounded()) }
        colors[color] = OpaquePixel(red: parts[0], green: parts[1], blue: parts[2])
        colorCount = colors.count
        return color
    }

    private mutating func draw(
        _ sixel: UInt8,
        count: Int,
        x: inout Int,
        top: Int,
        color: Int
    ) throws {
        guard (63...126).contains(sixel) else { throw malformed("sixel \(sixel)") }
        for _ in 0..<count {
            for bit in 0..<6 where (sixel - 63) >> UInt8(bit) & 1 == 1 {
                guard x < width, top + bit < height else { throw malformed("outside") }
                guard let foreground = colors[color] else {
                    throw malformed("colour \(color) unknown")
                }
                pixels[(top + bit) * width + x] = foreground
            }
            x += 1
        }
    }

    private mutating func number() throws -> Int {
        let digits = bytes.prefix { (48...57).contains($0) }
        bytes = bytes.dropFirst(digits.count)
        guard let value = Int(String(decoding: digits, as: UTF8.self)) else {
            throw malformed("no number")
        }
        return value
    }

    private mutating func expect(_ wanted: [UInt8]) throws {
        guard bytes.starts(with: wanted) else { throw malformed("not \(wanted)") }
        bytes = bytes.dropFirst(wanted.count)
    }

    private func malformed(_ why: String) -> Malformed {
        Malformed(why: why, place: bytes.startIndex)
    }
}
