/// One row of pixels while it is composited.
package struct PixelRow: Sendable {
    /// Straight colours; clear outside of `extent`.
    package var pixels: [StraightPixel]
    /// The stretch that has been touched.
    package private(set) var extent: Range<Int> = 0..<0

    /// A clear row of `width` pixels.
    package init(width: Int) {
        pixels = [StraightPixel](repeating: .zero, count: width)
    }

    /// Remembers that `columns` have been touched.
    package mutating func touch(_ columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        extent =
            extent.isEmpty
            ? columns
            : min(
                extent.lowerBound,
                columns.lowerBound
            )..<max(
                extent.upperBound,
                columns.upperBound
            )
    }

    /// Makes the row clear again.
    package mutating func clear() {
        for i in extent { pixels[i] = .zero }
        extent = 0..<0
    }

    /// Writes the touched pixels as row `row` of `image`.
    package func write(row: Int, to image: inout Image) {
        let first = 4 * row * image.width
        for x in extent {
            let rgba = EncodedPixel(pixels[x]).rgba
            let i = first + 4 * x
            image.pixels[i] = UInt8(truncatingIfNeeded: rgba)
            image.pixels[i + 1] = UInt8(truncatingIfNeeded: rgba >> 8)
            image.pixels[i + 2] = UInt8(truncatingIfNeeded: rgba >> 16)
            image.pixels[i + 3] = UInt8(truncatingIfNeeded: rgba >> 24)
        }
    }
}
