import Foundation
import Indicators
import Raster

/// An approximation of the system's refresh control, drawn above the content of a scroll view.
@MainActor
struct RefreshControl {
    private enum State {
        /// The control is not refreshing. Its spokes appear as the content is pulled down.
        case pulled
        /// The control is spinning. `since` is the start time, in seconds.
        case refreshing(since: Double)
        /// The control is closing. `since` is the start time, in seconds.
        case closing(since: Double)
    }

    private var state = State.pulled
    /// Whether the current pull has already triggered a refresh.
    private var hasFired = false

    /// The height of the open control, in points.
    static let height: CGFloat = 60
    /// The duration of the closing animation, in seconds.
    static let closingDuration = 0.3

    /// Returns the pull distance that triggers a refresh, in points. For a scroll view of height h
    /// it is min(round(h/2), 112.5·max(h, 372)/568).
    static func triggerDistance(height: CGFloat) -> CGFloat {
        min((height / 2).rounded(.toNearestOrAwayFromZero), 112.5 * max(height, 372) / 568)
    }

    var isRefreshing: Bool {
        if case .refreshing = state { true } else { false }
    }

    /// Returns the distance by which the control moves the content down, in points.
    func openOffset(at time: Double) -> CGFloat {
        switch state {
        case .pulled: 0
        case .refreshing: Self.height
        case .closing(let start): Self.height * (1 - Self.closingProgress(after: time - start))
        }
    }

    /// Returns the eased progress of the closing animation, 0…1, `seconds` after its start.
    private static func closingProgress(after seconds: Double) -> Double {
        UnitCurve.easeInOut.value(at: min(max(seconds / closingDuration, 0), 1))
    }

    /// Updates the control for a pull. Returns whether the pull triggers a refresh.
    mutating func pull(to offset: CGFloat, isTouching: Bool, height: CGFloat, at time: Double)
        -> Bool
    {
        if !isTouching || offset <= 0 { hasFired = false }
        if case .closing(let start) = state, time >= start + Self.closingDuration {
            state = .pulled
        }
        guard isTouching, !hasFired, case .pulled = state,
            offset > 0, offset >= Self.triggerDistance(height: height)
        else { return false }
        hasFired = true
        state = .refreshing(since: time)
        return true
    }

    /// Starts closing the control after the refresh action.
    mutating func finish(at time: Double) { state = .closing(since: time) }

    /// Returns the items that draw the control. `pull` is the distance from the top of the frame to
    /// the content, in points.
    func items(
        pull: CGFloat,
        in frame: CGRect,
        color: Raster.Color,
        at time: Double,
        _ context: DrawContext
    ) -> [Scene.Item] {
        guard pull > 0 else { return [] }
        let y = frame.minY + min(pull, Self.height) - Self.height / 2
        let center = Transform.translation(dx: frame.midX, dy: y).then(context.transform)
        let wheel = SpokeWheel.refreshControl
        switch state {
        case .pulled:
            let fraction = min(pull / Self.triggerDistance(height: frame.height), 1)
            let reveal = UnitCurve.easeInOut.value(at: fraction)
            return wheel.items(
                SpokeWheel.opacities(reveal: reveal),
                color: color,
                placement: center
            )
        case .refreshing(let start):
            let image = SpokeWheel.image(after: time - start)
            return wheel.items(
                SpokeWheel.opacities(image: image),
                color: color,
                placement: center
            )
        case .closing(let start):
            let scale = 1 - Self.closingProgress(after: time - start)
            guard scale > 0 else { return [] }
            let turned = Transform.scale(scale).then(.rotation(.degrees(180 * (1 - scale))))
            return wheel.items(
                SpokeWheel.opacities(image: 0),
                color: color,
                placement: turned.then(center)
            )
        }
    }
}
