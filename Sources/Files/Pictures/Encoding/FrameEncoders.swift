import Raster

/// An encoder that writes each frame as a PNG.
final class StillEncoder: FrameEncoder {
    private var encoder: PNGEncoder
    private let settings: FrameSettings
    private var bytes: [UInt8] = []

    init(_ settings: FrameSettings) throws(PNGError) {
        encoder = try PNGEncoder(compression: settings.compression)
        self.settings = settings
    }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        precondition(bytes.isEmpty, "a PNG file must have only one frame")
        do throws(PNGError) {
            bytes = try encoder.encode(image, scale: settings.scale, text: settings.text)
        } catch {
            throw .png(error)
        }
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard !bytes.isEmpty else { throw .png(.emptyImage(width: 0, height: 0)) }
        defer { bytes = [] }
        return bytes
    }
}

/// An encoder that writes all frames as one animated PNG.
final class AnimationEncoder: FrameEncoder {
    private var encoder: PNGEncoder
    private var writer: APNGWriter
    private let settings: FrameSettings
    private var size: PixelSize?
    /// The accumulated rounding error of the written delays, in seconds.
    private var delayError = 0.0

    init(_ settings: FrameSettings) throws(PNGError) {
        encoder = try PNGEncoder(compression: settings.compression)
        writer = APNGWriter(frames: settings.count, plays: settings.plays)
        self.settings = settings
    }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        // Add the rounding error of the previous delays to this one.
        let delay = APNGDelay(seconds: seconds + delayError)
        delayError += seconds - delay.seconds
        do throws(PNGError) {
            try append(image, delay: delay)
        } catch {
            throw .png(error)
        }
    }

    /// Adds the next frame with an exact delay.
    func append(_ image: Image, delay: APNGDelay) throws(PNGError) {
        let frame = PixelSize(image)
        precondition(size == nil || size == frame, "all frames must have the same size")
        size = frame
        let png = try encoder.encode(image, scale: settings.scale)
        try writer.append(png, delay, frame)
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard let bytes = finished() else { throw .png(.emptyImage(width: 0, height: 0)) }
        return bytes
    }

    /// Returns the complete file, or `nil` if there are no frames.
    func finished() -> [UInt8]? {
        guard size != nil else { return nil }
        defer {
            writer = APNGWriter(frames: settings.count, plays: settings.plays)
            (size, delayError) = (nil, 0)
        }
        return writer.finish()
    }
}
