import Raster

/// How content that was pulled beyond its end returns: a critically damped spring.
///
/// x(t) = (x₀ + (v₀ + βx₀)t)·e^(−βt). The β of UIScrollView is not published; 10.9 comes near to
/// recordings.
public struct BounceBack: Equatable, Sendable {
    /// β, in 1/seconds.
    public let rate: Double

    /// Near to UIScrollView's.
    public static let standard = BounceBack(rate: 10.9)

    /// A bounce with the rate β, above 0.
    public init(rate: Double) { self.rate = rate }

    /// The offset in points, `seconds` after it was `offset` and moved at `velocity` points a
    /// second.
    public func offset(from offset: Double, velocity: Double = 0, after seconds: Double) -> Double {
        let slope = velocity + rate * offset
        return (offset + slope * seconds) * DeterministicMath.exp(-rate * seconds)
    }
}
