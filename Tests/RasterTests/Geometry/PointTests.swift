import Raster
import Testing

@Suite struct PointTests {
    @Test func `the difference of two points leads from one to the other`() {
        let (a, b) = (Point(x: 1, y: 2), Point(x: 4, y: 6))
        let step = b - a
        let back: Point = b - step
        #expect(step == Vector(dx: 3, dy: 4))
        #expect(a + step == b)
        #expect(back == a)
    }

    @Test func `interpolation runs from the first point to the second`() {
        let (a, b) = (Point(x: 1, y: 2), Point(x: 5, y: -2))
        #expect(a.interpolated(to: b, at: 0) == a)
        #expect(a.interpolated(to: b, at: 0.25) == Point(x: 2, y: 1))
        #expect(a.interpolated(to: b, at: 1) == b)
    }

    @Test func `a point with NaN or infinity is not finite`() {
        #expect(Point(x: 1e300, y: -1).isFinite)
        #expect(!Point(x: .nan, y: 0).isFinite)
        #expect(!Point(x: 0, y: -.infinity).isFinite)
    }
}
