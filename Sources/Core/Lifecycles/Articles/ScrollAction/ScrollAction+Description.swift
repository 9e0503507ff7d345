import Raster

extension ScrollAction {
    /// The values that are drawn.
    package struct Values: Equatable, Sendable {
        /// The arrow's angle in degrees clockwise. Drawing limits it to half a turn.
        package var angle: Double
        /// The height of the panel behind the content, in points.
        package var panelHeight: Double
        /// The content's top, in points from the screen's top.
        package var contentY: Double
        /// The height of the indicator's group, in points.
        package var indicatorHeight: Double
        /// Whether the spinner is shown or fading in, instead of the arrow.
        package var spinnerShown: Bool
        /// The spinner's opacity, 0…1. The arrow's opacity is 1 minus this.
        package var spinnerOpacity: Double
        /// The index of the spinner's image, 0…15. It is 0 when the spinner appears.
        package var image: Int

        /// The arrow's rotation, in degrees clockwise.
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
    /// The summary in listings.
    package static let title = "An arrow turns with the pull, then a spinner, on a panel behind"
    /// The duration of the demo's work, in seconds.
    package static let workDuration = 1.0
    /// The size of the article's own indicator, in points.
    package static let indicatorSize = Size(width: 40, height: 40)

    /// The parameters that users can change.
    package static let settings: [LifecycleSetting<Self>] = [
        .number(
            "deadZone",
            { $1(&$0.deadZone) },
            0...10_000,
            "The pull that does not turn the arrow"
        ),
        .number(
            "degreesPerPoint",
            { $1(&$0.degreesPerPoint) },
            0.001...1_000,
            unit: "degrees",
            "The arrow's turn per point beyond the dead zone"
        ),
        .number(
            "indicatorHeight",
            { $1(&$0.indicatorHeight) },
            1...10_000,
            "The indicator's height, by which loading moves the content down"
        ),
        .number("panelHeight", { $1(&$0.panelHeight) }, 0...10_000, "The panel's initial height"),
        .choice("era", { $1(&$0.era) }, "The system whose springs move the content"),
    ]

    /// The known bugs of the article's code.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "early-action",
            { $0.fixesEarlyAction = true },
            summary: "The action is called at the threshold, before the finger goes up.",
            behaviorWhenFixed:
                "It is called when the finger goes up. Returning before that cancels it."
        ),
        LifecycleFix(
            "exact-half-turn",
            { $0.fixesExactHalfTurn = true },
            summary: "At exactly 180° the spinner does not appear and no refresh starts.",
            behaviorWhenFixed: "180° counts as reached."
        ),
        LifecycleFix(
            "stale-angle",
            { $0.fixesStaleAngle = true },
            summary: "In the dead zone the arrow keeps the last angle from outside.",
            behaviorWhenFixed: "In the dead zone the angle is 0."
        ),
        LifecycleFix(
            "endless-loading",
            { $0.fixesEndlessLoading = true },
            summary: "If a load ends before the content returns, the view keeps loading for ever.",
            behaviorWhenFixed:
                "If a load ends before the content returns, the arrow is shown again."
        ),
    ]
}
