/// Article 002's error card, which covers the top of the list after a failed refresh.
package struct ErrorView: Equatable, Sendable {
    /// The retry button. Each card has a new one.
    package var retryButton = RetryButton()

    /// The label of the button that hides the card.
    package static let dismissLabel = "Dismiss"
    /// The padding around the card's text and buttons, in points.
    package static let padding = 16.0
    /// The radius of the card's corners, in points.
    package static let cornerRadius = 10.0
}

/// Article 002's button that calls the refresh action again.
///
/// It only tracks actions that were started by its own taps.
package struct RetryButton: Equatable, Sendable {
    /// The running action, if any.
    var performer = RefreshActionPerformer()

    /// Whether its action is running. A spinner then replaces the label, which keeps its size.
    package var isPerforming: Bool { performer.isPerforming }

    /// Whether the button accepts taps.
    package var isEnabled: Bool { !isPerforming }

    /// Returns the index of the spinner's image at a time in seconds, 0…15.
    ///
    /// Returns `nil` while the label is shown.
    package func image(at time: Double) -> Int? {
        performer.call.map { ActivityIndicator.image(after: time - $0.start) }
    }

    /// The text of the button.
    package static let label = "Retry"
}
