import Raster

extension RefreshableScrollView {
    /// What is drawn. All lengths are points, from the screen's top.
    package struct Values: Equatable, Sendable {
        /// The strip's top.
        package var stripY: Double
        /// The spinner's centre, in the strip's middle.
        package var spinnerY: Double
        /// The content's top.
        package var contentY: Double
        /// The spinner's image, 0…15; 0 while it stands still.
        package var image: Int

        /// How far the spinner is turned, in degrees clockwise: an image is a step of it.
        package var rotation: Double { ActivityIndicator.rotation(ofImage: image) }

        package var named: [NamedValue] {
            [
                .number("stripY", stripY), .number("spinnerY", spinnerY),
                .number("contentY", contentY), .number("image", Double(image)),
            ]
        }
    }

    /// The name in commands and files.
    package static let name = "refreshable-scroll-view"
    /// One line that says what it is.
    package static let title =
        "Primes beyond a threshold, loads on the way back, strip with spinner"
    /// The demo's work takes so many seconds.
    package static let workDuration = 3.0
    /// The frame around the article's own indicator, in points.
    package static let indicatorSize = Size(width: 20, height: 20)

    /// What can be set.
    package static let settings: [LifecycleSetting<Self>] = [
        .number(
            "threshold",
            { $1(&$0.threshold) },
            1...10_000,
            "The pull that primes; the strip's height"
        ),
        .choice("era", { $1(&$0.era) }, "Whose default animation closes the strip"),
    ]

    /// What the article has wrong.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "loading-jump",
            { $0.fixesLoadingJump = true },
            summary: "As loading begins, content and strip jump down by the threshold.",
            mended: "The pull is taken off the strip's height, so that both stay where they are."
        ),
        LifecycleFix(
            "missing-release",
            { $0.fixesMissingRelease = true },
            summary: "Coming back under the threshold loads even with the finger down.",
            mended: "Coming back with the finger down waits for another pull."
        ),
    ]
}
