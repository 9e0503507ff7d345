import Pictures
import Raster

extension ImageComparison {
    /// Returns an image of a difference: the expected image in light grey, with differences in
    /// colour.
    ///
    /// If the sizes differ, the result has the larger width and the larger height. Pixels outside
    /// one of the images are drawn as different.
    ///
    /// - Precondition: `difference` was computed from these images.
    public func differenceImage(
        of difference: ImageDifference,
        expected: Image,
        actual: Image,
        style: DifferenceStyle = DifferenceStyle()
    ) -> Image {
        precondition(
            difference.expectedSize == PixelSize(expected)
                && difference.actualSize == PixelSize(actual),
            "the difference must be from these images"
        )
        guard difference.kind != .size else {
            return DifferenceImage.ofSizes(expected, actual, style)
        }
        var picture = DifferenceImage(expected, style)
        if !style.isMask { picture.fill(difference.antialiased, style.antialiased) }
        guard let darker = style.darker else {
            picture.fill(difference.different, style.different)
            return picture.image
        }
        PixelPair.with(expected, actual) { pair in
            for run in difference.different {
                for x in run.columns {
                    let isDarker = isDarker(run.row * pair.width + x, pair)
                    let pixel = PixelRun(row: run.row, columns: x..<x + 1)
                    picture.fill([pixel], isDarker ? darker : style.different)
                }
            }
        }
        return picture.image
    }

    /// Whether the pixel became darker according to the method's measure of brightness.
    private func isDarker(_ index: Int, _ pair: PixelPair) -> Bool {
        switch method {
        case .pixelmatch(let options):
            return YIQComparator(options: options).delta(index, pair) < 0
        case .pixelmatchOklab(let options):
            let (a, b) = HyABComparator(options: options).colors(index, pair)
            return a.lightness > b.lightness
        case .exact, .perceptual, .ssim:
            return YIQ.luma(pair.expected(index), pair.actual(index), over: .white) > 0
        }
    }
}
