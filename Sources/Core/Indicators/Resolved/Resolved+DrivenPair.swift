import Raster

extension Resolved {
    /// A pair of numbers whose axes are driven together or separately.
    enum DrivenPair: Sendable {
        /// Both axes together.
        case joint(Driven<Vector>)
        /// Each axis separately.
        case separate(x: Driven<Double>, y: Driven<Double>)
        /// A single number for both axes.
        case equal(Driven<Double>)

        /// Creates a pair that never changes.
        init(_ dx: Double, _ dy: Double) {
            self = .joint(Driven(Vector(dx: dx, dy: dy)))
        }

        /// Whether the pair never changes.
        var isConstant: Bool {
            switch self {
            case .joint(let driven): driven.isConstant
            case .separate(let x, let y): x.isConstant && y.isConstant
            case .equal(let both): both.isConstant
            }
        }

        /// Returns the pair at an instant.
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

        /// Returns the pair at an instant as a size. Negative extents become 0.
        func size(at instant: Instant) -> Size {
            let value = value(at: instant)
            return Size(width: max(value.dx, 0), height: max(value.dy, 0))
        }
    }
}
