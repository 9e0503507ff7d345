import Indicators
import Raster

/// Article 002: the system's refresh control, and an error card with a retry button.
///
/// The control triggers while the finger is still down, and stays open until its action ends. The
/// retry button runs the same action independently: each can run one call at a time.
package struct Refreshable: Lifecycle {
    /// The screen's height in points, which determines the trigger distance.
    package var height = 667.0
    /// The trigger distance in points, or 0 to calculate it from the height.
    package var trigger = 0.0

    /// Creates the lifecycle with the article's parameters.
    package init() {}

    /// The phases of the article's refresh control.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// No action is running.
        case idle
        /// An action is running.
        case performing
        /// The action has failed, and the card is shown.
        case errorShown
    }

    /// The state between events.
    package struct State: Equatable, Sendable {
        var pull = PullState()
        /// The control's running action, if any.
        var performer = RefreshActionPerformer()
        var control = OpenRefreshControl()
        /// The error card, if shown.
        var card: ErrorView?
        /// The number of calls of the action, by pulls and taps.
        var calls = 0
        /// The number of calls that have not ended.
        var running = 0

        /// Returns the next call of the action.
        func nextCall(at time: Double) -> RefreshActionPerformer.Call {
            RefreshActionPerformer.Call(number: calls, start: time)
        }

        /// Counts a call that has started.
        mutating func begin() {
            calls += 1
            running += 1
        }
    }

    /// The pull that triggers the control, in points.
    package var triggerDistance: Double {
        trigger > 0 ? trigger : RefreshControl.triggerDistance(height: height)
    }

    /// The default screen with the parameter's height.
    package var screen: Size { Size(width: Stage.defaultScreen.width, height: height) }

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
            let isReached = previous < triggerDistance && event.offset >= triggerDistance
            guard isReached, state.pull.isTouching else { break }
            guard state.performer.perform(state.nextCall(at: event.time)) else { break }
            state.begin()
            state.control.open(at: event.time)
            return (state, [.actionCalled, .haptic(.system)])
        case .tapped(.retry):
            let call = state.nextCall(at: event.time)
            guard state.card?.retryButton.performer.perform(call) == true else { break }
            state.begin()
            return (state, [.actionCalled])
        case .tapped(.dismiss):
            state.card = nil
        case .workEnded(let outcome, let call):
            end(call, outcome, &state, at: event.time)
            return (state, [.actionEnded])
        case .alarm:
            state.control.settle(at: event)
        default:
            break
        }
        return (state, [])
    }

    /// Ends a call. The outcome of the last call decides whether the card is shown.
    private func end(
        _ call: Int,
        _ outcome: RefreshOutcome,
        _ state: inout State,
        at time: Double
    ) {
        state.running -= 1
        if state.performer.finish(call: call) { state.control.close(at: time) }
        switch outcome {
        case .success:
            state.card = nil
        case .failure:
            var card = state.card ?? ErrorView()
            _ = card.retryButton.performer.finish(call: call)
            state.card = card
        }
    }

    /// Returns the offsets where scrolling may change the state: the trigger distance and 0.
    package func levels(in state: State) -> [ScrollLevel] {
        [.atLeast(triggerDistance)] + ScrollLevel.rest
    }

    /// Returns the time when the control has closed.
    package func alarm(in state: State) -> Double? { state.control.closedAt }

    /// Returns the time when the control has closed.
    package func rest(of state: State) -> Double { state.control.closedAt ?? 0 }

    /// Returns the phase. A running action takes precedence over an error.
    package func phase(of state: State) -> Phase {
        state.running > 0 ? .performing : state.card != nil ? .errorShown : .idle
    }

    /// Returns the design state.
    ///
    /// The control takes precedence over the pull. In the idle state of both, a running action is
    /// `refreshing` and an error is `failure`.
    package func common(of state: State) -> StateName {
        if state.performer.isPerforming { return .refreshing }
        if state.control.isClosing { return .finishing }
        if state.pull.common != .idle { return state.pull.common }
        return state.running > 0 ? .refreshing : state.card != nil ? .failure : .idle
    }

    /// Returns the pull as a fraction of the trigger distance. While the control closes, returns
    /// the remaining fraction of the time.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if common(of: state) == .refreshing { return 1 }
        return state.control.remainingClosing(at: instant.time) ?? limitedPull(at: instant.offset)
    }

    /// Returns the offset as a fraction of the trigger distance.
    package func pull(at offset: Double) -> Double { offset / triggerDistance }

    /// Returns the values of the control, the content and the card.
    package func values(of state: State, at instant: LifecycleInstant) -> Values {
        let control = control(of: state, at: instant.time)
        var reveal = 1.0
        if case .refreshing = control {
        } else {
            reveal = RefreshControl.reveal(at: limitedPull(at: instant.offset))
        }
        return Values(
            reveal: reveal,
            spokes: RefreshControl.spokes(reveal: reveal),
            control: control,
            contentTop: state.control.contentTop(at: instant),
            errorView: state.card,
            retryImage: state.card?.retryButton.image(at: instant.time)
        )
    }

    private func control(of state: State, at time: Double) -> Values.Control {
        if let start = state.control.refreshingSince {
            return .refreshing(image: ActivityIndicator.image(after: time - start))
        }
        return state.control.isClosing ? .leaving(state.control.opening(at: time)) : .pulled
    }
}
