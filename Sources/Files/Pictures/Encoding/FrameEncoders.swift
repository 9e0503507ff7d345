import Raster

/// One frame as a PNG.
final class StillEncoder: FrameEncoder {
    private var encoder: PNGEncoder
    private let settings: FrameSettings
    private var bytes: [UInt8] = []

    init(_ settings: FrameSettings) throws(PNGError) {
        encoder = try PNGEncoder(compression: settings.compression)
        self.settings = settings
    }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        precondition(bytes.isEmpty, "a still picture has one frame")
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

/// Frames as an animated PNG, each stored whole.
final class AnimationEncoder: FrameEncoder {
    private var encoder: PNGEncoder
    private var writer: APNGWriter
    private let settings: FrameSettings
    private var size: PixelSize?
    /// The time by which the delays written so far fall short of those asked for, in seconds.
    private var owed = 0.0

    init(_ settings: FrameSettings) throws(PNGError) {
        encoder = try PNGEncoder(compression: settings.compression)
        writer = APNGWriter(frames: settings.count, plays: settings.plays)
        self.settings = settings
    }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        // What rounding loses of one delay is given to the next.
        let delay = APNGDelay(seconds: seconds + owed)
        owed += seconds - delay.seconds
        do throws(PNGError) {
            try append(image, delay: delay)
        } catch {
            throw .png(error)
        }
    }

    /// Adds the next frame with the delay as the file has it.
    func append(_ image: Image, delay: APNGDelay) throws(PNGError) {
        let frame = PixelSize(image)
        precondition(size == nil || size == frame, "the frames of an animation have one size")
        size = frame
        let png = try encoder.encode(image, scale: settings.scale)
        try writer.append(png, delay, frame)
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard let bytes = finished() else { throw .png(.emptyImage(width: 0, height: 0)) }
        return bytes
    }

    /// The whole file; nil where there was no frame.
    func finished() -> [UInt8]? {
        guard size != nil else { return nil }
        defer {
            writer = APNGWriter(frames: settings.count, plays: settings.plays)
            (size, owed) = (nil, 0)
        }
        return writer.finish()
    }
}
