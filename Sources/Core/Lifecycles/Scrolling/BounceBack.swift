import Raster

/// A critically damped spring that returns content which was pulled beyond its end.
///
/// x(t) = (x₀ + (v₀ + βx₀)t)·e^(−βt). Apple does not publish UIScrollView's β. The value 10.9 was
/// fitted to recordings.
public struct BounceBack: Equatable, Sendable {
    /// The rate β, in 1/s.
    public let rate: Double

    /// The rate fitted to recordings of UIScrollView.
    public static let standard = BounceBack(rate: 10.9)

    /// Creates a spring with the rate β, above 0.
    public init(rate: Double) { self.rate = rate }

    /// Returns the offset in points after `seconds`.
    ///
    /// The motion starts at `offset`, with a velocity in points per second.
    public func offset(from offset: Double, velocity: Double = 0, after seconds: Double) -> Double {
        let slope = velocity + rate * offset
        return (offset + slope * seconds) * DeterministicMath.exp(-rate * seconds)
    }
}
