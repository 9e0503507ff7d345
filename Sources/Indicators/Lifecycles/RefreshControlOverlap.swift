/// 004: over the system's refresh control a compass and a spinner come nearer with the pull, meet,
/// and turn by quarters over changing colours while the work goes on.
public struct RefreshControlOverlap: Lifecycle {
    /// The screen's width in points.
    public var width = 375.0
    /// The pull in points that triggers the control.
    public var trigger = 112.5
    /// Whether icons that met part again when the pull is let go without a refresh.
    public var mendsStickyOverlap = false
    /// Whether the turning begins with the refresh and not with the next scroll callback.
    public var mendsLateSpin = false

    /// With the article's parameters.
    public init() {}

    /// How far it has got, by the article's names and one more.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
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

    /// What it remembers.
    public struct State: Hashable, Sendable {
        var pull = PullState()
        var isOverlapping = false
        var isRefreshing = false
        /// The course of the turning; nil while nothing turns.
        var spin: Spin?
        /// The quarters of all refreshes before.
        var quarters = 0
        /// When the control will be gone, while it goes.
        var goneAt: Double?

        /// The course of the turning.
        struct Spin: Hashable {
            var start: Double
            /// The quarters that are done.
            var done = 0
        }
    }

    /// The time of a quarter turn in seconds.
    public static let quarter = 0.3
    /// The pull in points at which the icons lie upon each other.
    public static let fullPull = 100.0
    /// The width and height of the icons in points.
    public static let icon = 60.0

    /// Nothing has happened.
    public var initialState: State { State() }

    /// The table of states.
    public func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        let previous = state.pull.offset
        _ = state.pull.update(event)
        switch event.kind {
        case .scrolled:
            let effects = scroll(&state, from: previous, at: event.time)
            return (state, effects)
        case .workEnded where state.isRefreshing:
            state.isRefreshing = false
            return (state, [.refreshEnded])
        case .alarm:
            endPart(&state, at: event.time)
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
        if state.isRefreshing, state.spin == nil { beginSpin(&state, at: time) }
        let isReached = previous < trigger && offset >= trigger && state.pull.isTouching
        if isReached, !state.isRefreshing, state.spin == nil {
            state.isRefreshing = true
            state.goneAt = nil
            if mendsLateSpin { beginSpin(&state, at: time) }
            return [.refreshStarted, .haptic]
        }
        if mendsStickyOverlap, offset <= 0, !state.isRefreshing, state.spin == nil {
            state.isOverlapping = false
        }
        return []
    }

    private func beginSpin(_ state: inout State, at time: Double) {
        state.spin = State.Spin(start: time)
        state.goneAt = nil
    }

    /// The end of a quarter, or of the control's going away.
    private func endPart(_ state: inout State, at time: Double) {
        guard var spin = state.spin else {
            state.goneAt = nil
            return
        }
        spin.done += 1
        if state.isRefreshing {
            state.spin = spin
        } else {
            state.spin = nil
            state.quarters += spin.done
            state.isOverlapping = false
            state.goneAt = time + RefreshControl.leaving
        }
    }

    /// Where icons meet, the control triggers, and the place of rest.
    public func levels(in state: State) -> [ScrollLevel] {
        [.above(Self.meetingPull), .atLeast(trigger)] + ScrollLevel.rest
    }

    /// The end of the quarter, or of the control's going away.
    public func alarm(in state: State) -> Double? {
        guard let spin = state.spin else { return state.goneAt }
        return spin.start + Double(spin.done + 1) * Self.quarter
    }

    /// When the control is gone.
    public func rest(of state: State) -> Double { state.goneAt ?? 0 }

    /// pulling, releasing, connected, refreshing, animating, exiting.
    public func label(of state: State) -> String { phase(of: state).rawValue }

    func phase(of state: State) -> Phase {
        if state.spin != nil { return .animating }
        if state.isRefreshing { return .refreshing }
        if state.goneAt != nil { return .exiting }
        if state.isOverlapping { return .connected }
        return state.pull.common == .canceling ? .releasing : .pulling
    }

    /// Connected is armed while the content is pulled; turning is refreshing.
    public func common(of state: State) -> StateName {
        switch phase(of: state) {
        case .pulling, .releasing: state.pull.common
        case .connected: state.pull.offset > 0 ? .armed : .idle
        case .refreshing, .animating: .refreshing
        case .exiting: .finishing
        }
    }
}
