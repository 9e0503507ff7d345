import Indicators
import Raster

extension RefreshControlOverlap {
    /// The values that are drawn.
    package struct Values: Equatable, Sendable {
        /// The height of the visible band with the colour and the icons, in points.
        ///
        /// It is the pull, or the height of the open control if that is larger.
        package var pull: Double
        /// The pull as a fraction of the full pull, 0…1.
        package var ratio: Double
        /// The compass's left edge, in points from the screen's left edge.
        package var compassX: Double
        /// The spinner's left edge, in points from the screen's left edge.
        package var spinnerX: Double
        /// The top of both icons, in points from the control's top.
        package var y: Double
        /// Whether the icons overlap. They do from their meeting until the end of a refresh.
        package var overlap: Bool
        /// The spinner's total rotation, in degrees clockwise.
        package var rotation: Double
        /// The colour view's colour, without the view's opacity of 0.3.
        package var color: PremultipliedColor
        /// The content's top, in points from the screen's top.
        package var contentTop: Double

        /// The opacity of the colour view.
        package static let colorOpacity = 0.3

        package var named: [NamedValue] {
            [
                .number("pull", pull), .number("ratio", ratio), .number("compassX", compassX),
                .number("spinnerX", spinnerX), .number("y", y), .flag("overlap", overlap),
                .number("rotation", rotation),
                .numbers(
                    "color",
                    [color.red, color.green, color.blue, color.alpha],
                    labels: ["Red", "Green", "Blue", "Alpha"]
                ),
                .number("contentTop", contentTop),
            ]
        }
    }

    /// The name in commands and files.
    package static let name = "refresh-control-overlap"
    /// The summary in listings.
    package static let title =
        "A compass and a spinner meet over the system's control and rotate in quarter turns"
    /// The duration of the demo's work, in seconds.
    package static let workDuration = 3.0
    /// The size of the article's own indicator, in points.
    package static let indicatorSize = Size(width: 180, height: 60)

    /// The parameters that users can change.
    package static let settings: [LifecycleSetting<Self>] = [
        .number("width", { $1(&$0.width) }, 1...10_000, "The screen's width"),
        .number("trigger", { $1(&$0.trigger) }, 1...10_000, "The pull that triggers the control"),
    ]

    /// The known bugs of the article's code.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "sticky-overlap",
            { $0.fixesStickyOverlap = true },
            summary: "Icons that have met stay together if the pull is released without a refresh.",
            behaviorWhenFixed: "The icons separate when the content is back at offset 0."
        ),
        LifecycleFix(
            "late-spin",
            { $0.fixesLateSpin = true },
            summary: "During a refresh the icons do not turn until the content scrolls again.",
            behaviorWhenFixed: "The icons turn as soon as the refresh starts."
        ),
    ]
}
