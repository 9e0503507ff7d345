extension RefreshableScrollView {
    /// What is drawn. All lengths are points, from the screen's top.
    public struct Values: Hashable, Sendable {
        /// The strip's top.
        public var stripY: Double
        /// The spinner's centre, in the strip's middle.
        public var spinnerY: Double
        /// The content's top.
        public var contentY: Double
        /// The spinner's image, 0…15; 0 while it stands still.
        public var image: Int

        var named: [LifecycleValues.NamedValue] {
            [
                .number("stripY", stripY), .number("spinnerY", spinnerY),
                .number("contentY", contentY), .number("image", Double(image)),
            ]
        }
    }

    /// refreshable-scroll-view.
    public static let name = LifecycleName.refreshableScrollView
    /// One line that says what it is.
    public static let title = "Primes beyond a threshold, loads on the way back, strip with spinner"
    /// waiting, primed, loading.
    public static let stateNames = Phase.allCases.map(\.rawValue)
    /// The demo's work takes so many seconds.
    public static let workDuration = 3.0

    /// What can be set.
    public static let settings: [LifecycleSetting<Self>] = [
        .number("threshold", \.threshold, 1...10_000, "The pull that primes; the strip's height"),
        .choice("era", \.era, "Whose default animation closes the strip"),
    ]

    /// What the article has wrong.
    public static let mendings: [LifecycleMending<Self>] = [
        LifecycleMending(
            "loading-jump",
            \.mendsLoadingJump,
            summary: "As loading begins, content and strip jump down by the threshold.",
            mended: "The pull is taken off the strip's height, so that both stay where they are."
        ),
        LifecycleMending(
            "missing-release",
            \.mendsMissingRelease,
            summary: "Coming back under the threshold loads even with the finger down.",
            mended: "Coming back with the finger down waits for another pull."
        ),
    ]
}
