import Raster

/// A writer of animations, which combines the PNGs of the frames.
package struct APNGWriter {
    private let frames: Int
    private let plays: Int
    private var bytes: [UInt8] = []
    /// The sequence number of the next fcTL or fdAT chunk.
    private var sequence: UInt32 = 0

    /// Creates a writer for `frames` frames that play `plays` times, or forever if `plays` is 0.
    package init(frames: Int, plays: Int) {
        self.frames = frames
        self.plays = plays
    }

    /// Adds a frame that replaces the pixels in `area`. The first frame covers the whole image. The
    /// chunks before the pixels of the first frame, such as pHYs, apply to the
    /// entire animation.
    ///
    /// - Throws: `PNGError` if the PNG is invalid.
    package mutating func append(
        _ png: [UInt8],
        _ delay: APNGDelay,
        _ area: PixelRect
    ) throws(PNGError) {
        let chunks = try PNGChunk.list(png)
        let isFirst = bytes.isEmpty
        if isFirst {
            bytes = PNGChunk.signature
            for chunk in chunks.prefix(while: { $0.name != "IDAT" }) {
                bytes += PNGChunk.bytes(chunk.name, chunk.data)
                guard chunk.name == "IHDR" else { continue }
                let control = PNGChunk.bytes(UInt32(frames)) + PNGChunk.bytes(UInt32(plays))
                bytes += PNGChunk.bytes("acTL", control)
            }
        }
        addControl(delay, area)
        for chunk in chunks where chunk.name == "IDAT" {
            bytes +=
                isFirst
                ? PNGChunk.bytes("IDAT", chunk.data)
                : PNGChunk.bytes("fdAT", next() + chunk.data)
        }
    }

    /// Returns the complete file.
    package consuming func finish() -> [UInt8] {
        bytes + PNGChunk.bytes("IEND", [])
    }

    /// Adds fcTL: sequence number, size, offset, delay, dispose operation 0 and blend operation 0.
    private mutating func addControl(_ delay: APNGDelay, _ area: PixelRect) {
        var control = next()
        for number in [area.width, area.height, area.x, area.y] {
            control += PNGChunk.bytes(UInt32(number))
        }
        control += PNGChunk.bytes(delay.numerator) + PNGChunk.bytes(delay.denominator)
        bytes += PNGChunk.bytes("fcTL", control + [0, 0])
    }

    private mutating func next() -> [UInt8] {
        defer { sequence += 1 }
        return PNGChunk.bytes(sequence)
    }
}
