import BuiltPrograms
import Pictures
import Raster
import TestSupport

/// The frames of an animated WebP as a viewer shows them, decoded with `dwebp`.
///
/// WebP Container Specification: https://developers.google.com/speed/webp/docs/riff_container
struct WebPFrames {
    private(set) var images: [Image] = []
    /// The delays in milliseconds.
    private(set) var delays: [Int] = []
    /// The number of plays; 0 for ever.
    private(set) var plays = 0
    /// The number of pixels that blend two partially transparent colours, which is not lossless.
    private(set) var blendedPixels = 0

    private let decoder: String
    private let folder: TestFolder
    private var size = (width: 0, height: 0)
    private var canvas: [UInt8] = []

    init(_ bytes: [UInt8], decoder: String) throws {
        self.decoder = decoder
        folder = try TestFolder()
        for chunk in Self.chunks(bytes[12...]) {
            let data = Array(chunk.data)
            switch chunk.name {
            case "VP8X":
                size = (Self.number(data[4..<7]) + 1, Self.number(data[7..<10]) + 1)
                canvas = Array(repeating: 0, count: 4 * size.width * size.height)
            case "ANIM": plays = Self.number(data[4..<6])
            case "ANMF": try addFrame(data)
            default: break
            }
        }
        // A file with one frame is a still image.
        if images.isEmpty { images = [try decoded(bytes)] }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private static func chunks(
        _ bytes: ArraySlice<UInt8>
    ) -> [(name: String, data: ArraySlice<UInt8>)] {
        var (chunks, rest) = ([(name: String, data: ArraySlice<UInt8>)](), bytes)
        while rest.count >= 8 {
            let name = String(decoding: rest.prefix(4), as: UTF8.self)
            let count = number(rest.dropFirst(4).prefix(4))
            chunks.append((name, rest.dropFirst(8).prefix(count)))
            rest = rest.dropFirst(8 + count + count % 2)
        }
        return chunks
    }

    /// Decodes a still WebP.
    private func decoded(_ bytes: [UInt8]) throws -> Image {
        try folder.write(bytes, to: "frame.webp")
        let files = (folder.path("frame.webp"), folder.path("frame.png"))
        _ = try ProgramRun(decoder, ["-quiet", files.0, "-o", files.1])
        return try PNG.read(path: files.1)
    }

    private mutating func addFrame(_ data: [UInt8]) throws {
        let (left, top) = (2 * Self.number(data[0..<3]), 2 * Self.number(data[3..<6]))
        delays.append(Self.number(data[12..<15]))
        let (clears, blends) = (data[15] & 1 == 1, data[15] & 2 == 0)
        let body = data[16...]
        let length = (0..<4).map { UInt8((body.count + 4) >> (8 * $0) & 255) }
        let part = try decoded(Array("RIFF".utf8) + length + Array("WEBP".utf8) + body)
        var cleared = canvas
        for y in 0..<part.height {
            for x in 0..<part.width {
                let source = 4 * (y * part.width + x)
                let pixel = Array(part.pixels[source..<source + 4])
                let place = 4 * ((top + y) * size.width + left + x)
                let isCovered = canvas[place + 3] > 0
                if blends, isCovered, pixel[3] > 0, pixel[3] < 255 { blendedPixels += 1 }
                if !blends || pixel[3] > 0 {
                    canvas.replaceSubrange(place..<place + 4, with: pixel)
                }
                cleared.replaceSubrange(place..<place + 4, with: [0, 0, 0, 0])
            }
        }
        images.append(Image(width: size.width, height: size.height, pixels: canvas))
        if clears { canvas = cleared }
    }
}
