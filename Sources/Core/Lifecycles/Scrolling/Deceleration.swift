import Raster

/// The deceleration of content after a flick. The velocity falls by a fixed factor per millisecond.
///
/// v(t) = v₀·r^(1000t), which is the definition of UIScrollView's deceleration rates.
public struct Deceleration: Equatable, Sendable {
    /// The factor r per millisecond, between 0 and 1.
    public let rate: Double

    /// UIScrollView's `DecelerationRate.normal`.
    public static let normal = Deceleration(rate: 0.998)
    /// UIScrollView's `DecelerationRate.fast`.
    public static let fast = Deceleration(rate: 0.99)

    /// The time constant τ = −1/(1000·ln r), in seconds: the time in which the velocity falls to
    /// 1/e.
    public var timeConstant: Double { -1 / (1000 * DeterministicMath.log(rate)) }

    /// Returns the distance until the content stops, in points, from a velocity in points per
    /// second.
    public func distance(from velocity: Double) -> Double { velocity * timeConstant }

    /// Returns the velocity after `seconds`, in points per second.
    public func velocity(from velocity: Double, after seconds: Double) -> Double {
        velocity * DeterministicMath.exp(-seconds / timeConstant)
    }

    /// Returns the distance travelled in `seconds`, in points.
    public func distance(from velocity: Double, after seconds: Double) -> Double {
        distance(from: velocity) * (1 - DeterministicMath.exp(-seconds / timeConstant))
    }

    /// Returns the time to travel `distance`, in seconds.
    ///
    /// Returns `nil` if the content stops before that distance.
    public func time(toGo distance: Double, from velocity: Double) -> Double? {
        let totalDistance = self.distance(from: velocity)
        guard distance >= 0, totalDistance > distance else { return nil }
        return -timeConstant * DeterministicMath.log(1 - distance / totalDistance)
    }
}
