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
