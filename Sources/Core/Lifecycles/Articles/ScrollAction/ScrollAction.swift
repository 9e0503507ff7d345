import Indicators

/// 003: an arrow turns with the pull; beyond half a turn a spinner takes its place and the action
/// is called, and on the way back the content stays lower until the app is done.
///
/// The view sees the pull only when it is called back, and keeps the last angle that it saw; the
/// numbers are those of 60 callbacks a second.
package struct ScrollAction: Lifecycle {
    /// The pull in points that turns nothing.
    package var deadZone = 30.0
    /// How far each point beyond turns the arrow.
    package var degreesPerPoint = 1.7
    /// The height of the indicator's group, and how far loading pushes the content down, in points.
    package var indicatorHeight = 40.0
    /// The panel's height at rest, in points.
    package var panelHeight = 50.0
    /// Which springs move the content.
    package var era = SystemEra.ios17
    /// Whether the action waits for the finger to go up.
    package var fixesEarlyAction = false
    /// Whether an angle of exactly half a turn counts as reached.
    package var fixesExactHalfTurn = false
    /// Whether the arrow turns back within the dead zone.
    package var fixesStaleAngle = false
    /// Whether a load that has ended before the way back is over by then.
    package var fixesEndlessLoading = false

    /// With the article's parameters.
    package init() {}

    /// How far it has got.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// At rest.
        case idle
        /// The arrow turns.
        case pulling
        /// The spinner is shown, the content still pulled.
        case pulled
        /// The content stays lower.
        case loading
    }

    /// The state that lasts between events.
    package struct State: Equatable, Sendable {
        var pull = PullState()
        /// The arrow's angle at the last callback that set it, in degrees.
        var angle = 0.0
        var hasPulled = false
        var isLoading = false
        var isSpinnerShown = false
        /// When the spinner has appeared last, in seconds.
        var spinnerSince = 0.0
        /// What keeps the spinner's opacity away from 1 where it is shown, from 0 elsewhere.
        var fade = AnimationResidual()
        /// Whether the action has ended that this pull called.
        var hasEnded = false
        /// What animations keep the content away from its place.
        var shift = AnimationResidual()
        /// When the content will be back, while it goes there.
        var closedAt: Double?
    }

    /// The angle in degrees at which the spinner takes the arrow's place.
    package static let halfTurn = 180.0

    /// The display's rate: between callbacks the view does not see the pull.
    package var callbackRate: Double? { 60 }

    /// Nothing has happened.
    package var initialState: State { State() }

    /// The view's callbacks, the finger, and the app's end of loading.
    package func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        let wasTouching = state.pull.isTouching
        state.pull.update(event)
        let isLetGo = wasTouching && !state.pull.isTouching
        var effects: [LifecycleEffect] = []
        switch event.kind {
        case .scrolled:
            scroll(&state, at: event.time)
            effects = show(&state, at: event.time)
        case .phaseChanged where isLetGo && fixesEarlyAction && state.hasPulled:
            beginLoading(&state, at: event.time)
            effects = [.actionCalled]
        case .workEnded:
            effects = endLoading(&state, at: event.time)
        case .alarm:
            state.closedAt = nil
        default:
            break
        }
        return (state, effects)
    }

    private func scroll(_ state: inout State, at time: Double) {
        state.angle = angle(of: state, at: state.pull.offset)
        guard isUnderHalfTurn(state.angle), state.hasPulled else { return }
        if fixesEarlyAction || (fixesEndlessLoading && state.hasEnded) {
            state.hasPulled = false
        } else {
            beginLoading(&state, at: time)
        }
    }

    private func beginLoading(_ state: inout State, at time: Double) {
        state.hasPulled = false
        state.hasEnded = false
        guard !state.isLoading else { return }
        state.isLoading = true
        state.closedAt = nil
        state.shift.animate(by: indicatorHeight, era.spring, at: time)
    }

    private func endLoading(_ state: inout State, at time: Double) -> [LifecycleEffect] {
        state.hasEnded = state.hasPulled
        if state.isLoading {
            let timing = era.standardAnimation
            state.isLoading = false
            state.shift.animate(by: -indicatorHeight, timing, at: time)
            state.closedAt = time + timing.length
        }
        _ = show(&state, at: time)
        return [.actionEnded]
    }

    /// Shows the arrow or the spinner, which cross-fade; on its appearance, the spinner calls the
    /// action and begins to turn.
    private func show(_ state: inout State, at time: Double) -> [LifecycleEffect] {
        let isShown = isBeyondHalfTurn(state.angle) || state.hasPulled || state.isLoading
        guard isShown != state.isSpinnerShown else { return [] }
        state.isSpinnerShown = isShown
        state.fade.animate(by: isShown ? 1 : -1, era.standardAnimation, at: time)
        guard isShown else { return [] }
        state.spinnerSince = time
        let tap = LifecycleEffect.haptic(.heavy)
        state.hasPulled = true
        state.hasEnded = false
        return fixesEarlyAction ? [tap] : [.actionCalled, tap]
    }

    /// When the content is back.
    package func alarm(in state: State) -> Double? { state.closedAt }

    /// When the content is back, and arrow and spinner have changed places.
    package func rest(of state: State) -> Double { max(state.shift.end, state.fade.end) }

    /// Loading comes before the spinner, the spinner before the pull.
    package func phase(of state: State) -> Phase {
        if state.isLoading { return .loading }
        if state.isSpinnerShown { return .pulled }
        return state.pull.offset > 0 ? .pulling : .idle
    }

    /// The spinner of a pulled view is armed, loading is refreshing, going back is finishing.
    package func common(of state: State) -> StateName {
        switch phase(of: state) {
        case .loading: .refreshing
        case .pulled: .armed
        case .pulling, .idle: state.closedAt == nil ? state.pull.common : .finishing
        }
    }
}
