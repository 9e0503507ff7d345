import Raster

/// How content glides on after a flick: its speed falls by the same factor each millisecond.
///
/// v(t) = v₀·r^(1000t), as UIScrollView's deceleration rates are defined.
public struct Deceleration: Equatable, Sendable {
    /// The factor r a millisecond.
    public let rate: Double

    /// UIScrollView's normal rate.
    public static let normal = Deceleration(rate: 0.998)
    /// UIScrollView's fast rate.
    public static let fast = Deceleration(rate: 0.99)

    /// The time in seconds in which the speed falls to 1/e: −1/(1000·ln r).
    public var timeConstant: Double { -1 / (1000 * DeterministicMath.log(rate)) }

    /// The way in points that remains at a speed in points a second.
    public func distance(from velocity: Double) -> Double { velocity * timeConstant }

    /// The speed, in points a second, `seconds` after it was `velocity`.
    public func velocity(from velocity: Double, after seconds: Double) -> Double {
        velocity * DeterministicMath.exp(-seconds / timeConstant)
    }

    /// The way in points that is made in `seconds` from a speed of `velocity`.
    public func distance(from velocity: Double, after seconds: Double) -> Double {
        distance(from: velocity) * (1 - DeterministicMath.exp(-seconds / timeConstant))
    }

    /// The seconds after which `distance` points are made; nil where the speed does not suffice.
    public func time(toGo distance: Double, from velocity: Double) -> Double? {
        let whole = self.distance(from: velocity)
        guard distance >= 0, whole > distance else { return nil }
        return -timeConstant * DeterministicMath.log(1 - distance / whole)
    }
}
