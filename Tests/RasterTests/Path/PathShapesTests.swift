import Raster
import Testing

@Suite struct PathShapesTests {
    @Test func `a circle starts at 3 o'clock and runs clockwise`() {
        let path = Path.circle(in: Rect(x: 0, y: 0, width: 100, height: 100))
        let k = 0.5522848 * 50
        #expect(path.elements.count == 6)
        #expect(path.elements.last == .close)
        #expect(path.firstPoint == Point(x: 100, y: 50))
        #expect(
            path.elements.map(\.end) == [
                Point(x: 100, y: 50), Point(x: 50, y: 100), Point(x: 0, y: 50), Point(x: 50, y: 0),
                Point(x: 100, y: 50), nil,
            ]
        )
        guard case .cubic(let a, let b, _) = path.elements[1] else {
            Issue.record("a circle is made of cubics")
            return
        }
        #expect(near(a, Point(x: 100, y: 50 + k), 1e-5))
        #expect(near(b, Point(x: 50 + k, y: 100), 1e-5))
    }

    @Test func `a circle is inscribed in the centred square of the shorter side`() {
        let wide = Path.circle(in: Rect(x: 10, y: 20, width: 60, height: 40))
        #expect(wide.bounds == Rect(x: 20, y: 20, width: 40, height: 40))
        let tall = Path.circle(in: Rect(x: 0, y: 0, width: 8, height: 20))
        #expect(tall.bounds == Rect(x: 0, y: 6, width: 8, height: 8))
    }

    @Test func `a circle of cubics deviates by less than the known error`() {
        for segment in Path.circle(center: .zero, radius: 1).segments.prefix(4) {
            for step in 0...100 {
                let radius = (segment.point(at: Double(step) / 100) - Point.zero).length
                #expect((-1e-15...2.8e-4).contains(radius - 1))
            }
        }
    }

    @Test func `a negative radius counts as zero, and NaN stays NaN`() {
        #expect(Path.circle(center: .zero, radius: -3).bounds?.size == Size(width: 0, height: 0))
        #expect(Path.circle(center: .zero, radius: .nan).bounds == nil)
    }

    @Test func `a rectangle starts at its origin and runs clockwise`() {
        let path = Path.rect(Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(
            path.elements == [
                .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 6)),
                .line(Point(x: 1, y: 6)), .close,
            ]
        )
    }

    @Test func `polygons and lines have the given points`() {
        let points = [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 0, y: 3)]
        #expect(near(Path.polygon(points).arcLength, 12))
        #expect(near(Path.polygon(points, isClosed: false).arcLength, 9))
        #expect(Path.polygon([]).isEmpty)
        #expect(
            Path.line(from: points[0], to: points[1]).elements == [
                .move(points[0]), .line(points[1]),
            ]
        )
    }

    @Test func `a capsule is two half circles and two lines`() {
        let path = Path.capsule(
            in: Rect(x: 0, y: 0, width: 100, height: 20),
            corners: .circular
        )
        #expect(path.firstPoint == Point(x: 100, y: 10))
        #expect(path.bounds == Rect(x: 0, y: 0, width: 100, height: 20))
        #expect(near(path.arcLength, 160 + 20 * .pi, 0.02))
        // 4 quarters and 2 sides; the closing line has no length.
        #expect(path.elements.count == 8)
        #expect(path.lastPoint == path.firstPoint)
    }

    @Test func `the capsule of a square is its circle`() {
        let rect = Rect(x: 0.1, y: 0.3, width: 0.7, height: 0.7)
        let capsule = Path.capsule(in: rect, corners: .circular)
        let circle = Path.circle(in: rect)
        #expect(capsule.elements.count == circle.elements.count)
        for (a, b) in zip(capsule.segments, circle.segments) {
            #expect(near(a.point(at: 0.4), b.point(at: 0.4), 1e-12))
        }
    }
}
