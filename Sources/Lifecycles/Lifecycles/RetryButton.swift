/// 002: the button that performs the refresh action again, by a performer of its own.
///
/// It knows of the actions that its own taps have begun, and of nobody else's.
public struct RetryButton: Hashable, Sendable {
    /// What performs the action.
    var performer = RefreshActionPerformer()

    /// Whether its action goes on: a spinner lies over the hidden label, which keeps its size.
    public var isPerforming: Bool { performer.isPerforming }

    /// Whether taps count.
    public var isEnabled: Bool { !isPerforming }

    /// The spinner's image at a time in seconds, 0…15; nil while the label is shown.
    public func image(at time: Double) -> Int? {
        performer.call.map { ActivityIndicator.image(after: time - $0.start) }
    }

    /// The label.
    public static let label = "Retry"
}
