import Raster

/// One frame as a PNG.
final class StillEncoder: FrameEncoder {
    private var encoder: PNGEncoder
    private let scale: Double
    private var bytes: [UInt8] = []

    init(_ settings: FrameSettings) throws(PNGError) {
        encoder = try PNGEncoder(compression: settings.compression)
        scale = settings.scale
    }

    func add(_ image: Image, lasting seconds: Double) throws(PNGError) {
        precondition(bytes.isEmpty, "a still picture has one frame")
        bytes = try encoder.encode(image, scale: scale)
    }

    func finish() throws(PNGError) -> [UInt8] {
        guard !bytes.isEmpty else { throw .emptyImage(width: 0, height: 0) }
        return bytes
    }
}

/// Frames as an animated PNG, each stored whole.
final class AnimationEncoder: FrameEncoder {
    private var encoder: PNGEncoder
    private var writer: APNGWriter
    private let scale: Double
    private var size: PixelSize?

    init(_ settings: FrameSettings) throws(PNGError) {
        encoder = try PNGEncoder(compression: settings.compression)
        writer = APNGWriter(frames: settings.count, plays: settings.plays)
        scale = settings.scale
    }

    func add(_ image: Image, lasting seconds: Double) throws(PNGError) {
        try add(image, delay: APNGDelay(seconds: seconds))
    }

    /// Adds the next frame with the delay as the file has it.
    func add(_ image: Image, delay: APNGDelay) throws(PNGError) {
        let frame = PixelSize(image)
        precondition(size == nil || size == frame, "the frames of an animation have one size")
        size = frame
        let png = try encoder.encode(image, scale: scale)
        try writer.append(png, delay, frame)
    }

    func finish() throws(PNGError) -> [UInt8] {
        guard size != nil else { throw .emptyImage(width: 0, height: 0) }
        return writer.finish()
    }
}
