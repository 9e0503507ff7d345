import Indicators

/// Measurements of the system's refresh control.
package enum RefreshControl {
    /// The duration of its disappearance, in seconds.
    package static let closingDuration = 0.3

    /// Returns the pull that triggers it on a screen with the given height, both in points.
    ///
    /// min(round(h/2), 112.5·max(h, 372)/568), a formula from the framework's code.
    package static func triggerDistance(height: Double) -> Double {
        let half = (height / 2).rounded(.toNearestOrAwayFromZero)
        return min(half, 100 * 1.125 * max(height, 372) / 568)
    }

    /// Returns the eased progress of the spokes' appearance for a fraction of the trigger distance.
    package static func reveal(at progress: Double) -> Double {
        BezierCurve.easeInOut.value(at: progress)
    }

    /// Returns the opacities of the eight spokes, clockwise from 12 o'clock.
    ///
    /// Spoke i has the opacity e·clamp(1 − i(1 − e), 0, 1) at the progress e = `reveal`.
    package static func spokes(reveal: Double) -> [Double] {
        (0..<8).map { index in
            reveal * min(max(1 - Double(index) * (1 - reveal), 0), 1)
        }
    }
}
