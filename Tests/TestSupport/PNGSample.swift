import SeededRandom
import Raster

/// A PNG of any legal kind with random content, made without libpng, and the image that it must
/// decode to.
///
/// Format: Portable Network Graphics Specification (Third Edition), clauses 7 to 11.
package struct PNGSample {
    package enum Kind: UInt8, CaseIterable {
        case grey = 0
        case rgb = 2
        case palette = 3
        case greyAlpha = 4
        case rgba = 6

        package var depths: [Int] {
            switch self {
            case .grey: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .greyAlpha, .rgba: [8, 16]
            }
        }

        package var channels: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }
    }

    package let kind: Kind
    package let depth: Int
    package let isInterlaced: Bool
    /// Whether there is a tRNS chunk.
    package let hasKey: Bool
    package let width: Int
    package let height: Int
    /// The samples of all channels in row-major order, in 0 ..< 2^depth.
    private let samples: [Int]
    private let palette: [UInt8]
    private let alphas: [UInt8]
    private let key: [Int]

    package init(_ kind: Kind, depth: Int, interlaced: Bool, key: Bool, width: Int, height: Int) {
        var generator = SplitMix64(seed: UInt64(depth * 1000 + width * 10 + Int(kind.rawValue)))
        self.kind = kind
        self.depth = depth
        isInterlaced = interlaced
        hasKey = key
        self.width = width
        self.height = height
        let channels = kind.channels
        var samples = (0..<width * height * channels).map { _ in
            Int.random(in: 0..<1 << depth, using: &generator)
        }
        self.key = Array(samples.prefix(channels))
        // A neighbour of the transparent colour that differs in the last bit only.
        if key, width * height > 1 {
            samples.replaceSubrange(channels..<2 * channels, with: self.key)
            samples[channels] ^= 1
        }
        self.samples = samples
        palette = (0..<3 << depth).map { _ in .random(in: 0...255, using: &generator) }
        alphas = (0..<max(1 << depth - 1, 1)).map { _ in .random(in: 0...255, using: &generator) }
    }

    /// The image that the file decodes to.
    package var image: Image {
        let pixels = (0..<width * height).flatMap { place -> [UInt8] in
            let start = place * kind.channels
            let values = Array(samples[start..<start + kind.channels])
            let bytes = values.map(byte)
            let alpha: UInt8 = hasKey && values == key ? 0 : 255
            switch kind {
            case .grey: return [bytes[0], bytes[0], bytes[0], alpha]
            case .rgb: return bytes + [alpha]
            case .greyAlpha: return [bytes[0], bytes[0], bytes[0], bytes[1]]
            case .rgba: return bytes
            case .palette:
                let index = values[0]
                let colour = Array(palette[3 * index..<3 * index + 3])
                return colour + [hasKey && index < alphas.count ? alphas[index] : 255]
            }
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    /// The bytes of the file.
    package var bytes: [UInt8] {
        let size = PNGChunks.bigEndian(UInt32(width)) + PNGChunks.bigEndian(UInt32(height))
        let rest = [UInt8(depth), kind.rawValue, 0, 0, isInterlaced ? 1 : 0]
        var file = PNGChunks.signature + PNGChunks.chunk("IHDR", size + rest)
        // Chunks that a reader of pixels must ignore.
        file += PNGChunks.chunk("gAMA", [0, 0, 0x80, 0])
        if kind == .palette { file += PNGChunks.chunk("PLTE", palette) }
        if hasKey {
            let wide = key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            file += PNGChunks.chunk("tRNS", kind == .palette ? alphas : wide)
        }
        file += PNGChunks.chunk("tEXt", Array("Comment".utf8) + [0] + Array("text".utf8))
        file += PNGChunks.chunk("paRt", [1, 2, 3])
        // Two chunks, because a stream may be split anywhere.
        let stream = PNGChunks.stored(passes.flatMap(rows))
        file += PNGChunks.chunk("IDAT", Array(stream[..<3]))
        file += PNGChunks.chunk("IDAT", Array(stream[3...]))
        return file + PNGChunks.chunk("IEND", [])
    }

    /// Returns v / (2^depth − 1), scaled to 255 and rounded to nearest.
    private func byte(_ value: Int) -> UInt8 {
        UInt8((Double(value) * 255 / Double(1 << depth - 1)).rounded())
    }

    /// The first column, first row, column step and row step of each pass.
    private var passes: [(Int, Int, Int, Int)] {
        isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
                (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
    }

    /// Returns the filtered rows of a pass; the filters alternate.
    private func rows(of pass: (x: Int, y: Int, stepX: Int, stepY: Int)) -> [UInt8] {
        guard pass.x < width else { return [] }
        var result: [UInt8] = []
        var above: [UInt8] = []
        for (number, y) in stride(from: pass.y, to: height, by: pass.stepY).enumerated() {
            let values = stride(from: pass.x, to: width, by: pass.stepX).flatMap { x in
                let start = (y * width + x) * kind.channels
                return samples[start..<start + kind.channels]
            }
            let row = packed(values)
            if above.isEmpty { above = Array(repeating: 0, count: row.count) }
            result += filtered(row, above, by: number % 5)
            above = row
        }
        return result
    }

    private func packed(_ values: [Int]) -> [UInt8] {
        if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let perByte = 8 / depth
        return stride(from: 0, to: values.count, by: perByte).map { start in
            (0..<perByte).reduce(0) { byte, offset in
                let value = start + offset < values.count ? values[start + offset] : 0
                return byte << UInt8(depth) | UInt8(value)
            }
        }
    }

    private func filtered(_ row: [UInt8], _ above: [UInt8], by filter: Int) -> [UInt8] {
        let step = max(kind.channels * depth / 8, 1)
        return [UInt8(filter)]
            + row.indices.map { i in
                let left = i < step ? 0 : Int(row[i - step])
                let corner = i < step ? 0 : Int(above[i - step])
                let up = Int(above[i])
                let guess =
                    switch filter {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: paeth(left, up, corner)
                    default: 0
                    }
                return row[i] &- UInt8(guess)
            }
    }

    private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess = left + up - corner
        let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
        return a <= b && a <= c ? left : b <= c ? up : corner
    }
}
