import Raster
import Testing

@Suite struct RectTests {
    private let rect = Rect(x: 10, y: 20, width: 30, height: 60)

    @Test func `sides and centre follow from origin and size`() {
        #expect(rect.minX == 10 && rect.maxX == 40 && rect.width == 30)
        #expect(rect.minY == 20 && rect.maxY == 80 && rect.height == 60)
        #expect(rect.center == Point(x: 25, y: 50))
        #expect(rect.origin == Point(x: 10, y: 20))
        #expect(rect.size == Size(width: 30, height: 60))
    }

    @Test func `a rectangle is the same when created from its centre`() {
        #expect(Rect(center: rect.center, size: rect.size) == rect)
    }

    @Test func `unit points run from the top left to the bottom right corner`() {
        #expect(rect.point(atUnit: .zero) == rect.origin)
        #expect(rect.point(atUnit: Point(x: 1, y: 1)) == Point(x: 40, y: 80))
        #expect(rect.point(atUnit: Point(x: 0.5, y: 0.25)) == Point(x: 25, y: 35))
    }
}
