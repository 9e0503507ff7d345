import Raster
import Testing

@Suite struct PointTests {
    @Test func displacementsLeadFromPointToPoint() {
        let (a, b) = (Point(x: 1, y: 2), Point(x: 4, y: 6))
        let way = b - a
        let back: Point = b - way
        #expect(way == Vector(dx: 3, dy: 4))
        #expect(a + way == b)
        #expect(back == a)
    }

    @Test func interpolationRunsFromHereToThere() {
        let (a, b) = (Point(x: 1, y: 2), Point(x: 5, y: -2))
        #expect(a.interpolated(to: b, at: 0) == a)
        #expect(a.interpolated(to: b, at: 0.25) == Point(x: 2, y: 1))
        #expect(a.interpolated(to: b, at: 1) == b)
    }

    @Test func onlyNumbersAreFinite() {
        #expect(Point(x: 1e300, y: -1).isFinite)
        #expect(!Point(x: .nan, y: 0).isFinite)
        #expect(!Point(x: 0, y: -.infinity).isFinite)
    }
}
