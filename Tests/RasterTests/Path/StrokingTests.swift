import Raster
import SeededRandom
import Testing

/// Strokes cover the exact area, also where they overlap themselves.
@Suite struct StrokingTests {
    static func image(_ path: Path, _ style: StrokeStyle, size: Int = 40) -> Image {
        var renderer = Renderer()
        return renderer.render(
            Scene(
                width: size,
                height: size,
                items: [.shape(Shape(path: path, style: .stroke(style), paint: .solid(.white)))]
            )
        )
    }

    static func error(_ path: Path, _ style: StrokeStyle, size: Int = 40, steps: Int)
        -> CoverageError
    {
        let reference = ReferenceStroke(path, style, steps: steps).coverage(size: size)
        return CoverageError(image(path, style, size: size), reference)
    }

    static func cubic(_ p: [(Double, Double)]) -> Path {
        let points = p.map { Point(x: $0.0, y: $0.1) }
        var path = Path()
        path.move(to: points[0])
        path.cubic(to: points[3], control1: points[1], control2: points[2])
        return path
    }

    @Test(
        "Strokes of lines cover the exact area, with all joins and caps",
        arguments: StrokeStyle.Cap.allCases,
        StrokeStyle.Join.allCases
    )
    func polylines(cap: StrokeStyle.Cap, join: StrokeStyle.Join) {
        var path = Path()
        path.move(to: Point(x: 8.3, y: 30.1))
        path.line(to: Point(x: 18.2, y: 8.4))
        path.line(to: Point(x: 25.9, y: 29.3))
        path.line(to: Point(x: 33.1, y: 27.7))
        for width in [0.4, 1, 5, 11] {
            let style = StrokeStyle(width: width, cap: cap, join: join)
            let error = Self.error(path, style, steps: 1)
            #expect(error.worst <= 1, "width \(width): \(error)")
        }
        path.close()
        let error = Self.error(path, StrokeStyle(width: 5, cap: cap, join: join), steps: 1)
        #expect(error.worst <= 1, "closed: \(error)")
    }

    @Test(
        "Strokes of curves cover the exact area, with loops, cusps and folds",
        arguments: [
            [(4.0, 30.0), (10, 4), (30, 4), (36, 30)],
            [(4, 30), (40, 4), (0, 4), (36, 30)],
            [(8, 30), (32, 8), (8, 8), (32, 30)],
            [(8, 20), (44, 20), (-4, 20), (32, 20)],
            [(20, 20), (20, 20), (30, 10), (20, 8)],
            [(12, 24), (12, 8), (16, 8), (16, 24)],
        ],
        StrokeStyle.Cap.allCases
    )
    func curves(points: [(Double, Double)], cap: StrokeStyle.Cap) {
        for width in [1.0, 4, 12] {
            let style = StrokeStyle(width: width, cap: cap)
            let error = Self.error(Self.cubic(points), style, steps: 800)
            // A curve that begins with infinite curvature, with a line as wide as itself, overlaps
            // itself everywhere. An error of two steps is acceptable there.
            let limit = points[0] == points[1] && width == 12 ? 2.0 : 1.0
            #expect(error.worst <= limit, "\(points) width \(width): \(error)")
        }
    }

    @Test func `a single line has the same outline as a contour of one segment`() {
        var random = SplitMix64(seed: 137)
        var stroking = Stroking()
        for _ in 0..<3000 {
            let sizes: [Double] = [1e-300, 1e-9, 1e-3, 1, 40]
            let size = sizes.randomElement(using: &random) ?? 1
            let start = Point(
                x: .random(in: -40...40, using: &random),
                y: .random(in: -40...40, using: &random)
            )
            let step = Vector(
                dx: .random(in: -size...size, using: &random),
                dy: .random(in: -size...size, using: &random)
            )
            let style = StrokeStyle(
                width: .random(in: 0.01...30, using: &random),
                cap: StrokeStyle.Cap.allCases.randomElement(using: &random) ?? .round
            )
            let scale = Double.random(in: 0.1...4, using: &random)
            let line = Path.line(from: start, to: start + step)
            // An empty contour after it draws nothing.
            var contours = line
            contours.move(to: .zero)
            var (one, other) = (PixelOutline(), PixelOutline())
            stroking.stroke(line, style, scale: scale, keepsArcs: true, into: &one)
            stroking.stroke(contours, style, scale: scale, keepsArcs: true, into: &other)
            #expect(one.points == other.points && one.ends == other.ends, "\(line) by \(style)")
        }
    }
}
