/// Where the content is at one instant.
public struct ScrollSample: Equatable, Sendable {
    /// Seconds since the trace's clock began, 0 or more.
    public var time: Double
    /// How far the content is pulled down below its place of rest, in points, as it is seen:
    /// the rubber band's work is done. Negative where the content is scrolled up.
    public var offset: Double
    /// Whether the finger is down from here on.
    public var isTouching: Bool
    /// What moves the content from here on; nil to tell it from the finger and the motion.
    public var phase: ScrollPhase?

    /// A sample; without a phase the finger and the motion tell it.
    public init(time: Double, offset: Double, isTouching: Bool, phase: ScrollPhase? = nil) {
        self.time = time
        self.offset = offset
        self.isTouching = isTouching
        self.phase = phase
    }
}

/// What moves the content, by the names of SwiftUI's `ScrollPhase` (iOS 18).
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
    /// Nothing moves it.
    case idle
    /// A finger is down and may begin to move it.
    case tracking
    /// A finger moves it.
    case interacting
    /// It moves by what is left of a finger's speed, or springs back.
    case decelerating
    /// The app moves it.
    case animating
}
