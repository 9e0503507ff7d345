import Comparison
import Pictures
import Raster

/// An animated PNG of a sequence that shows the expected, difference and actual images side by
/// side.
struct FailureAnimation {
    let expected: [SequenceFrame]
    let actual: [SequenceFrame]
    /// The scale, in pixels per point.
    let scale: Double

    /// The maximum number of pixels of an animation. A larger animation is not written.
    private static let limit = 1 << 28
    /// The maximum size of an animation in bytes, because it is built in memory.
    private static let byteLimit = 48 << 20

    /// Returns the file's bytes, or `nil` if the animation would be too large.
    func bytes() throws(PNGError) -> [UInt8]? {
        let sizes = (expected + actual).map(\.size)
        let cell = PixelSize(
            width: sizes.map(\.width).max() ?? 0,
            height: sizes.map(\.height).max() ?? 0
        )
        let count = max(expected.count, actual.count)
        guard 3 * count * cell.width * cell.height <= Self.limit else { return nil }
        var encoder = try PNGEncoder(compression: .fast)
        var writer = APNGWriter(frames: count, plays: 0)
        var length = 0
        for index in 0..<count {
            let image = triptych(index).image(cell: cell)
            let png = try encoder.encode(image, scale: scale)
            length += png.count
            guard length <= Self.byteLimit else { return nil }
            let area = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
            try writer.append(png, delay(of: index), area)
        }
        return writer.finish()
    }

    private func triptych(_ index: Int) -> Triptych {
        let old = index < expected.count ? expected[index] : nil
        let new = index < actual.count ? actual[index] : nil
        var triptych = Triptych(expected: old?.image, difference: nil, actual: new?.image)
        guard let old, let new, !old.isSame(as: new) else { return triptych }
        let comparison = ImageComparison()
        let difference = comparison.difference(old.image, new.image)
        triptych.difference = comparison.differenceImage(
            of: difference,
            expected: old.image,
            actual: new.image
        )
        return triptych
    }

    /// Returns the time until the next frame, or 0.1 s if time does not drive the frames.
    private func delay(of index: Int) -> APNGDelay {
        let frames = actual.isEmpty ? expected : actual
        let next = index + 1 < frames.count ? index + 1 : index
        guard next > 0, next < frames.count, let start = frames[next - 1].moment.seconds,
            let end = frames[next].moment.seconds, end > start
        else { return APNGDelay(numerator: 1, denominator: 10) }
        let milliseconds = min(max((end - start) * 1000, 1), 60_000).rounded()
        return APNGDelay(numerator: UInt16(milliseconds), denominator: 1000)
    }
}
