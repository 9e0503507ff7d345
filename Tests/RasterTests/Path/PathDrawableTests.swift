import Raster
import Testing

/// Paths beyond the coordinate limit are rejected before they are flattened.
@Suite struct PathDrawableTests {
    @Test func `points within the limit are drawable`() {
        let far = Path.coordinateLimit
        let corners = [Point(x: -far, y: -far), Point(x: far, y: -far), Point(x: far, y: far)]
        #expect(Path.polygon(corners).isDrawable(through: .identity))
        #expect(Path().isDrawable(through: .identity))
        #expect(!Path.polygon(corners).isDrawable(through: .scale(1.001)))
        #expect(!Path.polygon(corners).isDrawable(through: .translation(dx: 1, dy: 0)))
    }

    @Test(
        "A point or control point beyond the limit makes a path undrawable",
        arguments: [1.1e7, -1.1e7, .nan, .infinity]
    )
    func everyPoint(number: Double) {
        for bad in 0..<7 {
            for point in [Point(x: number, y: 1), Point(x: 1, y: number)] {
                var points = (0..<7).map { Point(x: Double($0), y: 2) }
                points[bad] = point
                var path = Path()
                path.move(to: points[0])
                path.line(to: points[1])
                path.quad(to: points[2], control: points[3])
                path.cubic(to: points[4], control1: points[5], control2: points[6])
                path.close()
                #expect(!path.isDrawable(through: .identity))
            }
        }
    }
}
