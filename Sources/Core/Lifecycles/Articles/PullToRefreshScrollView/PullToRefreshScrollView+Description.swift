import Raster

extension PullToRefreshScrollView {
    /// The values that are drawn.
    package struct Values: Equatable, Sendable {
        /// The height of the header's content, in points. The ring is centred in it.
        package static let headerHeight = 60.0

        /// The end of the ring's arc, as a fraction of the circle.
        package var trim: Double
        /// The ring's angle, in degrees clockwise.
        package var rotation: Double
        /// The content's offset, in points.
        package var offset: Double
        /// The content's top inset, in points. In the idle state it is minus the header's height.
        package var inset: Double
        /// The content's top and the header's bottom, in points from the screen's top.
        package var contentTop: Double
        /// The ring's centre, in points from the screen's top.
        package var ringY: Double
        /// The times when refreshes ended, in seconds, the latest first, up to `updateLimit`.
        ///
        /// The demo inserts a row at the top after each refresh.
        package var updates: [Double]

        /// The maximum number of inserted rows, which is more than a screen shows.
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
    /// The summary in listings.
    package static let title = "Arms at a threshold, refreshes when released, ring in a header"
    /// The duration of the demo's work, in seconds.
    package static let workDuration = 2.0
    /// The size of the article's own indicator, in points.
    package static let indicatorSize = Size(width: 60, height: 60)

    /// The parameters that users can change.
    package static let settings: [LifecycleSetting<Self>] = [
        .number(
            "threshold",
            { $1(&$0.threshold) },
            1...10_000,
            "The pull that arms the view (110 in the demo)"
        ),
        .number(
            "refreshViewHeight",
            { $1(&$0.refreshViewHeight) },
            0...10_000,
            "The header's height (88 in the demo)"
        ),
        .number(
            "animationDuration",
            { $1(&$0.animationDuration) },
            0.01...1_000,
            unit: "seconds",
            "The duration of finishing and of the header's spring"
        ),
        .choice(
            "step",
            { $1(&$0.step) },
            "What a finishing tick removes: article 16 ms/duration, package at least 0.06"
        ),
        .choice(
            "rotation",
            { $1(&$0.rotation) },
            "The ring's angle: by formula, or as blended by SwiftUI's engine"
        ),
    ]

    /// The known bugs of the article's code.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "arming-jump",
            { $0.fixesArmingJump = true },
            summary: "As the view arms, the ring jumps from 150° to 180°.",
            behaviorWhenFixed: "The pull turns the ring by 180°."
        ),
        LifecycleFix(
            "refreshing-jump",
            { $0.fixesRefreshingJump = true },
            summary: "As the spin begins, the ring jumps from 180° to 0°.",
            behaviorWhenFixed: "The spin begins at 180°."
        ),
        LifecycleFix(
            "trim-jump",
            { $0.fixesTrimJump = true },
            summary: "While it spins, a thousandth of the ring is missing.",
            behaviorWhenFixed: "The spinning ring is closed."
        ),
        LifecycleFix(
            "backward-finish",
            { $0.fixesBackwardFinish = true },
            summary: "Finishing starts at 360°, not at the spin's angle, and turns backwards.",
            behaviorWhenFixed: "Finishing continues from the spin's angle."
        ),
    ]
}
