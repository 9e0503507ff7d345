import Goldens
import Indicators
import Lifecycles
import Raster

/// A lifecycle as a test names it: design and trace by name.
struct NamedReplay {
    /// The lifecycle.
    var lifecycle: LifecycleKind
    /// A built-in trace's name, or a file's path from the test file's folder.
    var trace: String
    /// What the replay depends on besides.
    var settings: ReplaySettings
    /// A built-in design's name, or a file's path; nil for the article's own indicator.
    var design: String?
    /// What is shown.
    var stage: StageView
    /// The screen's size in points; nil for the lifecycle's.
    var size: Size?

    /// The frames for a test in `folder`.
    ///
    /// - Throws: `GoldenError` with what is wrong with names, files and settings.
    func frames(
        from folder: String,
        fps: Double,
        in environment: Environment
    ) throws(GoldenError) -> GoldenFrames {
        var shown: Design?
        if let design { shown = try NamedDesign.design(design, from: folder) }
        let trace = try NamedTrace.trace(trace, from: folder)
        let staged: StagedReplay
        do {
            staged = try StagedReplay(
                lifecycle,
                trace: trace,
                settings: settings,
                design: shown.map { AnyIndicator($0) },
                view: stage,
                screen: size
            )
        } catch {
            throw GoldenError(error.description)
        }
        return try GoldenFrames(staged, fps: fps, in: environment)
    }
}
