extension PullToRefreshScrollView {
    /// What is drawn.
    public struct Values: Hashable, Sendable {
        /// The natural height of the header that the ring is centred in, in points.
        public static let headerHeight = 60.0

        /// Where the ring's arc ends, as a share of the circle.
        public var trim: Double
        /// The ring's angle, in degrees clockwise.
        public var rotation: Double
        /// The content's inset at the top, in points: minus the header's height at rest.
        public var inset: Double
        /// The content's top, in points from the screen's top; the header ends there.
        public var contentTop: Double
        /// The ring's centre, in points from the screen's top.
        public var ringY: Double
        /// When the latest refreshes ended, in seconds, the last one first: the demo puts a row on
        /// top after each. Of more than `updateLimit` the first ones are forgotten.
        public var updates: [Double]

        /// The most rows that refreshes add: more than a screen shows.
        public static let updateLimit = 64

        var named: [LifecycleValues.NamedValue] {
            [
                .number("trim", trim), .number("rotation", rotation), .number("inset", inset),
                .number("contentTop", contentTop), .number("ringY", ringY),
            ]
        }
    }

    /// pull-to-refresh-scroll-view.
    public static let name = LifecycleName.pullToRefreshScrollView
    /// One line that says what it is.
    public static let title = "Arms at a threshold, refreshes when let go, ring in a header"
    /// idle, pulling, armed, refreshing, finishing.
    public static let stateNames = Phase.allCases.map(\.rawValue)
    /// The demo's work takes so many seconds.
    public static let workDuration = 2.0

    /// What can be set.
    public static let settings: [LifecycleSetting<Self>] = [
        .number("threshold", \.threshold, 1...10_000, "The pull that arms (the demo's is 110)"),
        .number(
            "refreshViewHeight",
            \.refreshViewHeight,
            0...10_000,
            "The header's height (the demo's is 88)"
        ),
        .number(
            "animationDuration",
            \.animationDuration,
            0.01...1_000,
            unit: "seconds",
            "How long finishing and the header's spring take"
        ),
        .choice("step", \.step, "The ticks of finishing: 16 ms/duration; package: 0.06 at least"),
        .choice("rotation", \.rotation, "The ring's angle: by formula, or as the engine blends it"),
    ]

    /// What the article has wrong.
    public static let mendings: [LifecycleMending<Self>] = [
        LifecycleMending(
            "arming-jump",
            \.mendsArmingJump,
            summary: "As the view arms, the ring jumps from 150° to 180°.",
            mended: "The pull turns the ring by 180°."
        ),
        LifecycleMending(
            "refreshing-jump",
            \.mendsRefreshingJump,
            summary: "As the spin begins, the ring jumps from 180° to 0°.",
            mended: "The spin begins at 180°."
        ),
        LifecycleMending(
            "trim-jump",
            \.mendsTrimJump,
            summary: "While it spins, a thousandth of the ring is missing.",
            mended: "The spinning ring is closed."
        ),
        LifecycleMending(
            "backward-finish",
            \.mendsBackwardFinish,
            summary: "Finishing begins at 360°, wherever the spin stood, and turns the ring back.",
            mended: "Finishing turns the ring on from where it stood."
        ),
    ]
}
