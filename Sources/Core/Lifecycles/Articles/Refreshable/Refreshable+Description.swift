import Raster

extension Refreshable {
    /// The values that are drawn.
    package struct Values: Equatable, Sendable {
        /// The progress of the appearance of the control's spokes, 0…1.
        package var reveal: Double
        /// The opacities of the eight spokes while they appear, clockwise from 12 o'clock.
        package var spokes: [Double]
        /// The appearance of the control.
        package var control: Control
        /// The content's top, in points from the screen's top.
        package var contentTop: Double
        /// The card over the content, if any.
        package var errorView: ErrorView?
        /// The image of the spinner in the retry button, 0…15, or `nil` while its label is shown.
        package var retryImage: Int?

        /// The appearance of the control.
        package enum Control: Equatable, Sendable {
            /// The spokes appear with the pull.
            case pulled
            /// The control spins and shows an image, 0…15.
            case refreshing(image: Int)
            /// The control disappears. The value is the remaining fraction, 1…0.
            case leaving(Double)
        }

        /// The rotation of the spinning control, in degrees clockwise.
        package var rotation: Double {
            guard case .refreshing(let image) = control else { return 0 }
            return ActivityIndicator.rotation(ofImage: image)
        }

        package var named: [NamedValue] {
            [
                .number("reveal", reveal),
                .numbers("spokes", spokes, labels: (1...8).map { String($0) }),
                .flag("errorShown", errorView != nil),
                .flag("retryEnabled", errorView?.retryButton.isEnabled ?? false),
                .number("contentTop", contentTop),
            ]
        }
    }

    /// The name in commands and files.
    package static let name = "refreshable"
    /// The summary in listings.
    package static let title = "The system's control, triggered during the pull, and a retry card"
    /// The duration of the work, in seconds. The article gives none.
    package static let workDuration = 2.0
    /// The size of the article's own indicator, in points.
    package static let indicatorSize = Size(width: 60, height: 60)
    /// The buttons of the error card.
    package static let buttons = ScreenTap.Button.allCases

    /// The parameters that users can change.
    package static let settings: [LifecycleSetting<Self>] = [
        .number(
            "height",
            { $1(&$0.height) },
            1...10_000,
            "The screen's height H: the trigger distance is min(round(H/2), 112.5·max(H, 372)/568)"
        ),
        .number(
            "trigger",
            { $1(&$0.trigger) },
            0...10_000,
            "The trigger distance; 0: calculated from the height"
        ),
    ]

    /// The known bugs of the article's code. None is visible.
    package static let fixes: [LifecycleFix<Self>] = []
}
