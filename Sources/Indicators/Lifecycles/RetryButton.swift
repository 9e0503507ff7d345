/// 002: the button that performs the refresh action again.
public struct RetryButton: Hashable, Sendable {
    /// Whether the action goes on: a spinner lies over the hidden label, which keeps its size.
    public var isPerforming: Bool

    /// Whether taps count.
    public var isEnabled: Bool { !isPerforming }

    /// The label.
    public static let label = "Retry"
}
