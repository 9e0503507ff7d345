import Indicators

/// Article 003: an arrow turns with the pull until a spinner replaces it at half a turn.
///
/// The spinner's appearance calls the action. When the content returns, it stays lower until the
/// app ends loading. The view notices the pull only in callbacks, at 60 per second by default, and
/// keeps the angle of the last callback.
package struct ScrollAction: Lifecycle {
    /// The pull that does not turn the arrow, in points.
    package var deadZone = 30.0
    /// The arrow's turn per point beyond the dead zone, in degrees.
    package var degreesPerPoint = 1.7
    /// The height of the indicator's group, in points. Loading moves the content down by this
    /// height.
    package var indicatorHeight = 40.0
    /// The panel's height without a pull, in points.
    package var panelHeight = 50.0
    /// The system whose springs move the content.
    package var era = SystemEra.ios17
    /// Whether the action waits until the finger goes up.
    package var fixesEarlyAction = false
    /// Whether an angle of exactly half a turn counts as reached.
    package var fixesExactHalfTurn = false
    /// Whether the arrow returns to 0° in the dead zone.
    package var fixesStaleAngle = false
    /// Whether to end loading when the work finishes before the content returns.
    package var fixesEndlessLoading = false

    /// Creates the lifecycle with the article's parameters.
    package init() {}

    /// The states of the article.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The content is not pulled.
        case idle
        /// The arrow turns with the pull.
        case pulling
        /// The spinner is shown and the content is still pulled.
        case pulled
        /// The content stays lower during the work.
        case loading
    }

    /// The state between events.
    package struct State: Equatable, Sendable {
        var pull = PullState()
        /// The arrow's angle at the last callback that changed it, in degrees.
        var angle = 0.0
        var hasPulled = false
        var isLoading = false
        var isSpinnerShown = false
        /// The time when the spinner last appeared, in seconds.
        var spinnerSince = 0.0
        /// The difference between the spinner's opacity and its target, 0 or 1.
        var fade = AnimationResidual()
        /// Whether the action that this pull called has ended.
        var hasEnded = false
        /// The difference between the content's presented and final position, in points.
        var shift = AnimationResidual()
        /// The time when the content will be back, in seconds, while it returns.
        var closedAt: Double?
    }

    /// The angle where the spinner replaces the arrow, in degrees.
    package static let halfTurn = 180.0

    /// The display's refresh rate. Between callbacks the view does not notice the pull.
    package var callbackRate: Double? { 60 }

    /// The state before any event.
    package var initialState: State { State() }

    /// Returns the state after an event, and the effects of the event.
    package func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        let wasTouching = state.pull.isTouching
        state.pull.update(event)
        let isReleased = wasTouching && !state.pull.isTouching
        var effects: [LifecycleEffect] = []
        switch event.kind {
        case .scrolled:
            scroll(&state, at: event.time)
            effects = showArrowOrSpinner(&state, at: event.time)
        case .phaseChanged where isReleased && fixesEarlyAction && state.hasPulled:
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
            let timing = era.defaultAnimation
            state.isLoading = false
            state.shift.animate(by: -indicatorHeight, timing, at: time)
            state.closedAt = time + timing.length
        }
        _ = showArrowOrSpinner(&state, at: time)
        return [.actionEnded]
    }

    /// Shows the arrow or the spinner with a cross-fade.
    ///
    /// When the spinner appears, it starts to turn and calls the action.
    private func showArrowOrSpinner(_ state: inout State, at time: Double) -> [LifecycleEffect] {
        let isShown = isBeyondHalfTurn(state.angle) || state.hasPulled || state.isLoading
        guard isShown != state.isSpinnerShown else { return [] }
        state.isSpinnerShown = isShown
        state.fade.animate(by: isShown ? 1 : -1, era.defaultAnimation, at: time)
        guard isShown else { return [] }
        state.spinnerSince = time
        let tap = LifecycleEffect.haptic(.heavy)
        state.hasPulled = true
        state.hasEnded = false
        return fixesEarlyAction ? [tap] : [.actionCalled, tap]
    }

    /// Returns the time when the content is back.
    package func alarm(in state: State) -> Double? { state.closedAt }

    /// Returns the time when the content is back and the cross-fade has ended.
    package func rest(of state: State) -> Double { max(state.shift.end, state.fade.end) }

    /// Returns the phase. Loading takes precedence over the spinner, and the spinner over the pull.
    package func phase(of state: State) -> Phase {
        if state.isLoading { return .loading }
        if state.isSpinnerShown { return .pulled }
        return state.pull.offset > 0 ? .pulling : .idle
    }

    /// Returns the design state.
    ///
    /// A spinner over pulled content is `armed`, loading is `refreshing`, and returning is
    /// `finishing`.
    package func common(of state: State) -> StateName {
        switch phase(of: state) {
        case .loading: .refreshing
        case .pulled: .armed
        case .pulling, .idle: state.closedAt == nil ? state.pull.common : .finishing
        }
    }
}
