/// An input of a lifecycle, with its time.
package struct LifecycleEvent: Equatable, Sendable {
    /// The kind of an event.
    package enum Kind: Equatable, Sendable {
        /// The scroll view reports an offset.
        case scrolled
        /// The finger goes down or up, or the content starts or stops moving by itself.
        case phaseChanged(ScrollPhase)
        /// A call of the refresh action ends. `call` counts the calls from 0.
        case workEnded(RefreshOutcome, call: Int)
        /// The user taps a button.
        case tapped(ScreenTap.Button)
        /// The time returned by `Lifecycle.alarm(in:)` has arrived.
        case alarm
    }

    /// The time on the trace's clock, in seconds.
    package var time: Double
    /// The content's offset at that time, in points.
    package var offset: Double
    package var kind: Kind

    /// Creates an event.
    package init(time: Double, offset: Double, kind: Kind) {
        self.time = time
        self.offset = offset
        self.kind = kind
    }

    /// The difference below which two times count as equal, in seconds.
    static let tolerance = 1e-9

    /// Returns whether an alarm at `time`, in seconds, is due at this event.
    func isDue(_ time: Double) -> Bool { time <= self.time + Self.tolerance }
}
