import Indicators
import Raster

/// 002: the system's own refresh control, and a card that offers to retry what failed.
///
/// The control triggers while the finger is still down, and keeps itself open until its action
/// ends. A tap on Retry performs the same action, but neither is aware of the other: each begins no
/// second one while its own is running.
package struct Refreshable: Lifecycle {
    /// The screen's height in points, which the trigger distance follows from.
    package var height = 667.0
    /// The trigger distance in points in place of the one that follows from the height; 0 for that.
    package var trigger = 0.0

    /// With the article's parameters.
    package init() {}

    /// How far it has got.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// Nothing is running.
        case idle
        /// The work is running.
        case performing
        /// It threw an error, and the card is shown.
        case errorShown
    }

    /// The state that lasts between events.
    package struct State: Equatable, Sendable {
        var pull = PullState()
        /// Performs the control's action.
        var performer = RefreshActionPerformer()
        var control = HeldControl()
        /// The card; nil while there is no error to show.
        var card: ErrorView?
        /// How often the app's work was called, by pulls and by taps.
        var calls = 0
        /// How many of these calls have not come back.
        var running = 0

        /// The next call of the app's work.
        func nextCall(at time: Double) -> RefreshActionPerformer.Call {
            RefreshActionPerformer.Call(number: calls, start: time)
        }

        /// That call is made.
        mutating func begin() {
            calls += 1
            running += 1
        }
    }

    /// The pull that triggers, in points.
    package var triggerDistance: Double {
        trigger > 0 ? trigger : RefreshControl.triggerDistance(height: height)
    }

    /// The usual screen, as high as set.
    package var screen: Size { Size(width: Stage.usualScreen.width, height: height) }

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

    /// The last action to come back says whether there is an error, whoever began it.
    private func end(
        _ call: Int,
        _ outcome: RefreshOutcome,
        _ state: inout State,
        at time: Double
    ) {
        state.running -= 1
        if state.performer.finish(call) { state.control.close(at: time) }
        switch outcome {
        case .success:
            state.card = nil
        case .failure:
            var card = state.card ?? ErrorView()
            _ = card.retryButton.performer.finish(call)
            state.card = card
        }
    }

    /// The trigger distance, and the place of rest.
    package func levels(in state: State) -> [ScrollLevel] {
        [.atLeast(triggerDistance)] + ScrollLevel.rest
    }

    /// When the control is gone.
    package func alarm(in state: State) -> Double? { state.control.closedAt }

    /// When the control is gone.
    package func rest(of state: State) -> Double { state.control.closedAt ?? 0 }

    /// Whatever is running comes before an error.
    package func phase(of state: State) -> Phase {
        state.running > 0 ? .performing : state.card != nil ? .errorShown : .idle
    }

    /// What the control does comes first, then a pull; at rest an action that is running is
    /// refreshing, whoever began it, and an error is a failure.
    package func common(of state: State) -> StateName {
        if state.performer.isPerforming { return .refreshing }
        if state.control.isClosing { return .finishing }
        if state.pull.common != .idle { return state.pull.common }
        return state.running > 0 ? .refreshing : state.card != nil ? .failure : .idle
    }

    /// The pull's share of the trigger distance; while it goes away, what is left of the time.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if common(of: state) == .refreshing { return 1 }
        return state.control.remaining(at: instant.time) ?? limitedPull(at: instant.offset)
    }

    /// offset/trigger distance.
    package func pull(at offset: Double) -> Double { offset / triggerDistance }

    /// The control, the content and the card.
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
