import SeededRandom
import Raster

/// Returns whether two numbers are equal up to an absolute tolerance.
func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
    (a - b).magnitude <= tolerance
}

/// Returns whether two points are equal up to a tolerance in both coordinates.
func near(_ a: Point?, _ b: Point, _ tolerance: Double = 1e-9) -> Bool {
    guard let a else { return false }
    return near(a.x, b.x, tolerance) && near(a.y, b.y, tolerance)
}

extension Path {
    /// The start of the first contour.
    var firstPoint: Point? { elements.first?.end }

    /// The last end point of any element.
    var lastPoint: Point? { elements.reversed().lazy.compactMap(\.end).first }

    /// The number of contours.
    var contourCount: Int {
        elements.count { if case .move = $0 { true } else { false } }
    }

    /// All segments, including closing lines, computed independently.
    var segments: [CubicSegment] {
        var (start, current) = (Point.zero, Point.zero)
        var result: [CubicSegment] = []
        for element in withoutArcs.elements {
            switch element {
            case .move(let point): start = point
            case .line(let point): result.append(CubicSegment(from: current, to: point))
            case .quad(let control, let point):
                result.append(CubicSegment(start: current, control: control, end: point))
            case .cubic(let a, let b, let point):
                result.append(
                    CubicSegment(start: current, control1: a, control2: b, end: point)
                )
            case .arc: break
            case .close: result.append(CubicSegment(from: current, to: start))
            }
            current = element.end ?? start
        }
        return result
    }

    /// The total arc length.
    var arcLength: Double { segments.reduce(0) { $0 + $1.length } }

    /// Returns a path of random elements of all kinds, within a square around the origin.
    static func random(
        steps: Int,
        within reach: Double,
        using random: inout SplitMix64
    ) -> Path {
        func point() -> Point {
            Point(x: random.double(in: -reach...reach), y: random.double(in: -reach...reach))
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<steps {
            switch Int.random(in: 0..<9, using: &random) {
            case 0: path.move(to: point())
            case 1: path.close()
            case 2, 3: path.line(to: point())
            case 4, 5: path.quad(to: point(), control: point())
            case 6:
                path.append(
                    .arc(
                        center: point(),
                        radius: random.double(in: 0...reach),
                        start: .turns(random.double(in: 0...1)),
                        sweep: .turns(random.double(in: -1.2...1.2))
                    )
                )
            default: path.cubic(to: point(), control1: point(), control2: point())
            }
        }
        return path
    }
}
