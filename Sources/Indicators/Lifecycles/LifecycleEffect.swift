/// What a lifecycle asks of the world outside of it.
public enum LifecycleEffect: String, Hashable, Sendable, CaseIterable {
    /// The app's refresh work is called.
    case refreshStarted
    /// The device gives a tap that the hand feels.
    case haptic
    /// The refresh is over.
    case refreshEnded
}
