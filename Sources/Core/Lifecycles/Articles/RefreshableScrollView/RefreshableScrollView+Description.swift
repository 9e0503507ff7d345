import Raster

extension RefreshableScrollView {
    /// The values that are drawn. All lengths are points from the screen's top.
    package struct Values: Equatable, Sendable {
        /// The strip's top.
        package var stripY: Double
        /// The spinner's centre, halfway down the strip.
        package var spinnerY: Double
        /// The content's top.
        package var contentY: Double
        /// The index of the spinner's image, 0…15. It is 0 while nothing is loading.
        package var image: Int

        /// The spinner's rotation, in degrees clockwise.
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
    /// The summary in listings.
    package static let title =
        "A pull beyond a threshold arms the view, which loads as it returns; a strip with a spinner"
    /// The duration of the demo's work, in seconds.
    package static let workDuration = 3.0
    /// The size of the article's own indicator, in points.
    package static let indicatorSize = Size(width: 20, height: 20)

    /// The parameters that users can change.
    package static let settings: [LifecycleSetting<Self>] = [
        .number(
            "threshold",
            { $1(&$0.threshold) },
            1...10_000,
            "The pull that primes the view, and the strip's height"
        ),
        .choice("era", { $1(&$0.era) }, "The system whose default animation closes the strip"),
    ]

    /// The known bugs of the article's code.
    package static let fixes: [LifecycleFix<Self>] = [
        LifecycleFix(
            "loading-jump",
            { $0.fixesLoadingJump = true },
            summary: "When loading starts, content and strip jump down by the threshold.",
            behaviorWhenFixed: "The pull is subtracted from the strip's height, so nothing jumps."
        ),
        LifecycleFix(
            "missing-release",
            { $0.fixesMissingRelease = true },
            summary: "Returning below the threshold starts loading even with the finger down.",
            behaviorWhenFixed: "Returning with the finger down waits for another pull."
        ),
    ]
}
