import Indicators
import Raster

extension RefreshControlOverlap {
    /// What is drawn.
    package struct Values: Equatable, Sendable {
        /// The pull in points, 0 or more, or what the control keeps open: the height of colour and
        /// icons, which are clipped to it.
        package var pull: Double
        /// The pull's share of the full one, 0…1.
        package var ratio: Double
        /// The compass's left edge, in points from the screen's.
        package var compassX: Double
        /// The spinner's left edge, in points from the screen's.
        package var spinnerX: Double
        /// The top of both, in points from the control's.
        package var y: Double
        /// Whether the icons have met; it stays so until a refresh's end.
        package var overlap: Bool
        /// The spinner's angle, in degrees clockwise, over all refreshes.
        package var rotation: Double
        /// The colour view's colour; the view's own opacity of 0.3 is not in it.
        package var color: PremultipliedColor
        /// The content's top, in points from the screen's.
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
    /// One line that says what it is.
    package static let title =
        "Compass and spinner meet over the system's control, turn by quarters"
    /// The demo's work takes so many seconds.
    package static let workDuration = 3.0
    /// The frame around the article's own indicator, in points.
    package static let indicatorSize = Size(width: 180, height: 60)

    /// What can be set.
    package static let settings: [LifecycleSetting<Self>] = [
        .number("width", { $1(&$0.width) }, 1...10_000, "The screen's width W"),
        .number("trigger", { $1(&$0.trigger) }, 1...10_000, "The pull that triggers the control"),
    ]

    /// What the article has wrong.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "sticky-overlap",
            { $0.fixesStickyOverlap = true },
            summary: "Icons that met stay together when the pull is let go without a refresh.",
            mended: "They part when the content is back in its place."
        ),
        LifecycleFix(
            "late-spin",
            { $0.fixesLateSpin = true },
            summary: "A refresh does not turn the icons before the content scrolls once more.",
            mended: "The turning begins with the refresh."
        ),
    ]
}
