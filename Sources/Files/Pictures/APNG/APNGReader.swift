import Raster

/// A reader of animations, which decodes each stored frame as a PNG of its own.
struct APNGReader {
    private let size: PixelSize
    private let limits: PNGLimits
    /// The bytes of IHDR after width and height: bit depth, colour type and methods.
    private let kind: ArraySlice<UInt8>
    /// The chunks that are needed to decode the pixels of any frame.
    private let shared: [PNGChunk]
    private let pieces: [APNGPiece]

    /// Reads the structure of an animation.
    ///
    /// - Throws: `PNGError` if the chunks violate the specification, or if all frames together
    ///   exceed a limit.
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
            throw .corrupt("the image is larger than the format allows")
        }
        kind = data.dropFirst(8)
        self.limits = limits
        shared = chunks.filter { $0.name == "PLTE" || $0.name == "tRNS" }
        pieces = try APNGPiece.list(chunks, on: size)
        if let limit = limits.exceeded(byWidth: size.width, height: size.height) {
            throw .tooLarge(width: size.width, height: size.height, limit: limit)
        }
        // The sides are within the limits, so the product cannot overflow.
        guard pieces.count <= limits.bytes / max(4 * size.width * size.height, 1) else {
            let limit = "its \(pieces.count) frames exceed \(limits.bytes) bytes"
            throw .tooLarge(width: size.width, height: size.height, limit: limit)
        }
    }

    /// Decodes and composites all frames.
    func frames() throws(PNGError) -> [APNGFrame] {
        var canvas = APNGCanvas(size: size)
        var frames: [APNGFrame] = []
        for piece in pieces {
            let image = try PNG.decode(png(of: piece), limits: limits)
            frames.append(APNGFrame(image: canvas.composite(image, piece), delay: piece.delay))
        }
        return frames
    }

    /// Returns a stored frame as a PNG.
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
