import Raster

/// Animated PNG files. A reader without support for animations shows the first frame.
///
/// Portable Network Graphics Specification (Third Edition), clauses 4.9 and 11.3.6.
public enum APNG {
    /// Encodes an animation. Of each frame, the part that differs from the frame before it is
    /// stored.
    ///
    /// - Parameters:
    ///   - frames: The images in order, with their delays.
    ///   - plays: How many times the animation plays. 0, the default, repeats it forever.
    ///   - scale: Pixels per point, stored in the pHYs chunk as 72 × `scale` pixels per inch.
    ///   - compression: The trade-off between time and size.
    /// - Throws: `PNGError`. `emptyImage` if there are no frames.
    /// - Precondition: All frames have the same size, and `plays` is not negative.
    public static func encode(
        _ frames: [APNGFrame],
        plays: Int = 0,
        scale: Double = 1,
        compression: PNGCompression = .default
    ) throws(PNGError) -> [UInt8] {
        precondition((0...Int(Int32.max)).contains(plays), "plays is 0 or more")
        let settings = FrameSettings(
            count: frames.count,
            plays: plays,
            scale: scale,
            compression: compression
        )
        let encoder = try AnimationEncoder(settings)
        for frame in frames { try encoder.append(frame.image, delay: frame.delay) }
        guard let bytes = encoder.finished() else { throw .emptyImage(width: 0, height: 0) }
        return bytes
    }

    /// Decodes the frames of an animation as they are displayed. A PNG without animation has one
    /// frame with a delay of 0 seconds.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - limits: The limits of the image. `limits.bytes` applies to all frames together.
    /// - Throws: `PNGError` if the file is truncated, damaged or exceeds a limit.
    public static func decode(
        _ bytes: [UInt8],
        limits: PNGLimits = .default
    ) throws(PNGError) -> [APNGFrame] {
        guard isAnimated(bytes) else {
            let image = try PNG.decode(bytes, limits: limits)
            // Check all chunks, since an animation with a damaged chunk name looks like a plain
            // PNG.
            _ = try PNGChunk.list(bytes)
            return [APNGFrame(image: image, delay: APNGDelay(numerator: 0, denominator: 100))]
        }
        return try APNGReader(PNGChunk.list(bytes), limits: limits).frames()
    }

    /// Reads the frames of the file at `path`.
    ///
    /// - Throws: `PNGError`. `noSuchFile` if the file does not exist.
    public static func read(
        path: String,
        limits: PNGLimits = .default
    ) throws(PNGError) -> [APNGFrame] {
        try decode(PNG.bytes(path: path, limits: limits), limits: limits)
    }

    /// Whether the bytes are a PNG with an acTL chunk before its pixels. The animation itself may
    /// be invalid.
    public static func isAnimated(_ bytes: [UInt8]) -> Bool {
        var position = PNGChunk.signature.count
        guard bytes.starts(with: PNGChunk.signature) else { return false }
        while bytes.count - position >= 8 {
            let name = bytes[position + 4..<position + 8]
            if name.elementsEqual("acTL".utf8) { return true }
            if name.elementsEqual("IDAT".utf8) { return false }
            position += 12 + PNGChunk.number(bytes[position..<position + 4])
        }
        return false
    }
}
