/// An effect of a lifecycle, and when.
public struct TimedEffect: Hashable, Sendable {
    /// When, in seconds of the trace's clock.
    public var time: Double
    /// What.
    public var effect: LifecycleEffect
}
