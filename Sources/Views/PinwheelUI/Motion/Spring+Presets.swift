import Foundation
import Raster

extension Spring {
    /// No bounce but what is added.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A bounce of .15, and what is added.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A bounce of .3, and what is added.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// A spring by when it stays within `epsilon` of its aim, and by its damping.
    ///
    /// What is left falls as e^(−rt), with r = ζω up to ζ = 1 and r = ω·(ζ − √(ζ² − 1)) beyond.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let ratio = max(dampingRatio, 0.01)
        let share = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
        let frequency = -DeterministicMath.log(epsilon) / (max(settlingDuration, 0.001) * share)
        self.init(response: 2 * Double.pi / frequency, dampingRatio: ratio)
    }
}
