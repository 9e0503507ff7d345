/// Something that happens to a lifecycle, and when.
package struct LifecycleEvent: Equatable, Sendable {
    /// What happened.
    package enum Kind: Equatable, Sendable {
        /// The scroll view called back: the content has moved, or stands at a new position.
        case scrolled
        /// The finger came down or went up, or the content began or ceased to move by itself.
        case phaseChanged(ScrollPhase)
        /// The work came to its end that was called so many calls after the first.
        case workEnded(RefreshOutcome, call: Int)
        /// Somebody tapped a button.
        case tapped(ScreenTap.Button)
        /// The time came that `Lifecycle.alarm(in:)` asked for.
        case alarm
    }

    /// When, in seconds of the trace's clock.
    package var time: Double
    /// The content's offset at that time, in points.
    package var offset: Double
    /// What happened.
    package var kind: Kind

    /// An event at a time, with the content at an offset.
    package init(time: Double, offset: Double, kind: Kind) {
        self.time = time
        self.offset = offset
        self.kind = kind
    }

    /// Times that are nearer to each other than this, in seconds, are the same.
    static let tolerance = 1e-9

    /// Whether an alarm at `time`, in seconds, is due by now.
    func isDue(_ time: Double) -> Bool { time <= self.time + Self.tolerance }
}
