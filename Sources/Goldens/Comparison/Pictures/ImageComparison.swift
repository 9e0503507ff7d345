import Pictures
import Raster

/// A comparison of two images by a method, within an area.
///
/// Results are identical on all platforms: no method uses the system's math library.
public struct ImageComparison: Equatable, Sendable {
    /// The method that decides whether two pixels differ.
    public var method: ComparisonMethod
    /// The pixels that are compared.
    public var area: ComparedArea

    /// Creates a comparison. By default, it compares every byte of the entire images.
    public init(method: ComparisonMethod = .exact(), area: ComparedArea = .whole) {
        self.method = method
        self.area = area
    }

    /// Returns the difference between two images.
    ///
    /// - Complexity: Equal memory is compared with `memcmp`. The remaining time is linear in the
    ///   number of differing pixels. SSIM examines every pixel unless the images are equal.
    public func difference(_ expected: Image, _ actual: Image) -> ImageDifference {
        let size = PixelSize(expected)
        guard size == PixelSize(actual) else {
            return ImageDifference(expectedSize: size, actualSize: PixelSize(actual))
        }
        return PixelPair.with(expected, actual) { pair in difference(pair, size) }
    }

    private func difference(_ pair: PixelPair, _ size: PixelSize) -> ImageDifference {
        let compared = area.count(in: size)
        guard compared > 0 else {
            return ImageDifference(size: size, compared: 0, record: DifferenceRecord())
        }
        var score: Double?
        let record: DifferenceRecord
        switch method {
        case .exact(let options):
            var comparator = ExactComparator(options: options)
            record = PixelScan.run(pair, area, &comparator)
        case .pixelmatch(let options):
            var comparator = YIQComparator(options: options)
            record = PixelScan.run(pair, area, &comparator)
        case .pixelmatchOklab(let options):
            var comparator = HyABComparator(options: options)
            record = PixelScan.run(pair, area, &comparator)
        case .perceptual(let options):
            var comparator = PerceptualComparator(options: options)
            record = PixelScan.run(pair, area, &comparator)
            score = max(1 - comparator.sum / Double(compared), 0)
        case .ssim(let options):
            (record, score) = StructuralSimilarity.compare(pair, area, options)
        }
        return ImageDifference(size: size, compared: compared, record: record, score: score)
    }
}
