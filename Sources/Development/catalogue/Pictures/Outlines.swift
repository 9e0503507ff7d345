import Raster

/// Outlines for several images, within 120 × 120 points.
enum Outlines {
    /// Returns the ring of a pull at `progress`: an arc that grows and rotates.
    static func ring(progress: Double) -> Path {
        let center = Point(x: 60, y: 60)
        return Path.circle(center: center, radius: 48).trimmed(from: 0, to: progress)
            .transformed(by: .rotation(.degrees(150 * progress), about: center))
    }

    /// Returns a self-intersecting star polygon with `points` corners.
    static func star(points: Int = 5, step: Int = 2, radius: Double = 52.5) -> Path {
        .polygon(
            (0..<points).map { index in
                let turn = Double(index * step) / Double(points)
                return Point(x: 60, y: 62) + Vector(angle: .turns(turn + 0.0277)) * radius
            }
        )
    }

    /// An irregular round shape of four cubic curves.
    static let blob: Path = {
        var path = Path()
        path.move(to: Point(x: 60, y: 8))
        let curves: [(Point, Point, Point)] = [
            (Point(x: 100, y: 5), Point(x: 118, y: 45), Point(x: 104, y: 72)),
            (Point(x: 92, y: 100), Point(x: 70, y: 84), Point(x: 56, y: 104)),
            (Point(x: 40, y: 122), Point(x: 6, y: 96), Point(x: 14, y: 62)),
            (Point(x: 20, y: 34), Point(x: 28, y: 12), Point(x: 60, y: 8)),
        ]
        for (first, second, end) in curves {
            path.cubic(to: end, control1: first, control2: second)
        }
        path.close()
        return path
    }()

    /// Returns a path for strokes, with a sharp corner, a cubic curve, a quadratic curve and an
    /// open end.
    static func zigzag(closed: Bool) -> Path {
        var path = Path()
        path.move(to: Point(x: 15, y: 30))
        path.line(to: Point(x: 55, y: 20))
        path.line(to: Point(x: 25, y: 45))
        path.cubic(
            to: Point(x: 100, y: 60),
            control1: Point(x: 30, y: 100),
            control2: Point(x: 90, y: -10)
        )
        path.line(to: Point(x: 70, y: 75))
        path.quad(to: Point(x: 30, y: 95), control: Point(x: 110, y: 125))
        if closed { path.close() }
        return path
    }

    /// Returns the path of SVG data. Returns an empty path if the data is invalid.
    static func svg(_ data: String) -> Path { (try? Path(svg: data)) ?? Path() }
}
