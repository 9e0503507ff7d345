/// The callbacks of a scroll view whose content follows a trace.
enum ScrollFeed: Sendable {
    /// A callback at every instant.
    case exact(ExactScrollFeed)
    /// Callbacks at a rate.
    case sampled(SampledScrollFeed)

    /// The callbacks of a trace from its beginning.
    init(_ trace: Trace, callbacks: CallbackRate) {
        switch callbacks {
        case .exact: self = .exact(ExactScrollFeed(trace))
        case .perSecond(let rate): self = .sampled(SampledScrollFeed(trace, rate: rate))
        }
    }

    /// When the next callback comes that matters to a state with these levels; nil for none.
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

    /// Whether the callback that was asked for last lies beyond a level, however little: at its
    /// time the content is still at the level.
    var isBeyondLevel: Bool {
        switch self {
        case .exact(let feed): feed.isBeyondLevel
        case .sampled: false
        }
    }

    /// Advances to the callback that was requested last, and returns what it reports, in order.
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

    /// Whether callbacks come all the while: the content moves, and every instant counts.
    var isGliding: Bool {
        switch self {
        case .exact(let feed): feed.isGliding
        case .sampled: false
        }
    }

    /// The content's offset at a time that is not before any asked for so far.
    mutating func offset(at time: Double) -> Double {
        switch self {
        case .exact(let feed): return feed.offset(at: time)
        case .sampled(var feed):
            defer { self = .sampled(feed) }
            return feed.offset(at: time)
        }
    }
}

/// Deals the effects of a replay out to its moments: each belongs to the first of them that comes
/// after it.
public struct EffectFeed: Sendable {
    private let effects: [TimedEffect]
    private var count = 0

    /// All effects of a replay.
    public init(_ replay: Replay) { effects = replay.effects }

    /// What has happened by a moment and was not dealt out yet. Moments must not go back.
    public mutating func next(at moment: LifecycleMoment) -> ArraySlice<TimedEffect> {
        defer { count = max(count, moment.effectCount) }
        return effects[count..<max(count, min(moment.effectCount, effects.count))]
    }
}
