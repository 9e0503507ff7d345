#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Raster

/// A white mark: a shape of a picture, and the same by a plain formula.
package enum Mark: Sendable {
    /// A disc.
    case dot(SIMD2<Double>, radius: Double, alpha: Double = 1)
    /// Straight lines with round ends and corners, as far as a share of their length.
    case lines([Point], share: Double = 1, width: Double, alpha: Double = 1)
    /// An arc with round ends, from an angle on by a sweep of up to a turn, in turns.
    case arc(SIMD2<Double>, radius: Double, start: Double, sweep: Double, width: Double)

    /// What is drawn.
    var shape: Shape {
        switch self {
        case .dot(let center, let radius, let alpha):
            // Four cubics, as designs have circles, would be off by up to .02 px at the largest radius.
            var path = Path.arc(
                center: Point(x: center.x, y: center.y),
                radius: radius,
                start: .zero,
                sweep: .turns(1)
            )
            path.close()
            return Shape(path: path, paint: .solid(.white), opacity: alpha)
        case .lines(let corners, let share, let width, let alpha):
            let path = Path.polygon(corners, isClosed: false)
            return Shape(
                path: share < 1 ? path.trimmed(from: 0, to: share) : path,
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

    /// What must come out.
    var ideal: IdealShape {
        switch self {
        case .dot(let center, let radius, let alpha):
            return .white(opacity: alpha) { IdealShape.length($0 - center) - radius }
        case .lines(let corners, let share, let width, let alpha):
            let drawn = Self.part(of: corners.map { SIMD2($0.x, $0.y) }, share: share)
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

    /// The corners of the first part of lines.
    private static func part(of corners: [SIMD2<Double>], share: Double) -> [SIMD2<Double>] {
        let steps = Array(zip(corners, corners.dropFirst()))
        var left = steps.reduce(0) { $0 + IdealShape.length($1.1 - $1.0) } * share
        var result = Array(corners.prefix(1))
        for (from, to) in steps where left > 0 {
            let length = IdealShape.length(to - from)
            result.append(from + (to - from) * min(left / length, 1))
            left -= length
        }
        return result
    }

    /// How far a place is from a straight line between two others.
    private static func distance(
        of place: SIMD2<Double>,
        from: SIMD2<Double>,
        to: SIMD2<Double>
    ) -> Double {
        let way = to - from
        let along = ((place - from) * way).sum() / max((way * way).sum(), 1e-12)
        return IdealShape.length(place - from - way * min(max(along, 0), 1))
    }
}
