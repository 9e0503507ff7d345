/// The state of the content and the finger at a time.
public struct ScrollSample: Equatable, Sendable {
    /// The time on the trace's clock in seconds, 0 or more.
    public var time: Double
    /// The distance of the content below its resting position in points, after rubber-banding.
    ///
    /// It is negative if the content is scrolled up.
    public var offset: Double
    /// Whether the finger is down from this time until the next sample.
    public var isTouching: Bool
    /// The scroll phase from this time on, or `nil` to derive it from the finger and the motion.
    public var phase: ScrollPhase?

    /// Creates a sample.
    public init(time: Double, offset: Double, isTouching: Bool, phase: ScrollPhase? = nil) {
        self.time = time
        self.offset = offset
        self.isTouching = isTouching
        self.phase = phase
    }
}

/// The cause of the content's motion, with the names of SwiftUI's `ScrollPhase` (iOS 18).
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
    /// The content does not move.
    case idle
    /// A finger is down but does not move the content yet.
    case tracking
    /// A finger moves the content.
    case interacting
    /// The content decelerates or springs back after a touch.
    case decelerating
    /// The app moves the content.
    case animating
}
