import Indicators

/// 000: pulled beyond a threshold the view is primed, and it loads as soon as it comes back under.
///
/// It cannot see whether the finger is still down. A strip with a spinner lies above the
/// content, and stays in sight while it loads.
package struct RefreshableScrollView: Lifecycle {
    /// The pull that primes, and the strip's height, in points; later releases have 68.
    package var threshold = 50.0
    /// Which animation closes the strip.
    package var era = SystemEra.ios17
    /// Whether strip and content stay where they are as loading begins.
    package var fixesLoadingJump = false
    /// Whether loading waits for the finger to go up.
    package var fixesMissingRelease = false

    /// With the article's parameters.
    package init() {}

    /// How far it has got.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// For a pull.
        case waiting
        /// Beyond the threshold.
        case primed
        /// The work is running.
        case loading
    }

    /// The state that lasts between events.
    package struct State: Equatable, Sendable {
        var phase = Phase.waiting
        var pull = PullState()
        var loadingSince = 0.0
        /// What is left of the way that the strip has to go after loading.
        var closing = AnimationResidual()
        /// When the strip will have closed, while it does.
        var closedAt: Double?
    }

    /// Nothing has happened.
    package var initialState: State { State() }

    /// The table of states: waiting → primed → loading → waiting.
    package func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect]) {
        var state = state
        state.pull.update(event)
        switch (event.kind, state.phase) {
        case (.scrolled, .waiting) where event.offset > threshold:
            state.phase = .primed
        case (.scrolled, .primed) where event.offset < threshold:
            if fixesMissingRelease, state.pull.isTouching {
                state.phase = .waiting
                return (state, [])
            }
            state.phase = .loading
            state.loadingSince = event.time
            state.closedAt = nil
            return (state, [.actionCalled])
        case (.workEnded, .loading):
            let timing = era.standardAnimation
            state.closing.animate(by: -loadingShift(event.offset), timing, at: event.time)
            state.closedAt = event.time + timing.length
            state.phase = .waiting
            return (state, [.actionEnded])
        case (.alarm, _):
            state.closedAt = nil
        default:
            break
        }
        return (state, [])
    }

    /// How far content and strip are pushed down while loading.
    ///
    /// The package's mended form takes the pull away again, so that nothing jumps.
    private func loadingShift(_ offset: Double) -> Double {
        fixesLoadingJump ? threshold - max(offset, 0) : threshold
    }

    /// How far content and strip are pushed down now.
    private func shift(of state: State, at instant: LifecycleInstant) -> Double {
        (state.phase == .loading ? loadingShift(instant.offset) : 0)
            + state.closing.value(at: instant.time)
    }

    /// The threshold, and the place of rest.
    package func levels(in state: State) -> [ScrollLevel] {
        switch state.phase {
        case .waiting: [.above(threshold)] + ScrollLevel.rest
        case .primed: [.below(threshold)]
        case .loading: []
        }
    }

    /// When the strip has closed.
    package func alarm(in state: State) -> Double? { state.closedAt }

    /// When the strip has closed.
    package func rest(of state: State) -> Double { state.closing.end }

    /// How far the state has got.
    package func phase(of state: State) -> Phase { state.phase }

    /// Waiting is finishing while the strip closes, else what the pull is.
    package func common(of state: State) -> StateName {
        switch state.phase {
        case .waiting: state.closedAt == nil ? state.pull.common : .finishing
        case .primed: .armed
        case .loading: .refreshing
        }
    }

    /// The pull's share of the threshold; after loading, what the strip has still to go.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        guard state.phase == .waiting else { return 1 }
        let way = state.closedAt == nil ? instant.offset : state.closing.value(at: instant.time)
        return min(max(way / threshold, 0), 1)
    }

    /// offset/threshold.
    package func pull(at offset: Double) -> Double { offset / threshold }

    /// Content and strip, and the spinner in it.
    package func values(of state: State, at instant: LifecycleInstant) -> Values {
        let contentY = instant.offset + shift(of: state, at: instant)
        let image =
            state.phase == .loading
            ? ActivityIndicator.image(after: instant.time - state.loadingSince) : 0
        return Values(
            stripY: contentY - threshold,
            spinnerY: contentY - threshold / 2,
            contentY: contentY,
            image: image
        )
    }
}
