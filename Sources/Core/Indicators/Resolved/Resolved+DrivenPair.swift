import Raster

extension Resolved {
    /// Two numbers for the axes, driven together or each by itself.
    enum DrivenPair: Sendable {
        /// Both at once.
        case joint(Driven<Vector>)
        /// Each axis by itself.
        case separate(x: Driven<Double>, y: Driven<Double>)
        /// The same number for both axes.
        case equal(Driven<Double>)

        /// The same pair always.
        init(_ dx: Double, _ dy: Double) {
            self = .joint(Driven(Vector(dx: dx, dy: dy)))
        }

        /// Whether it is the same pair always.
        var isConstant: Bool {
            switch self {
            case .joint(let driven): driven.isConstant
            case .separate(let x, let y): x.isConstant && y.isConstant
            case .equal(let both): both.isConstant
            }
        }

        /// The pair at an instant.
        func value(at instant: Instant) -> Vector {
            switch self {
            case .joint(let driven): return driven.value(at: instant)
            case .separate(let x, let y):
                return Vector(dx: x.value(at: instant), dy: y.value(at: instant))
            case .equal(let both):
                let value = both.value(at: instant)
                return Vector(dx: value, dy: value)
            }
        }

        /// The pair at an instant as a size; negative extents count as 0.
        func size(at instant: Instant) -> Size {
            let value = value(at: instant)
            return Size(width: max(value.dx, 0), height: max(value.dy, 0))
        }
    }
}
