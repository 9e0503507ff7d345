import Foundation
import Raster

extension Spring {
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// Creates a spring that stays within `epsilon` of its target after `settlingDuration` seconds.
    ///
    /// The envelope is e^(−rt), with r = ζω for ζ ≤ 1, and r = ω·(ζ − √(ζ² − 1)) for ζ > 1.
    /// Arguments are clamped: `dampingRatio` to at least 0.01, `settlingDuration` to at least 1 ms.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = max(dampingRatio, 0.01)
        let factor = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
        let frequency = -DeterministicMath.log(epsilon) / (max(settlingDuration, 0.001) * factor)
        self.init(response: 2 * Double.pi / frequency, dampingRatio: ratio)
    }
}
