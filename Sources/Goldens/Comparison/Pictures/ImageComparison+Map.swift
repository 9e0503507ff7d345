import Pictures
import Raster

extension ImageComparison {
    /// Returns the difference of each pixel. Returns `nil` if the images have different sizes.
    ///
    /// - Complexity: O(*n*) for *n* pixels, in addition to the time of `difference(_:_:)`.
    public func map(_ expected: Image, _ actual: Image) -> DifferenceMap? {
        let size = PixelSize(expected)
        guard size == PixelSize(actual) else { return nil }
        return PixelPair.with(expected, actual) { pair in
            DifferenceMap(size: size, amounts: amounts(pair))
        }
    }

    private func amounts(_ pair: PixelPair) -> [Double] {
        switch method {
        case .exact(let options): amounts(pair, ExactComparator(options: options))
        case .pixelmatch(let options): amounts(pair, YIQComparator(options: options))
        case .pixelmatchOklab(let options): amounts(pair, HyABComparator(options: options))
        case .perceptual(let options): amounts(pair, PerceptualComparator(options: options))
        case .ssim: StructuralSimilarity.amounts(pair, area)
        }
    }

    private func amounts(_ pair: PixelPair, _ comparator: some PixelComparator) -> [Double] {
        var amounts = Array(repeating: 0.0, count: pair.width * pair.height)
        PixelScan.visit(pair, area) { x, y in
            amounts[y * pair.width + x] = comparator.amount(x: x, y: y, in: pair)
        }
        return amounts
    }
}
