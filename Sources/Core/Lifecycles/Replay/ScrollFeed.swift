/// The callbacks of a scroll view whose content follows a trace.
enum ScrollFeed: Sendable {
    /// Callbacks at exact times.
    case exact(ExactScrollFeed)
    /// Callbacks at a fixed rate.
    case sampled(SampledScrollFeed)

    /// Starts at the beginning of a trace.
    init(_ trace: Trace, callbacks: CallbackRate) {
        switch callbacks {
        case .exact: self = .exact(ExactScrollFeed(trace))
        case .perSecond(let rate): self = .sampled(SampledScrollFeed(trace, rate: rate))
        }
    }

    /// Returns the time of the next callback that can change the state, or `nil` if there is none.
    mutating func nextTime(levels: [ScrollLevel]) -> Double? {
        switch self {
        case .exact(var feed):
            defer { self = .exact(feed) }
            return feed.nextTime(levels: levels)
        case .sampled(var feed):
            defer { self = .sampled(feed) }
            return feed.nextTime()
        }
    }

    /// Whether the next callback reports an offset beyond a level.
    ///
    /// At its time the content is still at the level.
    var isBeyondLevel: Bool {
        switch self {
        case .exact(let feed): feed.isBeyondLevel
        case .sampled: false
        }
    }

    /// Advances to the callback found by `nextTime(levels:)` and returns its events, in order.
    mutating func deliver() -> [LifecycleEvent.Kind] {
        switch self {
        case .exact(var feed):
            defer { self = .exact(feed) }
            return feed.deliver()
        case .sampled(var feed):
            defer { self = .sampled(feed) }
            return feed.deliver()
        }
    }

    /// Whether the content is moving and callbacks come at exact times.
    var isGliding: Bool {
        switch self {
        case .exact(let feed): feed.isGliding
        case .sampled: false
        }
    }

    /// Returns the content's offset at a time. Times must be in ascending order.
    mutating func offset(at time: Double) -> Double {
        switch self {
        case .exact(let feed): return feed.offset(at: time)
        case .sampled(var feed):
            defer { self = .sampled(feed) }
            return feed.offset(at: time)
        }
    }
}

/// An iterator that assigns each effect of a replay to the first moment after it.
public struct EffectFeed: Sendable {
    private let effects: [TimedEffect]
    private var count = 0

    /// Creates an iterator over a replay's effects.
    public init(_ replay: Replay) { effects = replay.effects }

    /// Returns the effects since the moment before. Moments must be in ascending order.
    public mutating func next(at moment: LifecycleMoment) -> ArraySlice<TimedEffect> {
        defer { count = max(count, moment.effectCount) }
        return effects[count..<max(count, min(moment.effectCount, effects.count))]
    }
}
