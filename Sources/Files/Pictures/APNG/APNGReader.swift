import Raster

/// Takes an animation apart into PNGs of its frames and lays them on the canvas.
struct APNGReader {
    private let size: PixelSize
    private let limits: PNGLimits
    /// IHDR's bytes after the extents: depth, colour type, methods.
    private let kind: ArraySlice<UInt8>
    /// The chunks without which pixels cannot be read.
    private let shared: [PNGChunk]
    private let pieces: [APNGPiece]

    /// Reads how the frames lie in the file.
    ///
    /// - Throws: `PNGError`, where a rule is broken or all frames together pass a limit.
    init(_ chunks: [PNGChunk], limits: PNGLimits) throws(PNGError) {
        guard let header = chunks.first, header.name == "IHDR", header.data.count == 13 else {
            throw .corrupt("IHDR does not come first")
        }
        let data = header.data
        size = PixelSize(
            width: PNGChunk.number(data.prefix(4)),
            height: PNGChunk.number(data.dropFirst(4).prefix(4))
        )
        guard max(size.width, size.height) <= Int(Int32.max) else {
            throw .corrupt("the picture is larger than the format allows")
        }
        kind = data.dropFirst(8)
        self.limits = limits
        shared = chunks.filter { $0.name == "PLTE" || $0.name == "tRNS" }
        pieces = try APNGPiece.list(chunks, on: size)
        if let limit = limits.passed(byWidth: size.width, height: size.height) {
            throw .tooLarge(width: size.width, height: size.height, limit: limit)
        }
        // Extents within the limits cannot overflow; the count of chunks bounds the frames.
        guard pieces.count <= limits.bytes / max(4 * size.width * size.height, 1) else {
            let limit = "its \(pieces.count) frames pass \(limits.bytes) bytes"
            throw .tooLarge(width: size.width, height: size.height, limit: limit)
        }
    }

    /// The frames as they are shown.
    func frames() throws(PNGError) -> [APNGFrame] {
        var canvas = APNGCanvas(size: size)
        var frames: [APNGFrame] = []
        for piece in pieces {
            let image = try PNG.decode(png(of: piece), limits: limits)
            frames.append(APNGFrame(image: canvas.show(image, piece), delay: piece.delay))
        }
        return frames
    }

    /// A PNG of its own for a piece.
    private func png(of piece: APNGPiece) -> [UInt8] {
        let extents = [piece.area.width, piece.area.height].flatMap {
            PNGChunk.bytes(UInt32($0))
        }
        var bytes = PNGChunk.signature + PNGChunk.bytes("IHDR", extents + kind)
        for chunk in shared { bytes += PNGChunk.bytes(chunk.name, chunk.data) }
        for data in piece.data { bytes += PNGChunk.bytes("IDAT", data) }
        return bytes + PNGChunk.bytes("IEND", [])
    }
}
