import Indicators

/// Article 001: a pull arms the view at a threshold, and releasing the armed view refreshes.
///
/// A ring in a header above the content grows with the pull and spins during the work. Then it
/// shrinks in ticks of 16 ms.
package struct PullToRefreshScrollView: Lifecycle {
    /// The pull that arms the view, in points. It is 110 in the article's demo.
    package var threshold = 96.0
    /// The header's height in points. It is 88 in the article's demo.
    package var refreshViewHeight = 80.0
    /// The duration of finishing and of the header's spring, in seconds.
    package var animationDuration = 0.35
    /// The fraction of the ring that each finishing tick removes.
    package var step = FinishingStep.article
    /// The calculation of the ring's angle at a change of state.
    package var rotation = RotationModel.formula
    /// Whether the ring keeps its angle when the view arms.
    package var fixesArmingJump = false
    /// Whether the spin starts at the armed ring's angle.
    package var fixesRefreshingJump = false
    /// Whether the ring is closed while it spins.
    package var fixesTrimJump = false
    /// Whether finishing turns the ring forwards.
    package var fixesBackwardFinish = false

    /// Creates the lifecycle with the article's parameters.
    package init() {}

    /// The states of the article.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The content is not pulled.
        case idle
        /// The pull has not reached the threshold.
        case pulling
        /// The pull has reached the threshold. Releasing it refreshes.
        case armed
        /// The work is running.
        case refreshing
        /// The ring is being removed.
        case finishing
    }

    /// The state between events.
    package struct State: Equatable, Sendable {
        var phase = Phase.idle
        var pull = PullState()
        /// The time when refreshing or finishing started, in seconds.
        var since = 0.0
        var ticks = 0
        var finishing = 0.0
        /// The ring's angle at the end of the spin, in degrees.
        var lastAngle = 0.0
        /// The difference between the header's presented inset and its model value.
        var inset = AnimationResidual()
        /// The difference between the ring's presented angle and its model value.
        var turn = AnimationResidual()
        /// The times when refreshes ended, in seconds, the latest first.
        var updates: [Double] = []
    }

    /// The interval of finishing ticks, in seconds.
    package static let tick = 0.016
    /// The period of the spin, in seconds.
    package static let turn = 0.9

    /// The state before any event.
    package var initialState: State { State() }

    /// Returns the state after an event, and the effects of the event.
    package func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        let wasInteracting = state.pull.phase == .interacting
        state.pull.update(event)
        switch (event.kind, state.phase) {
        case (.scrolled, .idle), (.scrolled, .pulling), (.scrolled, .armed):
            let progress = limitedPull(at: event.offset)
            state.phase = progress >= 1 ? .armed : progress > 0 ? .pulling : .idle
        case (.phaseChanged, .armed) where wasInteracting:
            // The phase was interacting and has changed, so the finger has released the content.
            beginRefreshing(&state, at: event.time)
            return (state, [.actionCalled])
        case (.workEnded, .refreshing):
            state.updates = [event.time] + state.updates.prefix(Values.updateLimit - 1)
            beginFinishing(&state, at: event.time)
            return (state, [.actionEnded])
        case (.alarm, .finishing):
            state.ticks += 1
            state.finishing = max(state.finishing - stepSize, 0)
            guard state.finishing == 0 else { break }
            state.phase = .idle
            state.inset.animate(by: -refreshViewHeight, spring, at: event.time)
        default:
            break
        }
        return (state, [])
    }

    private func beginRefreshing(_ state: inout State, at time: Double) {
        state.phase = .refreshing
        state.since = time
        state.inset.animate(by: refreshViewHeight, spring, at: time)
        state.turn.animate(by: spinStart - Self.armedAngle, spring, at: time)
    }

    private func beginFinishing(_ state: inout State, at time: Double) {
        state.lastAngle = angle(of: state, at: LifecycleInstant(time: time, offset: 0))
        state.turn.stop()
        if !fixesBackwardFinish {
            state.turn.animate(by: 360 - state.lastAngle, spring, at: time)
        }
        state.phase = .finishing
        state.since = time
        state.ticks = 0
        state.finishing = 1
    }

    /// Returns the offsets where scrolling may change the state: the threshold and 0, or none
    /// during and after the work.
    package func levels(in state: State) -> [ScrollLevel] {
        switch state.phase {
        case .idle, .pulling, .armed:
            [.atLeast(threshold), .below(threshold)] + ScrollLevel.rest
        case .refreshing, .finishing: []
        }
    }

    /// Returns the time of the next finishing tick.
    package func alarm(in state: State) -> Double? {
        guard state.phase == .finishing else { return nil }
        return state.since + Double(state.ticks + 1) * Self.tick
    }

    /// Returns the time when the header and the ring stop.
    package func rest(of state: State) -> Double {
        rotation == .engine ? max(state.inset.end, state.turn.end) : state.inset.end
    }

    /// Returns the state's phase.
    package func phase(of state: State) -> Phase { state.phase }

    /// Returns the design state. A pull released below the threshold is `canceling`.
    package func common(of state: State) -> StateName {
        switch state.phase {
        case .idle: .idle
        case .pulling: state.pull.isTouching ? .pulling : .canceling
        case .armed: .armed
        case .refreshing: .refreshing
        case .finishing: .finishing
        }
    }

    /// Returns the fraction of the ring that is drawn.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        switch state.phase {
        case .idle: 0
        case .pulling: limitedPull(at: instant.offset)
        case .armed: 1
        case .refreshing: fixesTrimJump ? 1 : 0.999
        case .finishing: state.finishing
        }
    }

    /// Returns the offset as a fraction of the threshold.
    package func pull(at offset: Double) -> Double { offset / threshold }
}
