import Indicators

extension RefreshControlOverlap {
    /// What is drawn.
    public struct Values: Hashable, Sendable {
        /// The pull in points, 0 or more, or what the control keeps open: the height of colour and
        /// icons, which are clipped to it.
        public var pull: Double
        /// The pull's share of the full one, 0…1.
        public var ratio: Double
        /// The compass's left edge, in points from the screen's.
        public var compassX: Double
        /// The spinner's left edge, in points from the screen's.
        public var spinnerX: Double
        /// The top of both, in points from the control's.
        public var y: Double
        /// Whether the icons have met; it stays so until a refresh's end.
        public var overlap: Bool
        /// The spinner's angle, in degrees clockwise, over all refreshes.
        public var rotation: Double
        /// The colour view's colour; the view's own opacity of 0.3 is not in it.
        public var color: PremultipliedColor
        /// The content's top, in points from the screen's.
        public var contentTop: Double

        /// The opacity of the colour view.
        public static let colorOpacity = 0.3

        var named: [LifecycleValues.NamedValue] {
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

    /// refresh-control-overlap.
    public static let name = LifecycleName.refreshControlOverlap
    /// One line that says what it is.
    public static let title = "Compass and spinner meet over the system's control, turn by quarters"
    /// pulling, releasing, connected, refreshing, animating, exiting.
    public static let stateNames = Phase.allCases.map(\.rawValue)
    /// The demo's work takes so many seconds.
    public static let workDuration = 3.0

    /// What can be set.
    public static let settings: [LifecycleSetting<Self>] = [
        .number("width", \.width, 1...10_000, "The screen's width W"),
        .number("trigger", \.trigger, 1...10_000, "The pull that triggers the control"),
    ]

    /// What the article has wrong.
    public static let mendings: [LifecycleMending<Self>] = [
        LifecycleMending(
            "sticky-overlap",
            \.mendsStickyOverlap,
            summary: "Icons that met stay together when the pull is let go without a refresh.",
            mended: "They part when the content is back in its place."
        ),
        LifecycleMending(
            "late-spin",
            \.mendsLateSpin,
            summary: "A refresh does not turn the icons before the content scrolls once more.",
            mended: "The turning begins with the refresh."
        ),
    ]
}
