/// 002: the card over the top of the list that says that a refresh has failed.
public struct ErrorView: Hashable, Sendable {
    /// The button beside Dismiss; a new one with each card.
    public var retryButton = RetryButton()

    /// The text of the button that sends the card away.
    public static let dismissLabel = "Dismiss"
    /// The room around the card's text and buttons, in points.
    public static let padding = 16.0
    /// The radius of the card's corners, in points.
    public static let cornerRadius = 10.0
}
