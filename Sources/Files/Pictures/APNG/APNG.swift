import Raster

/// Animated PNG: many pictures in one file, the first of which any reader of PNGs shows.
///
/// Portable Network Graphics Specification (Third Edition), clauses 4.9 and 11.3.6.
public enum APNG {
    /// The file of some frames, each stored whole.
    ///
    /// - Parameters:
    ///   - frames: The pictures in order, with their delays.
    ///   - plays: How often the animation is played; 0, the default, is for ever.
    ///   - scale: Pixels a point, kept as pHYs: 72 pixels an inch at scale 1.
    ///   - compression: How hard the pictures are compressed.
    /// - Throws: `PNGError`; `emptyImage` without frames.
    /// - Precondition: All frames have one size, and `plays` is not negative.
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

    /// The frames of an animation as they are shown, or the one picture of a plain PNG, shown for
    /// 0 seconds.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - limits: `bytes` bounds all frames together.
    /// - Throws: `PNGError`; every file that is cut short, damaged, or over a limit is refused.
    public static func decode(
        _ bytes: [UInt8],
        limits: PNGLimits = .default
    ) throws(PNGError) -> [APNGFrame] {
        guard isAnimated(bytes) else {
            let image = try PNG.decode(bytes, limits: limits)
            // A damaged name would hide an animation.
            _ = try PNGChunk.list(bytes)
            return [APNGFrame(image: image, delay: APNGDelay(numerator: 0, denominator: 100))]
        }
        return try APNGReader(PNGChunk.list(bytes), limits: limits).frames()
    }

    /// The frames in the file at `path`, as `decode` has them.
    ///
    /// - Throws: `PNGError`, with `noSuchFile` where there is none.
    public static func read(
        path: String,
        limits: PNGLimits = .default
    ) throws(PNGError) -> [APNGFrame] {
        try decode(PNG.bytes(path: path, limits: limits), limits: limits)
    }

    /// Whether the bytes are a PNG with an animation, sound or not.
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
