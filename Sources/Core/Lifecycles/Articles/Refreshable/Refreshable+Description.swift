import Raster

extension Refreshable {
    /// What is drawn.
    package struct Values: Equatable, Sendable {
        /// How much of the control's spokes has appeared, 0…1.
        package var reveal: Double
        /// The opacities of the eight spokes, clockwise from 12 o'clock, while they appear.
        package var spokes: [Double]
        /// What the control does.
        package var control: Control
        /// The content's top, in points from the screen's.
        package var contentTop: Double
        /// The card over the content; nil where none is shown.
        package var errorView: ErrorView?
        /// The image of the spinner in the card's button, 0…15; nil while its label is shown.
        package var retryImage: Int?

        /// What the control does.
        package enum Control: Equatable, Sendable {
            /// Its spokes appear with the pull.
            case pulled
            /// It spins, and shows an image of 0…15.
            case refreshing(image: Int)
            /// It goes away; so much of it is left, 1…0.
            case leaving(Double)
        }

        /// How far the spinning control is turned, in degrees clockwise: an image is a step of it.
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
    /// One line that says what it is.
    package static let title = "The system's control, triggered while pulled, and a card to retry"
    /// The article names no time; so many seconds.
    package static let workDuration = 2.0
    /// The frame around the article's own indicator, in points.
    package static let indicatorSize = Size(width: 60, height: 60)
    /// Those of the card that says that a refresh has failed.
    package static let buttons = ScreenTap.Button.allCases

    /// What can be set.
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
            "The trigger distance itself; 0 to take it from the height"
        ),
    ]

    /// What the article has wrong: nothing that shows.
    package static let fixes: [LifecycleFix<Self>] = []
}
