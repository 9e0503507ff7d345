import Comparison
import Pictures
import Raster

/// Expected, difference and actual of a frame, to be shown beside each other in one picture.
package struct Triptych: Sendable {
    /// The golden's picture; nil where it has none.
    package var expected: Image?
    /// The picture of the differences; nil where nothing could be compared.
    package var difference: Image?
    /// The picture drawn; nil where there is none.
    package var actual: Image?

    /// Pictures from left to right.
    package init(expected: Image?, difference: Image?, actual: Image?) {
        self.expected = expected
        self.difference = difference
        self.actual = actual
    }

    /// The transparent pixels between two pictures.
    package static let gap = 8

    /// The frames of an animation that plays triptychs in step, all of one size.
    ///
    /// - Parameter framesPerSecond: Frames a second; nil, for frames that follow no clock, shows
    ///   ten of them.
    package static func animation(
        of triptychs: [Triptych],
        framesPerSecond: Double?
    ) -> [APNGFrame] {
        let pictures = triptychs.flatMap(\.pictures).compactMap(\.self)
        let cell = PixelSize(
            width: pictures.map(\.width).max() ?? 0,
            height: pictures.map(\.height).max() ?? 0
        )
        // Thousandths of a frame a second are as fine as the format's 16 bits allow.
        let rate = min(max(framesPerSecond ?? 10, 0.1), 65)
        let delay =
            rate.rounded() == rate
            ? APNGDelay(numerator: 1, denominator: UInt16(rate))
            : APNGDelay(numerator: 1000, denominator: UInt16((rate * 1000).rounded()))
        return triptychs.map { APNGFrame(image: $0.image(cell: cell), delay: delay) }
    }

    private var pictures: [Image?] { [expected, difference, actual] }

    /// The three in cells of one size, each at its cell's top left.
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
