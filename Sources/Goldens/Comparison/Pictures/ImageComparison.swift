import Pictures
import Raster

/// Compares two pictures by a method, within an area.
///
/// The same pictures give the same result everywhere: no method leans on the system's mathematics.
public struct ImageComparison: Equatable, Sendable {
    /// How pixels are distinguished.
    public var method: ComparisonMethod
    /// Which pixels are compared.
    public var area: ComparedArea

    /// A comparison; by default of every byte of whole pictures.
    public init(method: ComparisonMethod = .exact(), area: ComparedArea = .whole) {
        self.method = method
        self.area = area
    }

    /// How `actual` differs from `expected`.
    ///
    /// - Complexity: That of comparing their memory while they are the same, then linear in the
    ///   pixels that differ; SSIM looks at every pixel of pictures that are not the same.
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
