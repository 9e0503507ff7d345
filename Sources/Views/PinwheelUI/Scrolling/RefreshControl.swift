import Foundation
import Indicators
import Raster

/// The system's refresh control above a scroll view's content, as far as it is known.
@MainActor
struct RefreshControl {
    /// What it does.
    private enum State {
        /// Its spokes appear with the pull.
        case pulled
        /// It spins since a time in seconds.
        case refreshing(since: Double)
        /// It goes away since a time in seconds.
        case leaving(since: Double)
    }

    private var state = State.pulled
    /// Whether this pull has triggered it.
    private var hasFired = false

    /// The room that it keeps open while it refreshes, in points.
    static let height: CGFloat = 60
    /// How long it takes to go away, in seconds.
    static let leaving = 0.3

    /// The pull in points that triggers it in a view `height` points high:
    /// min(round(h/2), 112.5·max(h, 372)/568).
    static func triggerDistance(height: CGFloat) -> CGFloat {
        min((height / 2).rounded(.toNearestOrAwayFromZero), 112.5 * max(height, 372) / 568)
    }

    /// Whether it refreshes.
    var isRefreshing: Bool {
        if case .refreshing = state { true } else { false }
    }

    /// How far it keeps the content down, in points.
    func hold(at time: Double) -> CGFloat {
        switch state {
        case .pulled: 0
        case .refreshing: Self.height
        case .leaving(let start): Self.height * (1 - Self.left(time - start))
        }
    }

    /// How much of going away is done, 0…1.
    private static func left(_ seconds: Double) -> Double {
        UnitCurve.easeInOut.value(at: min(max(seconds / leaving, 0), 1))
    }

    /// Takes a step of the pull; true where it triggers.
    mutating func pull(to offset: CGFloat, isTouching: Bool, height: CGFloat, at time: Double)
        -> Bool
    {
        if !isTouching || offset <= 0 { hasFired = false }
        if case .leaving(let start) = state, time >= start + Self.leaving { state = .pulled }
        guard isTouching, !hasFired, case .pulled = state,
            offset > 0, offset >= Self.triggerDistance(height: height)
        else { return false }
        hasFired = true
        state = .refreshing(since: time)
        return true
    }

    /// The action is done.
    mutating func finish(at time: Double) { state = .leaving(since: time) }

    /// The control over a content that is `pull` points down in a frame.
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
            let share = min(pull / Self.triggerDistance(height: frame.height), 1)
            let reveal = UnitCurve.easeInOut.value(at: share)
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
        case .leaving(let start):
            let left = 1 - Self.left(time - start)
            guard left > 0 else { return [] }
            let turned = Transform.scale(left).then(.rotation(.degrees(180 * (1 - left))))
            return wheel.items(
                SpokeWheel.opacities(image: 0),
                color: color,
                placement: turned.then(center)
            )
        }
    }
}
