import Pictures
import Raster

/// A mutable image of differences.
struct DifferenceImage {
    private let width: Int
    private let height: Int
    private var pixels: [UInt8]

    /// The finished image.
    var image: Image { Image(width: width, height: height, pixels: pixels) }

    /// Starts with the expected image in light grey, or with a transparent image for a mask.
    init(_ expected: Image, _ style: DifferenceStyle) {
        width = expected.width
        height = expected.height
        guard !style.isMask else {
            pixels = Array(repeating: 0, count: expected.pixels.count)
            return
        }
        pixels = []
        pixels.reserveCapacity(expected.pixels.count)
        let source = expected.pixels
        for start in stride(from: 0, to: source.count, by: 4) {
            let luma = YIQ.luma(
                Double(source[start]),
                Double(source[start + 1]),
                Double(source[start + 2])
            )
            // 255 + (Y − 255)·α·a / 255, truncated
            let grey = 255 + (luma - 255) * style.alpha * Double(source[start + 3]) / 255
            let byte = UInt8(grey)
            pixels.append(byte)
            pixels.append(byte)
            pixels.append(byte)
            pixels.append(255)
        }
    }

    /// Fills pixels with an opaque colour.
    mutating func fill(_ runs: [PixelRun], _ color: Color) {
        let bytes = [color.red, color.green, color.blue, 1].map { UInt8(($0 * 255).rounded()) }
        for run in runs {
            for x in run.columns {
                let start = 4 * (run.row * width + x)
                for channel in 0..<4 { pixels[start + channel] = bytes[channel] }
            }
        }
    }

    /// Returns an image for two images of different sizes. The common area is grey. Pixels outside
    /// one of the images are drawn as different.
    static func ofSizes(_ expected: Image, _ actual: Image, _ style: DifferenceStyle) -> Image {
        let size = PixelSize(
            width: max(expected.width, actual.width),
            height: max(expected.height, actual.height)
        )
        var source: [UInt8] = []
        source.reserveCapacity(4 * size.width * size.height)
        for y in 0..<size.height {
            let covered = y < expected.height ? 4 * expected.width : 0
            source += expected.pixels[covered * y..<covered * (y + 1)]
            source += repeatElement(0, count: 4 * size.width - covered)
        }
        var picture = DifferenceImage(
            Image(width: size.width, height: size.height, pixels: source),
            style
        )
        let shared = min(expected.width, actual.width)
        for y in 0..<size.height {
            let isShared = y < min(expected.height, actual.height)
            let columns = (isShared ? shared : 0)..<size.width
            picture.fill([PixelRun(row: y, columns: columns)], style.different)
        }
        return picture.image
    }
}
