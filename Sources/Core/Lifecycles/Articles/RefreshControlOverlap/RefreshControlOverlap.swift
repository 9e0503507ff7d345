import Indicators
import Raster

/// Article 004: a compass and a spinner that approach each other with the pull and overlap.
///
/// During the work they turn in quarters over changing colours. The system's refresh control stays
/// open until the work ends. The icons separate while it closes.
package struct RefreshControlOverlap: Lifecycle {
    /// The screen's width in points.
    package var width = 375.0
    /// The pull that triggers the control, in points.
    package var trigger = 112.5
    /// Whether icons that have met separate if the pull is released without a refresh.
    package var fixesStickyOverlap = false
    /// Whether the icons start to turn with the refresh instead of at the next scroll callback.
    package var fixesLateSpin = false

    /// Creates the lifecycle with the article's parameters.
    package init() {}

    /// The states of the article, and `refreshing`.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The icons follow the finger, or the content is at offset 0.
        case pulling
        /// The finger is up and the content returns.
        case releasing
        /// The icons have met.
        case connected
        /// The control has been triggered, but the icons do not turn yet.
        case refreshing
        /// The icons turn in quarters.
        case animating
        /// The icons separate and the control closes.
        case exiting
    }

    /// The state between events.
    package struct State: Equatable, Sendable {
        var pull = PullState()
        var isOverlapping = false
        var control = OpenRefreshControl()
        /// The running turn, or `nil` if the icons do not turn.
        var spin: Spin?
        /// The number of quarters turned in earlier refreshes.
        var quarters = 0

        var isRefreshing: Bool { control.refreshingSince != nil }

        /// The icons' turning during a refresh.
        struct Spin: Equatable {
            /// The start time, in seconds.
            var start: Double
            /// The number of completed quarters.
            var done = 0
        }
    }

    /// The duration of a quarter turn, in seconds.
    package static let quarter = 0.3
    /// The full pull, where the icons coincide, in points.
    package static let fullPull = 100.0
    /// The width and height of the icons, in points.
    package static let icon = 60.0

    /// The default screen with the parameter's width.
    package var screen: Size { Size(width: width, height: Stage.defaultScreen.height) }

    /// The state before any event.
    package var initialState: State { State() }

    /// Returns the state after an event, and the effects of the event.
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
            separateIfFixed(&state)
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
        separateIfFixed(&state)
        return []
    }

    private func beginSpin(_ state: inout State, at time: Double) {
        if state.spin == nil { state.spin = State.Spin(start: time) }
    }

    /// Separates the icons at offset 0 if the bug `sticky-overlap` is fixed.
    private func separateIfFixed(_ state: inout State) {
        let isAtRest = state.pull.offset <= 0 && !state.isRefreshing && state.spin == nil
        if fixesStickyOverlap, isAtRest { state.isOverlapping = false }
    }

    /// Ends a quarter. Another follows if the control is still refreshing.
    private func endQuarter(_ state: inout State) {
        state.spin?.done += 1
        guard !state.isRefreshing, let spin = state.spin else { return }
        state.spin = nil
        state.quarters += spin.done
        state.isOverlapping = false
    }

    /// Returns the end of the current quarter, in seconds.
    private func quarterEnd(of state: State) -> Double? {
        state.spin.map { $0.start + Double($0.done + 1) * Self.quarter }
    }

    /// Returns the offsets where scrolling may change the state: where the icons meet, the trigger
    /// and 0.
    package func levels(in state: State) -> [ScrollLevel] {
        [.above(Self.meetingPull), .atLeast(trigger)] + ScrollLevel.rest
    }

    /// Returns the end of the current quarter, or the time when the control has closed.
    package func alarm(in state: State) -> Double? {
        [quarterEnd(of: state), state.control.closedAt].compactMap { $0 }.min()
    }

    /// Returns the time when the control has closed.
    package func rest(of state: State) -> Double { state.control.closedAt ?? 0 }

    /// Returns the phase. Turning takes precedence over the control, and the control over the pull.
    package func phase(of state: State) -> Phase {
        if state.spin != nil { return .animating }
        if state.isRefreshing { return .refreshing }
        if state.control.isClosing { return .exiting }
        if state.isOverlapping { return .connected }
        return state.pull.common == .canceling ? .releasing : .pulling
    }

    /// Returns the design state.
    ///
    /// Overlapping icons are `armed` while the content is pulled. A closing control is `finishing`.
    package func common(of state: State) -> StateName {
        if state.isRefreshing { return .refreshing }
        if state.control.isClosing { return .finishing }
        guard state.isOverlapping else { return state.pull.common }
        return state.pull.offset > 0 ? .armed : .idle
    }
}
