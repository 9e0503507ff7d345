/// 002: the card over the top of the list that says that a refresh has failed.
package struct ErrorView: Equatable, Sendable {
    /// The button beside Dismiss; a new one with each card.
    package var retryButton = RetryButton()

    /// The text of the button that sends the card away.
    package static let dismissLabel = "Dismiss"
    /// The room around the card's text and buttons, in points.
    package static let padding = 16.0
    /// The radius of the card's corners, in points.
    package static let cornerRadius = 10.0
}

/// 002: the button that performs the refresh action again, by a performer of its own.
///
/// It tracks only the actions that its own taps have started.
package struct RetryButton: Equatable, Sendable {
    /// What performs the action.
    var performer = RefreshActionPerformer()

    /// Whether its action goes on: a spinner lies over the hidden label, which keeps its size.
    package var isPerforming: Bool { performer.isPerforming }

    /// Whether taps count.
    package var isEnabled: Bool { !isPerforming }

    /// The spinner's image at a time in seconds, 0…15; nil while the label is shown.
    package func image(at time: Double) -> Int? {
        performer.call.map { ActivityIndicator.image(after: time - $0.start) }
    }

    /// The label.
    package static let label = "Retry"
}
