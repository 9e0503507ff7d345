/// What happens to a lifecycle in a replay.
package struct ReplayCourse: Sendable {
    /// What finger and content do, and taps.
    package let trace: Trace
    /// The app's work.
    package let work: RefreshWork
    /// When the scroll view calls back.
    package let callbacks: CallbackRate
}

/// When a scroll view calls its lifecycle back.
public enum CallbackRate: Hashable, Sendable {
    /// At every instant: thresholds are passed at the exact time.
    case exact
    /// So many times a second, at whole multiples of the time between: a pull or a touch is seen
    /// at the next of them.
    case perSecond(Double)

    /// The callbacks a second that are allowed.
    public static let rates: ClosedRange<Double> = 1...1_000
}
