import Comparison
import Raster
import TestSupport
import Testing

/// The counts and the difference images equal those of pixelmatch to the bit, so users can keep
/// their thresholds.
struct PixelmatchTests {
    /// Options and styles that cover every branch.
    static let cases: [(options: PixelmatchOptions, style: DifferenceStyle)] = [
        (PixelmatchOptions(), DifferenceStyle()),
        (PixelmatchOptions(threshold: 0.03), DifferenceStyle()),
        (PixelmatchOptions(countsAntialiasing: true), DifferenceStyle()),
        (PixelmatchOptions(usesCheckerboard: false), DifferenceStyle(alpha: 0.5)),
        (
            PixelmatchOptions(),
            DifferenceStyle(
                antialiased: Color(red8: 9, green8: 8, blue8: 7),
                different: Color(red8: 1, green8: 2, blue8: 3),
                darker: Color(red8: 0, green8: 200, blue8: 255)
            )
        ),
        (PixelmatchOptions(threshold: 0), DifferenceStyle(isMask: true)),
        (
            PixelmatchOptions(threshold: 0.3),
            DifferenceStyle(alpha: 0, darker: Color(red8: 0, green8: 1, blue8: 0))
        ),
    ]

    /// The expected results for one pair and one version of pixelmatch.
    struct Vector: CustomTestStringConvertible, Sendable {
        let kind: SamplePair.Kind
        let seed: UInt64
        let isOklab: Bool
        let results: [String]

        var testDescription: String { "\(kind) \(seed), version \(isOklab ? 8 : 7)" }

        static let all: [Vector] = {
            let lines = PixelmatchVectors.text.split(separator: "\n").map(String.init)
            return stride(from: 0, to: lines.count, by: cases.count + 1).compactMap { start in
                let head = lines[start].split(separator: " ").map(String.init)
                guard let kind = SamplePair.Kind(rawValue: head[0]), let seed = UInt64(head[1])
                else { return nil }
                let results = lines[start + 1...start + cases.count].map {
                    String($0.drop { $0 == " " })
                }
                return Vector(
                    kind: kind,
                    seed: seed,
                    isOklab: head[2] == "8",
                    results: results
                )
            }
        }()
    }

    @Test func `there are vectors for all twenty pairs`() {
        #expect(Vector.all.count == 20)
    }

    @Test(arguments: Vector.all)
    func `counts and difference images equal those of pixelmatch`(vector: Vector) {
        let pair = SamplePair(vector.kind, seed: vector.seed)
        for ((options, style), expected) in zip(Self.cases, vector.results) {
            let method: ComparisonMethod =
                vector.isOklab ? .pixelmatchOklab(options) : .pixelmatch(options)
            let comparison = ImageComparison(method: method)
            let difference = comparison.difference(pair.expected, pair.actual)
            let picture = comparison.differenceImage(
                of: difference,
                expected: pair.expected,
                actual: pair.actual,
                style: style
            )
            let window = difference.densestWindow(side: 8)?.count ?? 0
            let sum = String(PNGChunks.crc32(picture.pixels), radix: 16)
            let padded = String(repeating: "0", count: 8 - sum.count) + sum
            let counts = "\(difference.count) \(difference.antialiasedCount) \(window)"
            #expect("\(counts) \(padded)" == expected)
        }
    }

    @Test(arguments: [false, true])
    func `black and white differ by about 1`(isOklab: Bool) throws {
        let method: ComparisonMethod = isOklab ? .pixelmatchOklab() : .pixelmatch()
        let difference = ImageComparison(method: method).difference(
            .plain(5, 5, [0, 0, 0, 255]),
            .plain(5, 5, [255, 255, 255, 255])
        )
        let worst = try #require(difference.worst)
        #expect(abs(worst.amount - 1) < 0.035)
        #expect(difference.count == 25)
    }

    @Test func `white on transparency is visible over the checkerboard but not over white`() {
        let (nothing, white) = (
            Image.plain(9, 9, [0, 0, 0, 0]), Image.plain(9, 9, [255, 255, 255, 255])
        )
        for isOklab in [false, true] {
            func count(_ options: PixelmatchOptions) -> Int {
                let method: ComparisonMethod =
                    isOklab ? .pixelmatchOklab(options) : .pixelmatch(options)
                return ImageComparison(method: method).difference(nothing, white).count
            }
            #expect(count(PixelmatchOptions()) == 81)
            #expect(count(PixelmatchOptions(usesCheckerboard: false)) == 0)
        }
    }

    @Test(arguments: SamplePair.Kind.allCases)
    func `a higher threshold never finds more differences`(kind: SamplePair.Kind) {
        for seed in 20..<30 as Range<UInt64> {
            let pair = SamplePair(kind, seed: seed)
            var (before, beforeOklab) = (Int.max, Int.max)
            for threshold in [0, 0.02, 0.1, 0.3, 0.7, 1] {
                let options = PixelmatchOptions(threshold: threshold, countsAntialiasing: true)
                let count = ImageComparison(method: .pixelmatch(options))
                    .difference(pair.expected, pair.actual).count
                let oklab = ImageComparison(method: .pixelmatchOklab(options))
                    .difference(pair.expected, pair.actual).count
                #expect(count <= before && oklab <= beforeOklab)
                (before, beforeOklab) = (count, oklab)
            }
        }
    }
}
