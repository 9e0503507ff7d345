import Base
import Frames
import Indicators
import Lifecycles
import Raster

extension StagedReplay {
    /// Creates the replay and the stage that options describe.
    ///
    /// - Throws: `DesignErrors`, including for an unknown parameter. `FileError`, `InputError`.
    init(
        _ name: LifecycleKind,
        replaying replayOptions: ReplayOptions,
        on stageOptions: StageOptions,
        view: StageView
    ) throws {
        if replayOptions.trace == "-", stageOptions.design == "-" {
            throw InputError("standard input cannot be both the trace and the design")
        }
        let design = try stageOptions.design.map { try DesignSource(argument: $0).load() }
        try self.init(
            name,
            trace: replayOptions.loadTrace(),
            settings: replayOptions.settings(assigning: stageOptions.assignments),
            design: design.map { AnyIndicator($0) },
            view: view,
            screen: stageOptions.size
        )
    }

    /// A description of the replay, in one line.
    var subtitle: String {
        let trace = replay.trace
        let title = trace.title.isEmpty ? trace.name : "\(trace.name): \(trace.title)"
        return stage.design.map { "\(title); design \($0.name)" } ?? title
    }
}
