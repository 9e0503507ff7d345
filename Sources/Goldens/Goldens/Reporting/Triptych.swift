import Comparison
import Pictures
import Raster

/// The expected, difference and actual images of a frame, for display side by side in one image.
package struct Triptych: Sendable {
    /// The golden's image, or `nil` if it does not have the frame.
    package var expected: Image?
    /// The image of the differences, or `nil` if nothing could be compared.
    package var difference: Image?
    /// The drawn image, or `nil` if the frame was not drawn.
    package var actual: Image?

    /// Creates a triptych from left to right.
    package init(expected: Image?, difference: Image?, actual: Image?) {
        self.expected = expected
        self.difference = difference
        self.actual = actual
    }

    /// The gap between two images, in pixels.
    package static let gap = 8

    /// Returns the frames of an animation of triptychs, all with equal sizes.
    ///
    /// If `framesPerSecond` is `nil`, because time does not drive the frames, the rate is 10.
    package static func animation(
        of triptychs: [Triptych],
        framesPerSecond: Double?
    ) -> [APNGFrame] {
        let pictures = triptychs.flatMap(\.pictures).compactMap(\.self)
        let cell = PixelSize(
            width: pictures.map(\.width).max() ?? 0,
            height: pictures.map(\.height).max() ?? 0
        )
        // Delays are fractions of 16-bit numbers, so the rate is rounded to 1/1000 frame per
        // second.
        let rate = min(max(framesPerSecond ?? 10, 0.1), 65)
        let delay =
            rate.rounded() == rate
            ? APNGDelay(numerator: 1, denominator: UInt16(rate))
            : APNGDelay(numerator: 1000, denominator: UInt16((rate * 1000).rounded()))
        return triptychs.map { APNGFrame(image: $0.image(cell: cell), delay: delay) }
    }

    private var pictures: [Image?] { [expected, difference, actual] }

    /// Returns the three images in cells of equal size, each in the upper left corner of its cell.
    func image(cell: PixelSize) -> Image {
        let width = 3 * cell.width + 2 * Self.gap
        var pixels = [UInt8](repeating: 0, count: 4 * width * cell.height)
        for (column, picture) in pictures.enumerated() {
            guard let picture else { continue }
            let left = column * (cell.width + Self.gap)
            for y in 0..<picture.height {
                let start = 4 * (y * width + left)
                let row = 4 * y * picture.width
                pixels.replaceSubrange(
                    start..<start + 4 * picture.width,
                    with: picture.pixels[row..<row + 4 * picture.width]
                )
            }
        }
        return Image(width: width, height: cell.height, pixels: pixels)
    }
}
