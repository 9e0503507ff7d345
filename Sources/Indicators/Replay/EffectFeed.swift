/// Deals the effects of a replay out to times: each belongs to the first of them that is not
/// before it.
public struct EffectFeed: Sendable {
    private var rest: ArraySlice<TimedEffect>

    /// All effects of a replay.
    public init(_ replay: Replay) { rest = replay.effects[...] }

    /// The effects up to a time, in seconds, that were not dealt out yet. Times must not go back.
    public mutating func next(upTo time: Double) -> ArraySlice<TimedEffect> {
        let end = rest.firstIndex { $0.time > time + LifecycleEvent.tolerance } ?? rest.endIndex
        defer { rest = rest[end...] }
        return rest[..<end]
    }
}
