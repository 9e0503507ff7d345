import CImageCodecs
import Raster

/// An encoder that writes all frames as one GIF.
///
/// All frames have one palette, so a colour looks the same in every frame. The frames' colours are
/// stored until the end, when the palette is known.
final class GIFEncoder: FrameEncoder {
    /// The shortest delay that browsers follow, in seconds. They show shorter ones for 0.1 s.
    static let shortestDelay = 0.02
    /// The longest delay in hundredths of a second.
    static let longestDelay = 65535
    private static let unit = 0.01
    /// The largest number of stored pixels, which take 1 GiB.
    private static let pixelLimit = 1 << 28

    private let settings: FrameSettings
    private let matte: GIFColor?
    private var delays = WholeDelays(unit: unit)
    private var frames: GIFFrames?

    init(_ settings: FrameSettings) throws(EncodingError) {
        try ImageCodec.gif.checkInstalled()
        // The file has the number of repetitions, which is one less.
        try ImageCodec.gif.check(plays: settings.plays, upTo: 65536)
        self.settings = settings
        matte = settings.matte.map { GIFColor($0) }
    }

    func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
        _ = try ImageCodec.gif.animation(of: image, settings)
        let size = PixelSize(image)
        precondition(frames == nil || frames?.size == size, "an animation's frames have one size")
        let delay = try delay(of: seconds)
        let colors = (0..<image.width * image.height).map { index in
            GIFColor(image[index % image.width, index / image.width], on: matte)
        }
        frames = frames ?? GIFFrames(size: size)
        frames?.add(colors, delay: delay)
        guard let frames, frames.pixelCount <= Self.pixelLimit else {
            throw ImageCodec.gif.refused("the frames need too much memory; use a lower --scale")
        }
    }

    func finish() throws(EncodingError) -> [UInt8] {
        guard let frames else { throw ImageCodec.gif.refused("there are no frames") }
        self.frames = nil
        delays = WholeDelays(unit: Self.unit)
        var animation = cic_animation()
        animation.width = Int32(frames.size.width)
        animation.height = Int32(frames.size.height)
        animation.frames = Int32(clamping: frames.list.count)
        animation.plays = Int32(clamping: settings.plays)
        return try GIFFile(animation, frames).bytes()
    }

    /// Returns the next delay in hundredths of a second.
    private func delay(of seconds: Double) throws(EncodingError) -> Int {
        // A still image has no delay.
        if settings.count == 1 { return 0 }
        let delay = delays.next(seconds)
        guard Double(delay) * Self.unit >= Self.shortestDelay else {
            throw ImageCodec.gif.refused(
                "browsers slow down frames that are shown for \(10 * max(delay, 0)) ms; "
                    + "use a lower --fps, at most \(Int(1 / Self.shortestDelay))"
            )
        }
        guard delay <= Self.longestDelay else {
            throw ImageCodec.gif.refused("a frame is shown for at most 655.35 s")
        }
        return delay
    }
}
