extension Refreshable {
    /// What is drawn.
    public struct Values: Hashable, Sendable {
        /// How much of the control's spokes has appeared, 0…1.
        public var reveal: Double
        /// The opacities of the eight spokes, clockwise from 12 o'clock, while they appear.
        public var spokes: [Double]
        /// What the control does.
        public var control: Control
        /// The content's top, in points from the screen's.
        public var contentTop: Double
        /// The card over the content; nil where none is shown.
        public var errorView: ErrorView?
        /// The image of the spinner in the card's button, 0…15; nil while its label is shown.
        public var retryImage: Int?

        /// What the control does.
        public enum Control: Hashable, Sendable {
            /// Its spokes appear with the pull.
            case pulled
            /// It spins, and shows an image of 0…15.
            case refreshing(image: Int)
            /// It goes away; so much of it is left, 1…0.
            case leaving(Double)
        }

        var named: [LifecycleValues.NamedValue] {
            [
                .number("reveal", reveal),
                .numbers("spokes", spokes, labels: (1...8).map(String.init)),
                .flag("errorShown", errorView != nil),
                .flag("retryEnabled", errorView?.retryButton.isEnabled ?? false),
                .number("contentTop", contentTop),
            ]
        }
    }

    /// refreshable.
    public static let name = LifecycleName.refreshable
    /// One line that says what it is.
    public static let title = "The system's control, triggered while pulled, and a card to retry"
    /// idle, performing, errorShown.
    public static let stateNames = Phase.allCases.map(\.rawValue)
    /// The article names no time; so many seconds.
    public static let workDuration = 2.0

    /// What can be set.
    public static let settings: [LifecycleSetting<Self>] = [
        .number(
            "height",
            \.height,
            1...10_000,
            "The screen's height H: the trigger distance is min(round(H/2), 112.5·max(H, 372)/568)"
        ),
        .number(
            "trigger",
            \.trigger,
            0...10_000,
            "The trigger distance itself; 0 to take it from the height"
        ),
    ]

    /// What the article has wrong: nothing that shows.
    public static let mendings: [LifecycleMending<Self>] = []
}
