import Indicators
import Raster

/// 004: over the system's refresh control a compass and a spinner come nearer with the pull, meet,
/// and turn by quarters over changing colours while the work is running.
///
/// The control keeps itself open until the work ends, and the icons part while it closes.
package struct RefreshControlOverlap: Lifecycle {
    /// The screen's width in points.
    package var width = 375.0
    /// The pull in points that triggers the control.
    package var trigger = 112.5
    /// Whether icons that met part again when the pull is let go without a refresh.
    package var fixesStickyOverlap = false
    /// Whether the turning begins with the refresh and not with the next scroll callback.
    package var fixesLateSpin = false

    /// With the article's parameters.
    package init() {}

    /// How far it has got, by the article's names and one more.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The icons follow the finger; also at rest.
        case pulling
        /// The finger is up, the content on its way back.
        case releasing
        /// The icons have met.
        case connected
        /// The control has triggered, but nothing turns yet.
        case refreshing
        /// Quarter follows quarter.
        case animating
        /// The icons part and the control goes away.
        case exiting
    }

    /// The state that lasts between events.
    package struct State: Equatable, Sendable {
        var pull = PullState()
        var isOverlapping = false
        var control = HeldControl()
        /// The course of the turning; nil while nothing turns.
        var spin: Spin?
        /// The quarters of all refreshes before.
        var quarters = 0

        /// Whether the control refreshes.
        var isRefreshing: Bool { control.refreshingSince != nil }

        /// The course of the turning.
        struct Spin: Equatable {
            var start: Double
            /// The quarters that are done.
            var done = 0
        }
    }

    /// The time of a quarter turn in seconds.
    package static let quarter = 0.3
    /// The pull in points at which the icons coincide.
    package static let fullPull = 100.0
    /// The width and height of the icons in points.
    package static let icon = 60.0

    /// The usual screen, as wide as set.
    package var screen: Size { Size(width: width, height: Stage.usualScreen.height) }

    /// Nothing has happened.
    package var initialState: State { State() }

    /// The table of states.
    package func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        let previous = state.pull.offset
        state.pull.update(event)
        switch event.kind {
        case .scrolled:
            let effects = scroll(&state, from: previous, at: event.time)
            return (state, effects)
        case .workEnded where state.isRefreshing:
            state.control.close(at: event.time)
            return (state, [.actionEnded])
        case .alarm:
            if let end = quarterEnd(of: state), event.isDue(end) { endQuarter(&state) }
            state.control.settle(at: event)
            partIfMended(&state)
        default:
            break
        }
        return (state, [])
    }

    private func scroll(
        _ state: inout State,
        from previous: Double,
        at time: Double
    ) -> [LifecycleEffect] {
        let offset = state.pull.offset
        if offset > Self.meetingPull { state.isOverlapping = true }
        if state.isRefreshing { beginSpin(&state, at: time) }
        let isReached = previous < trigger && offset >= trigger && state.pull.isTouching
        if isReached, !state.isRefreshing {
            state.control.open(at: time)
            if fixesLateSpin { beginSpin(&state, at: time) }
            return [.actionCalled, .haptic(.system)]
        }
        partIfMended(&state)
        return []
    }

    private func beginSpin(_ state: inout State, at time: Double) {
        if state.spin == nil { state.spin = State.Spin(start: time) }
    }

    /// The article's icons that met part at the end of a turning only.
    private func partIfMended(_ state: inout State) {
        let isAtRest = state.pull.offset <= 0 && !state.isRefreshing && state.spin == nil
        if fixesStickyOverlap, isAtRest { state.isOverlapping = false }
    }

    /// While the control refreshes, quarter follows quarter; then all is as it was before.
    private func endQuarter(_ state: inout State) {
        state.spin?.done += 1
        guard !state.isRefreshing, let spin = state.spin else { return }
        state.spin = nil
        state.quarters += spin.done
        state.isOverlapping = false
    }

    /// When the quarter ends that goes on, in seconds.
    private func quarterEnd(of state: State) -> Double? {
        state.spin.map { $0.start + Double($0.done + 1) * Self.quarter }
    }

    /// Where icons meet, the control triggers, and the place of rest.
    package func levels(in state: State) -> [ScrollLevel] {
        [.above(Self.meetingPull), .atLeast(trigger)] + ScrollLevel.rest
    }

    /// The end of the quarter, or when the control will have closed.
    package func alarm(in state: State) -> Double? {
        [quarterEnd(of: state), state.control.closedAt].compactMap { $0 }.min()
    }

    /// When the control will have closed.
    package func rest(of state: State) -> Double { state.control.closedAt ?? 0 }

    /// What turns comes before what the control does, and that before the pull.
    package func phase(of state: State) -> Phase {
        if state.spin != nil { return .animating }
        if state.isRefreshing { return .refreshing }
        if state.control.isClosing { return .exiting }
        if state.isOverlapping { return .connected }
        return state.pull.common == .canceling ? .releasing : .pulling
    }

    /// Connected is armed while the content is pulled; closing is finishing, whatever turns.
    package func common(of state: State) -> StateName {
        if state.isRefreshing { return .refreshing }
        if state.control.isClosing { return .finishing }
        guard state.isOverlapping else { return state.pull.common }
        return state.pull.offset > 0 ? .armed : .idle
    }
}
