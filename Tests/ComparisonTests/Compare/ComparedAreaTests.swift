import Comparison
import Pictures
import Raster
import Testing

/// Ignored pixels must not fail a run, and no others may be ignored.
struct ComparedAreaTests {
    private static func rects(_ source: inout NumberSource, _ count: Int) -> [PixelRect] {
        (0..<count).map { _ in
            PixelRect(
                x: source.next(below: 40) - 5,
                y: source.next(below: 30) - 5,
                width: source.next(below: 20),
                height: source.next(below: 15)
            )
        }
    }

    private static func contains(_ rect: PixelRect, _ x: Int, _ y: Int) -> Bool {
        x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height
    }

    @Test func `random areas include the same pixels as a test of each pixel`() {
        let image = Image.plain(37, 26, [0, 0, 0, 255])
        let other = Image.plain(37, 26, [255, 255, 255, 255])
        for seed in 0..<60 as Range<UInt64> {
            var source = NumberSource(seed: seed)
            let area = ComparedArea(
                only: Self.rects(&source, Int(seed) % 4),
                ignored: Self.rects(&source, Int(seed) % 5)
            )
            var expected: Set<[Int]> = []
            for y in 0..<26 {
                for x in 0..<37 {
                    let isIn =
                        area.only.isEmpty || area.only.contains { Self.contains($0, x, y) }
                    let isOut = area.ignored.contains { Self.contains($0, x, y) }
                    if isIn && !isOut { expected.insert([x, y]) }
                }
            }
            for method: ComparisonMethod in [.exact(), .pixelmatch(), .ssim()] {
                let comparison = ImageComparison(method: method, area: area)
                let difference = comparison.difference(image, other)
                let found = difference.different.flatMap { run in
                    run.columns.map { [$0, run.row] }
                }
                #expect(Set(found) == expected && found.count == expected.count)
                #expect(difference.compared == expected.count)
            }
        }
    }

    @Test func `a difference in an ignored area is not reported`() {
        let image = Image.plain(20, 20, [9, 9, 9, 255])
        let other = image.with([(4, 4, [0, 0, 0, 255]), (15, 15, [200, 9, 9, 255])])
        let area = ComparedArea(ignored: [PixelRect(x: 15, y: 15, width: 1, height: 1)])
        let difference = ImageComparison(area: area).difference(image, other)
        #expect(difference.count == 1)
        #expect(difference.worst == WorstPixel(x: 4, y: 4, amount: 9))
        #expect(difference.compared == 399)
    }
}
