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
