import Comparison
import Pictures
import Raster
import Testing

/// SSIM, for users with thresholds in that measure.
struct StructuralSimilarityTests {
    private let c1 = 2.55 * 2.55

    @Test func `plain images differ by their means only`() {
        let comparison = ImageComparison(method: .ssim())
        let difference = comparison.difference(
            .plain(22, 11, [100, 100, 100, 255]),
            .plain(22, 11, [150, 150, 150, 255])
        )
        // (2 · 100 · 150 + C₁) / (100² + 150² + C₁)
        let index = (30_000 + c1) / (32_500 + c1)
        #expect(abs(difference.score - index) < 1e-6)
        #expect(difference.count == 242)
        #expect(abs((difference.worst?.amount ?? 0) - (1 - index)) < 1e-6)
    }

    @Test func `only windows that differ are reported, including narrower ones at the borders`() {
        let image = Image.plain(25, 30, [100, 100, 100, 255])
        let other = image.with([(24, 29, [255, 255, 255, 255]), (12, 3, [0, 0, 0, 255])])
        let boxes = ImageComparison(method: .ssim()).difference(image, other).boxes
        #expect(
            boxes.map(\.area) == [
                PixelRect(x: 11, y: 0, width: 11, height: 11),
                PixelRect(x: 22, y: 22, width: 3, height: 8),
            ]
        )
    }

    @Test func `white on transparency is visible`() {
        let difference = ImageComparison(method: .ssim()).difference(
            .plain(11, 11, [255, 255, 255, 0]),
            .plain(11, 11, [255, 255, 255, 255])
        )
        #expect(difference.count == 121 && difference.score < 0.01)
    }

    @Test func `large images are compared in tiles without losing pixels`() {
        let image = Image.plain(700, 640, [100, 100, 100, 255])
        let other = Image.plain(700, 640, [150, 150, 150, 255])
        let difference = ImageComparison(method: .ssim()).difference(image, other)
        #expect(difference.count == 700 * 640)
        let exact: Double = (30_000 + c1) / (32_500 + c1)
        #expect(abs(difference.score - exact) < 1e-6)
    }

    @Test func `ignored pixels do not lower a window's index`() {
        let image = Image.plain(11, 11, [100, 100, 100, 255])
        let other = image.with([(5, 5, [255, 255, 255, 255])])
        let area = ComparedArea(ignored: [PixelRect(x: 5, y: 5, width: 1, height: 1)])
        let difference = ImageComparison(method: .ssim(), area: area).difference(image, other)
        #expect(difference.isSame && difference.score == 1)
    }

    @Test func `in a long strip only the differing windows are reported, despite an ignored area`()
    {
        let image = Image.plain(24, 2_000, [100, 100, 100, 255])
        let other = image.with([(5, 1_990, [255, 255, 255, 255]), (3, 3, [0, 0, 0, 255])])
        let area = ComparedArea(ignored: [PixelRect(x: 0, y: 0, width: 9, height: 9)])
        let difference = ImageComparison(method: .ssim(), area: area).difference(image, other)
        #expect(difference.boxes.map(\.area) == [PixelRect(x: 0, y: 1_980, width: 11, height: 11)])
    }

    @Test func `the map has the difference of each window`() throws {
        let image = Image.plain(22, 11, [100, 100, 100, 255])
        let other = image.with([(5, 5, [255, 255, 255, 255])])
        let map = try #require(ImageComparison(method: .ssim()).map(image, other))
        #expect(map[0, 0] == map[10, 10] && map[0, 0] > 0.01)
        #expect(map[11, 0] == 0)
    }
}
