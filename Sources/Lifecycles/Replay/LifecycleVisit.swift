import Indicators

/// A span of time that a lifecycle spends in one state.
public struct LifecycleVisit: Hashable, Sendable {
    /// The lifecycle's own name of the state.
    public var state: String
    /// The design's state that stands for it.
    public var common: StateName
    /// When it is entered, in seconds.
    public var start: Double
    /// When it is left, in seconds; the replay's end for the last one.
    public var end: Double
}
