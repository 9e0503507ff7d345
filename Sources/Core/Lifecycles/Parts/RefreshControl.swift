import Indicators

/// What is known of the system's refresh control.
package enum RefreshControl {
    /// How long it takes to go away, in seconds.
    package static let leaving = 0.3

    /// The pull in points that triggers it on a screen `height` points high:
    /// min(round(h/2), 112.5·max(h, 372)/568), as it was found in the framework's code.
    package static func triggerDistance(height: Double) -> Double {
        let half = (height / 2).rounded(.toNearestOrAwayFromZero)
        return min(half, 100 * 1.125 * max(height, 372) / 568)
    }

    /// How much of the spokes appears at a pull's share of the trigger distance, eased in and out.
    package static func reveal(at progress: Double) -> Double {
        BezierCurve.easeInOut.value(at: progress)
    }

    /// The opacities of the eight spokes, clockwise from 12 o'clock: e·clamp(1 − i(1 − e), 0, 1).
    package static func spokes(reveal: Double) -> [Double] {
        (0..<8).map { index in
            reveal * min(max(1 - Double(index) * (1 - reveal), 0), 1)
        }
    }
}
