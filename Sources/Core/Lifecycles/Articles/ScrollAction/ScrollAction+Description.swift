import Raster

extension ScrollAction {
    /// What is drawn.
    package struct Values: Equatable, Sendable {
        /// The arrow's angle in degrees clockwise; it is drawn at half a turn at most.
        package var angle: Double
        /// The height in points of the panel behind the content.
        package var panelHeight: Double
        /// The content's top, in points from the screen's top.
        package var contentY: Double
        /// The height of the indicator's group, in points.
        package var indicatorHeight: Double
        /// Whether the spinner is shown and not the arrow, or on its way to it.
        package var spinnerShown: Bool
        /// The spinner's opacity, 0…1; the arrow has what is left to 1.
        package var spinnerOpacity: Double
        /// The spinner's image, 0…15, from 0 on since it has appeared.
        package var image: Int

        /// How far the arrow is turned, in degrees clockwise.
        package var rotation: Double { angle }

        package var named: [NamedValue] {
            [
                .number("angle", angle), .number("panelHeight", panelHeight),
                .number("contentY", contentY), .flag("spinnerShown", spinnerShown),
                .number("spinnerOpacity", spinnerOpacity),
            ]
        }
    }

    /// The name in commands and files.
    package static let name = "scroll-action"
    /// One line that says what it is.
    package static let title = "An arrow turns with the pull, then a spinner, on a panel behind"
    /// The demo's work takes so many seconds.
    package static let workDuration = 1.0
    /// The frame around the article's own indicator, in points.
    package static let indicatorSize = Size(width: 40, height: 40)

    /// What can be set.
    package static let settings: [LifecycleSetting<Self>] = [
        .number("deadZone", { $1(&$0.deadZone) }, 0...10_000, "The pull that turns nothing"),
        .number(
            "degreesPerPoint",
            { $1(&$0.degreesPerPoint) },
            0.001...1_000,
            unit: "degrees",
            "How far each point beyond turns the arrow"
        ),
        .number(
            "indicatorHeight",
            { $1(&$0.indicatorHeight) },
            1...10_000,
            "The indicator's height; loading pushes the content down by it"
        ),
        .number("panelHeight", { $1(&$0.panelHeight) }, 0...10_000, "The panel's height at rest"),
        .choice("era", { $1(&$0.era) }, "Whose springs move the content"),
    ]

    /// What the article has wrong.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "early-action",
            { $0.fixesEarlyAction = true },
            summary: "The action is called at the threshold, before the finger goes up.",
            mended: "It is called as the finger goes up; going back with the finger calls it off."
        ),
        LifecycleFix(
            "exact-half-turn",
            { $0.fixesExactHalfTurn = true },
            summary: "At exactly 180° neither spinner nor release follows.",
            mended: "180° counts as reached."
        ),
        LifecycleFix(
            "stale-angle",
            { $0.fixesStaleAngle = true },
            summary: "Within the dead zone the arrow keeps the last angle from outside of it.",
            mended: "Within the dead zone the angle is 0."
        ),
        LifecycleFix(
            "endless-loading",
            { $0.fixesEndlessLoading = true },
            summary: "After a load that ends before the way back, the view is loading for ever.",
            mended: "Going back after such a load shows the arrow again."
        ),
    ]
}
