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
    /// The previous frame.
    private var previous: Image?
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
        let size = previous.map { PixelSize($0) }
        precondition(size == nil || size == PixelSize(image), "all frames must have the same size")
        let area = image.area(changedFrom: previous)
        let isWhole = area.width == image.width && area.height == image.height
        let png = try encoder.encode(
            isWhole ? image : image.cropped(to: area),
            scale: settings.scale
        )
        try writer.append(png, delay, area)
        previous = image
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard let bytes = finished() else { throw .png(.emptyImage(width: 0, height: 0)) }
        return bytes
    }

    /// Returns the complete file, or `nil` if there are no frames.
    func finished() -> [UInt8]? {
        guard previous != nil else { return nil }
        defer {
            writer = APNGWriter(frames: settings.count, plays: settings.plays)
            (previous, delayError) = (nil, 0)
        }
        return writer.finish()
    }
}

extension Image {
    /// Returns the smallest area with all pixels that differ from an image of the same size: the
    /// whole image if it is `nil`, and one pixel if none differs.
    fileprivate func area(changedFrom previous: Image?) -> PixelRect {
        guard let previous else { return PixelRect(x: 0, y: 0, width: width, height: height) }
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
            let row = 4 * y * width..<4 * (y + 1) * width
            let (own, other) = (pixels[row], previous.pixels[row])
            guard let first = zip(own, other).enumerated().first(where: { $1.0 != $1.1 }) else {
                continue
            }
            let last =
                zip(own.reversed(), other.reversed()).enumerated()
                .first { $1.0 != $1.1 }?.offset ?? 0
            left = min(left, first.offset / 4)
            right = max(right, width - last / 4)
            top = min(top, y)
            bottom = y + 1
        }
        guard left < right else { return PixelRect(x: 0, y: 0, width: 1, height: 1) }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
