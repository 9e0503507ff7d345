/// 002: the system's own refresh control, and a card that offers to retry what failed.
///
/// The control triggers while the finger is still down. A tap on Retry performs the same action,
/// and what goes on is never begun again.
public struct Refreshable: Lifecycle {
    /// The screen's height in points, which the trigger distance follows from.
    public var height = 667.0
    /// The trigger distance in points in place of the one that follows from the height; 0 for that.
    public var trigger = 0.0

    /// With the article's parameters.
    public init() {}

    /// How far it has got.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
        /// Nothing goes on.
        case idle
        /// The work goes on.
        case performing
        /// It threw an error, and the card is shown.
        case errorShown
    }

    /// What it remembers.
    public struct State: Hashable, Sendable {
        var pull = PullState()
        var performer = RefreshActionPerformer()
        /// Whether there is an error to show.
        var hasError = false
        /// When the control goes away, and when it will be gone.
        var leaving: ClosedRange<Double>?
    }

    /// The pull that triggers, in points.
    public var triggerDistance: Double {
        trigger > 0 ? trigger : RefreshControl.triggerDistance(height: height)
    }

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
            let isReached = previous < triggerDistance && event.offset >= triggerDistance
            guard isReached, state.pull.isTouching else { break }
            return begin(state, for: .pull)
        case .tapped(.retry) where state.hasError:
            return begin(state, for: .retryButton)
        case .tapped(.dismiss):
            state.hasError = false
        case .workEnded(let outcome) where state.performer.isPerforming:
            if state.performer.caller == .pull {
                state.leaving = event.time...(event.time + RefreshControl.leaving)
            }
            state.performer.finish()
            state.hasError = outcome == .failure
            return (state, [.refreshEnded])
        case .alarm:
            state.leaving = nil
        default:
            break
        }
        return (state, [])
    }

    private func begin(
        _ state: State,
        for caller: RefreshActionPerformer.Caller
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        guard state.performer.perform(for: caller) else { return (state, []) }
        state.leaving = nil
        return (state, caller == .pull ? [.refreshStarted, .haptic] : [.refreshStarted])
    }

    /// The trigger distance, and the place of rest.
    public func levels(in state: State) -> [ScrollLevel] {
        state.performer.isPerforming
            ? ScrollLevel.rest : [.atLeast(triggerDistance)] + ScrollLevel.rest
    }

    /// When the control is gone.
    public func alarm(in state: State) -> Double? { state.leaving?.upperBound }

    /// When the control is gone.
    public func rest(of state: State) -> Double { state.leaving?.upperBound ?? 0 }

    /// idle, performing, errorShown.
    public func label(of state: State) -> String { phase(of: state).rawValue }

    private func phase(of state: State) -> Phase {
        state.performer.isPerforming ? .performing : state.hasError ? .errorShown : .idle
    }

    /// Performing is refreshing; an error is a failure unless the content is pulled again.
    public func common(of state: State) -> StateName {
        if state.performer.isPerforming { return .refreshing }
        if state.leaving != nil { return .finishing }
        guard state.hasError, state.pull.common == .idle else { return state.pull.common }
        return .failure
    }

    /// The pull's share of the trigger distance; while it goes away, what is left of the time.
    public func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if state.performer.isPerforming { return 1 }
        if let leaving = state.leaving {
            return min(max((leaving.upperBound - instant.time) / RefreshControl.leaving, 0), 1)
        }
        return pullProgress(instant.offset)
    }

    private func pullProgress(_ offset: Double) -> Double {
        min(max(offset, 0) / triggerDistance, 1)
    }

    /// The control's spokes and the card.
    public func values(of state: State, at instant: LifecycleInstant) -> LifecycleValues {
        let isRefreshing = state.performer.caller == .pull
        let reveal =
            isRefreshing ? 1 : RefreshControl.reveal(at: pullProgress(instant.offset))
        let button = RetryButton(isPerforming: state.performer.isPerforming)
        return .refreshable(
            Values(
                reveal: reveal,
                spokes: RefreshControl.spokes(reveal: reveal),
                isControlRefreshing: isRefreshing,
                errorView: state.hasError ? ErrorView(retryButton: button) : nil
            )
        )
    }
}
