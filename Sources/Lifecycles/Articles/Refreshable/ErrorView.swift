/// 002: the card over the top of the list that says that a refresh has failed.
package struct ErrorView: Hashable, Sendable {
    /// The button beside Dismiss; a new one with each card.
    package var retryButton = RetryButton()

    /// The text of the button that sends the card away.
    package static let dismissLabel = "Dismiss"
    /// The room around the card's text and buttons, in points.
    package static let padding = 16.0
    /// The radius of the card's corners, in points.
    package static let cornerRadius = 10.0
}
