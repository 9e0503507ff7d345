extension ScrollAction {
    /// What is drawn.
    public struct Values: Hashable, Sendable {
        /// The arrow's angle in degrees clockwise; it is drawn at half a turn at most.
        public var angle: Double
        /// The height in points of the panel behind the content.
        public var panelHeight: Double
        /// The content's top, in points from the screen's top.
        public var contentY: Double
        /// Whether the spinner is shown and not the arrow, or on its way to it.
        public var spinnerShown: Bool
        /// The spinner's opacity, 0…1; the arrow has what is left to 1.
        public var spinnerOpacity: Double
        /// The spinner's image, 0…15, from 0 on since it has appeared.
        public var image: Int

        var named: [LifecycleValues.NamedValue] {
            [
                .number("angle", angle), .number("panelHeight", panelHeight),
                .number("contentY", contentY), .flag("spinnerShown", spinnerShown),
                .number("spinnerOpacity", spinnerOpacity),
            ]
        }
    }

    /// scroll-action.
    public static let name = LifecycleName.scrollAction
    /// One line that says what it is.
    public static let title = "An arrow turns with the pull, then a spinner, on a panel behind"
    /// idle, pulling, pulled, loading.
    public static let stateNames = Phase.allCases.map(\.rawValue)
    /// The demo's work takes so many seconds.
    public static let workDuration = 1.0

    /// What can be set.
    public static let settings: [LifecycleSetting<Self>] = [
        .number("deadZone", \.deadZone, 0...10_000, "The pull that turns nothing"),
        .number(
            "degreesPerPoint",
            \.degreesPerPoint,
            0.001...1_000,
            unit: "degrees",
            "How far each point beyond turns the arrow"
        ),
        .number(
            "indicatorHeight",
            \.indicatorHeight,
            1...10_000,
            "The indicator's height; loading pushes the content down by it"
        ),
        .number("panelHeight", \.panelHeight, 0...10_000, "The panel's height at rest"),
        .choice("era", \.era, "Whose springs move the content"),
    ]

    /// What the article has wrong.
    public static let mendings: [LifecycleMending<Self>] = [
        LifecycleMending(
            "early-action",
            \.mendsEarlyAction,
            summary: "The action is called at the threshold, before the finger goes up.",
            mended: "It is called as the finger goes up; going back with the finger calls it off."
        ),
        LifecycleMending(
            "exact-half-turn",
            \.mendsExactHalfTurn,
            summary: "At exactly 180° neither spinner nor release follows.",
            mended: "180° counts as reached."
        ),
        LifecycleMending(
            "stale-angle",
            \.mendsStaleAngle,
            summary: "Within the dead zone the arrow keeps the last angle from outside of it.",
            mended: "Within the dead zone the angle is 0."
        ),
        LifecycleMending(
            "endless-loading",
            \.mendsEndlessLoading,
            summary: "After a load that ends before the way back, the view is loading for ever.",
            mended: "Going back after such a load shows the arrow again."
        ),
    ]
}
