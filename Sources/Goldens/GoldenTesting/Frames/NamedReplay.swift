import Goldens
import Indicators
import Lifecycles
import Raster

/// A replay that a test specifies by a lifecycle and the names of a trace and a design.
struct NamedReplay {
    var lifecycle: LifecycleKind
    /// The name of a built-in trace, or a file path relative to the test file's folder.
    var trace: String
    /// The settings of the replay.
    var settings: ReplaySettings
    /// The name of a built-in design, or a file path. `nil` for the article's indicator.
    var design: String?
    /// The part of the stage that is drawn.
    var stage: StageView
    /// The screen's size, in points, or `nil` for the lifecycle's screen size.
    var size: Size?

    /// Loads the frames for a test in `folder`.
    ///
    /// - Throws: `GoldenError` with the problems of the names, files and settings.
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
