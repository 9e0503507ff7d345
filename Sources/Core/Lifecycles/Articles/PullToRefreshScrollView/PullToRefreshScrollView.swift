import Indicators

/// 001: the pull arms at a threshold, and letting go of an armed view refreshes.
///
/// A ring in a header above the content grows with the pull, spins while the work is running, and is
/// taken back by ticks of 16 ms. Refreshing and finishing go before armed, armed before pulling.
package struct PullToRefreshScrollView: Lifecycle {
    /// The pull that arms, in points; the article's demo has 110.
    package var threshold = 96.0
    /// The header's height in points; the demo has 88.
    package var refreshViewHeight = 80.0
    /// How long finishing takes, and the header's spring, in seconds.
    package var animationDuration = 0.35
    /// How far each tick of finishing goes.
    package var step = FinishingStep.article
    /// How the ring's angle follows from one state to the next.
    package var rotation = RotationModel.formula
    /// Whether arming keeps the ring's angle.
    package var fixesArmingJump = false
    /// Whether the spin begins at the angle of the armed ring.
    package var fixesRefreshingJump = false
    /// Whether the ring stays closed while it spins.
    package var fixesTrimJump = false
    /// Whether finishing turns the ring on and not back.
    package var fixesBackwardFinish = false

    /// With the article's parameters.
    package init() {}

    /// How far it has got.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// At rest.
        case idle
        /// Pulled, but not far enough.
        case pulling
        /// Pulled far enough; letting go refreshes.
        case armed
        /// The work is running.
        case refreshing
        /// The ring is taken back.
        case finishing
    }

    /// The state that lasts between events.
    package struct State: Equatable, Sendable {
        var phase = Phase.idle
        var pull = PullState()
        /// When the phase of refreshing or finishing began.
        var since = 0.0
        var ticks = 0
        var finishing = 0.0
        /// The angle at which the spin ended.
        var lastAngle = 0.0
        /// What animations keep the header's inset away from its model.
        var inset = AnimationResidual()
        /// The same of the ring's angle, by the engine's model.
        var turn = AnimationResidual()
        /// When the latest refreshes ended, in seconds, the last one first.
        var updates: [Double] = []
    }

    /// The time between the ticks of finishing, in seconds.
    package static let tick = 0.016
    /// The time of one turn of the spin, in seconds.
    package static let turn = 0.9

    /// Nothing has happened.
    package var initialState: State { State() }

    /// The table of states.
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
            // A phase changes to another one: the finger no longer moves the content.
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

    /// Where the content passes rest and threshold, while that matters.
    package func levels(in state: State) -> [ScrollLevel] {
        switch state.phase {
        case .idle, .pulling, .armed:
            [.atLeast(threshold), .below(threshold)] + ScrollLevel.rest
        case .refreshing, .finishing: []
        }
    }

    /// The next tick of finishing.
    package func alarm(in state: State) -> Double? {
        guard state.phase == .finishing else { return nil }
        return state.since + Double(state.ticks + 1) * Self.tick
    }

    /// When header and ring stand still.
    package func rest(of state: State) -> Double {
        rotation == .engine ? max(state.inset.end, state.turn.end) : state.inset.end
    }

    /// How far the state has got.
    package func phase(of state: State) -> Phase { state.phase }

    /// The same states; a pull that was let go too early is canceling.
    package func common(of state: State) -> StateName {
        switch state.phase {
        case .idle: .idle
        case .pulling: state.pull.isTouching ? .pulling : .canceling
        case .armed: .armed
        case .refreshing: .refreshing
        case .finishing: .finishing
        }
    }

    /// How much of the ring is drawn.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        switch state.phase {
        case .idle: 0
        case .pulling: limitedPull(at: instant.offset)
        case .armed: 1
        case .refreshing: fixesTrimJump ? 1 : 0.999
        case .finishing: state.finishing
        }
    }

    /// offset/threshold.
    package func pull(at offset: Double) -> Double { offset / threshold }
}
