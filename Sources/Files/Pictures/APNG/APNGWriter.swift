/// Puts an animation together from the PNGs of its frames.
package struct APNGWriter {
    private let frames: Int
    private let plays: Int
    private var bytes: [UInt8] = []
    /// The number of the next fcTL or fdAT chunk.
    private var sequence: UInt32 = 0

    /// A writer of so many frames.
    package init(frames: Int, plays: Int) {
        self.frames = frames
        self.plays = plays
    }

    /// Adds a frame by its PNG, the first with all that the file says of its pictures.
    ///
    /// - Throws: `PNGError`, should the PNG not be sound.
    package mutating func append(
        _ png: [UInt8],
        _ delay: APNGDelay,
        _ size: PixelSize
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
        addControl(delay, size)
        for chunk in chunks where chunk.name == "IDAT" {
            bytes +=
                isFirst
                ? PNGChunk.bytes("IDAT", chunk.data)
                : PNGChunk.bytes("fdAT", next() + chunk.data)
        }
    }

    /// The whole file.
    package consuming func finish() -> [UInt8] {
        bytes + PNGChunk.bytes("IEND", [])
    }

    /// fcTL: number, extents, offsets, delay, then 0 to leave the canvas and 0 to replace it.
    private mutating func addControl(_ delay: APNGDelay, _ size: PixelSize) {
        var control = next()
        for number in [size.width, size.height, 0, 0] { control += PNGChunk.bytes(UInt32(number)) }
        control += PNGChunk.bytes(delay.numerator) + PNGChunk.bytes(delay.denominator)
        bytes += PNGChunk.bytes("fcTL", control + [0, 0])
    }

    private mutating func next() -> [UInt8] {
        defer { sequence += 1 }
        return PNGChunk.bytes(sequence)
    }
}
