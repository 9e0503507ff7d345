import Raster

extension PullToRefreshScrollView {
    /// What is drawn.
    package struct Values: Equatable, Sendable {
        /// The natural height of the header that the ring is centred in, in points.
        package static let headerHeight = 60.0

        /// Where the ring's arc ends, as a share of the circle.
        package var trim: Double
        /// The ring's angle, in degrees clockwise.
        package var rotation: Double
        /// The content's offset, in points.
        package var offset: Double
        /// The content's inset at the top, in points: minus the header's height at rest.
        package var inset: Double
        /// The content's top, in points from the screen's top; the header ends there.
        package var contentTop: Double
        /// The ring's centre, in points from the screen's top.
        package var ringY: Double
        /// When the latest refreshes ended, in seconds, the last one first: the demo puts a row on
        /// top after each. Of more than `updateLimit` the first ones are forgotten.
        package var updates: [Double]

        /// The most rows that refreshes add: more than a screen shows.
        package static let updateLimit = 64

        package var named: [NamedValue] {
            [
                .number("trim", trim), .number("rotation", rotation), .number("inset", inset),
                .number("contentTop", contentTop), .number("ringY", ringY),
            ]
        }
    }

    /// The name in commands and files.
    package static let name = "pull-to-refresh-scroll-view"
    /// One line that says what it is.
    package static let title = "Arms at a threshold, refreshes when let go, ring in a header"
    /// The demo's work takes so many seconds.
    package static let workDuration = 2.0
    /// The frame around the article's own indicator, in points.
    package static let indicatorSize = Size(width: 60, height: 60)

    /// What can be set.
    package static let settings: [LifecycleSetting<Self>] = [
        .number(
            "threshold",
            { $1(&$0.threshold) },
            1...10_000,
            "The pull that arms (the demo's is 110)"
        ),
        .number(
            "refreshViewHeight",
            { $1(&$0.refreshViewHeight) },
            0...10_000,
            "The header's height (the demo's is 88)"
        ),
        .number(
            "animationDuration",
            { $1(&$0.animationDuration) },
            0.01...1_000,
            unit: "seconds",
            "How long finishing and the header's spring take"
        ),
        .choice(
            "step",
            { $1(&$0.step) },
            "The ticks of finishing: 16 ms/duration; package: 0.06 at least"
        ),
        .choice(
            "rotation",
            { $1(&$0.rotation) },
            "The ring's angle: by formula, or as the engine blends it"
        ),
    ]

    /// What the article has wrong.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "arming-jump",
            { $0.fixesArmingJump = true },
            summary: "As the view arms, the ring jumps from 150° to 180°.",
            mended: "The pull turns the ring by 180°."
        ),
        LifecycleFix(
            "refreshing-jump",
            { $0.fixesRefreshingJump = true },
            summary: "As the spin begins, the ring jumps from 180° to 0°.",
            mended: "The spin begins at 180°."
        ),
        LifecycleFix(
            "trim-jump",
            { $0.fixesTrimJump = true },
            summary: "While it spins, a thousandth of the ring is missing.",
            mended: "The spinning ring is closed."
        ),
        LifecycleFix(
            "backward-finish",
            { $0.fixesBackwardFinish = true },
            summary: "Finishing begins at 360°, wherever the spin stood, and turns the ring back.",
            mended: "Finishing turns the ring on from where it stood."
        ),
    ]
}
