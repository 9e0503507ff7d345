#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Raster

/// A white mark, as a shape and as a formula.
package enum Mark: Sendable {
    /// A disc.
    case dot(SIMD2<Double>, radius: Double, alpha: Double = 1)
    /// A polyline with round caps and joins, drawn up to a fraction of its length.
    case lines([Point], fraction: Double = 1, width: Double, alpha: Double = 1)
    /// An arc with round caps. Start and sweep are in turns; the sweep is at most one turn.
    case arc(SIMD2<Double>, radius: Double, start: Double, sweep: Double, width: Double)

    /// The shape to draw.
    var shape: Shape {
        switch self {
        case .dot(let center, let radius, let alpha):
            // The four cubics that designs use would deviate by up to 0.02 px at the largest
            // radius.
            var path = Path.arc(
                center: Point(x: center.x, y: center.y),
                radius: radius,
                start: .zero,
                sweep: .turns(1)
            )
            path.close()
            return Shape(path: path, paint: .solid(.white), opacity: alpha)
        case .lines(let corners, let fraction, let width, let alpha):
            let path = Path.polygon(corners, isClosed: false)
            return Shape(
                path: fraction < 1 ? path.trimmed(from: 0, to: fraction) : path,
                style: .stroke(StrokeStyle(width: width, cap: .round, join: .round)),
                paint: .solid(.white),
                opacity: alpha
            )
        case .arc(let center, let radius, let start, let sweep, let width):
            let path = Path.arc(
                center: Point(x: center.x, y: center.y),
                radius: radius,
                start: .turns(start),
                sweep: .turns(sweep)
            )
            return Shape(
                path: path,
                style: .stroke(StrokeStyle(width: width, cap: .round)),
                paint: .solid(.white)
            )
        }
    }

    /// The expected shape.
    var ideal: IdealShape {
        switch self {
        case .dot(let center, let radius, let alpha):
            return .white(opacity: alpha) { IdealShape.length($0 - center) - radius }
        case .lines(let corners, let fraction, let width, let alpha):
            let drawn = Self.part(of: corners.map { SIMD2($0.x, $0.y) }, fraction: fraction)
            return .white(opacity: alpha) { pixel in
                let distances = zip(drawn, drawn.dropFirst()).map { from, to in
                    Self.distance(of: pixel, from: from, to: to)
                }
                return (distances.min() ?? .infinity) - width / 2
            }
        case .arc(let center, let radius, let start, let sweep, let width):
            let frame = IdealFrame(x: center.x, y: center.y, turn: start)
            let first = SIMD2(radius, 0)
            let last = SIMD2(cos(2 * .pi * sweep), sin(2 * .pi * sweep)) * radius
            return .white { pixel in
                let place = frame.inside(pixel)
                let axis =
                    IdealFrame.turns(of: place) <= sweep
                    ? abs(IdealShape.length(place) - radius)
                    : min(IdealShape.length(place - first), IdealShape.length(place - last))
                return axis - width / 2
            }
        }
    }

    /// Returns the points of the first fraction of a polyline.
    private static func part(of corners: [SIMD2<Double>], fraction: Double) -> [SIMD2<Double>] {
        let steps = Array(zip(corners, corners.dropFirst()))
        var left = steps.reduce(0) { $0 + IdealShape.length($1.1 - $1.0) } * fraction
        var result = Array(corners.prefix(1))
        for (from, to) in steps where left > 0 {
            let length = IdealShape.length(to - from)
            result.append(from + (to - from) * min(left / length, 1))
            left -= length
        }
        return result
    }

    /// Returns the distance of a point from a line segment.
    private static func distance(
        of place: SIMD2<Double>,
        from: SIMD2<Double>,
        to: SIMD2<Double>
    ) -> Double {
        let segment = to - from
        let along = ((place - from) * segment).sum() / max((segment * segment).sum(), 1e-12)
        return IdealShape.length(place - from - segment * min(max(along, 0), 1))
    }
}
