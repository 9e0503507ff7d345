import Indicators

/// Article 000: a pull beyond a threshold primes the view, and returning below it starts loading.
///
/// The view does not know whether the finger is down. A strip with a spinner is above the content
/// and stays visible while it loads.
package struct RefreshableScrollView: Lifecycle {
    /// The pull that primes the view, in points, which is also the strip's height.
    ///
    /// Later versions of the article's code use 68.
    package var threshold = 50.0
    /// The system whose default animation closes the strip.
    package var era = SystemEra.ios17
    /// Whether strip and content keep their positions when loading starts.
    package var fixesLoadingJump = false
    /// Whether loading waits until the finger goes up.
    package var fixesMissingRelease = false

    /// Creates the lifecycle with the article's parameters.
    package init() {}

    /// The states of the article.
    package enum Phase: String, Hashable, Sendable, CaseIterable {
        /// The view waits for a pull.
        case waiting
        /// The pull is beyond the threshold.
        case primed
        /// The work is running.
        case loading
    }

    /// The state between events.
    package struct State: Equatable, Sendable {
        var phase = Phase.waiting
        var pull = PullState()
        var loadingSince = 0.0
        /// The remaining distance of the closing strip.
        var closing = AnimationResidual()
        /// The time when the strip will be closed, in seconds, while it closes.
        var closedAt: Double?
    }

    /// The state before any event.
    package var initialState: State { State() }

    /// Returns the state after an event, and its effects: waiting → primed → loading → waiting.
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
            let timing = era.defaultAnimation
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

    /// Returns how far loading moves content and strip down, in points.
    ///
    /// If the bug `loading-jump` is fixed, the pull is subtracted.
    private func loadingShift(_ offset: Double) -> Double {
        fixesLoadingJump ? threshold - max(offset, 0) : threshold
    }

    /// Returns how far content and strip are moved down, in points.
    private func shift(of state: State, at instant: LifecycleInstant) -> Double {
        (state.phase == .loading ? loadingShift(instant.offset) : 0)
            + state.closing.value(at: instant.time)
    }

    /// Returns the offsets where scrolling may change the state: the threshold and 0.
    package func levels(in state: State) -> [ScrollLevel] {
        switch state.phase {
        case .waiting: [.above(threshold)] + ScrollLevel.rest
        case .primed: [.below(threshold)]
        case .loading: []
        }
    }

    /// Returns the time when the strip has closed.
    package func alarm(in state: State) -> Double? { state.closedAt }

    /// Returns the time when the strip has closed.
    package func rest(of state: State) -> Double { state.closing.end }

    /// Returns the state's phase.
    package func phase(of state: State) -> Phase { state.phase }

    /// Returns the design state. It is `finishing` while the strip closes.
    package func common(of state: State) -> StateName {
        switch state.phase {
        case .waiting: state.closedAt == nil ? state.pull.common : .finishing
        case .primed: .armed
        case .loading: .refreshing
        }
    }

    /// Returns the pull or the closing strip's remaining distance, as a fraction of the threshold.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        guard state.phase == .waiting else { return 1 }
        let pull = state.closedAt == nil ? instant.offset : state.closing.value(at: instant.time)
        return min(max(pull / threshold, 0), 1)
    }

    /// Returns the offset as a fraction of the threshold.
    package func pull(at offset: Double) -> Double { offset / threshold }

    /// Returns the values of content, strip and spinner.
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
