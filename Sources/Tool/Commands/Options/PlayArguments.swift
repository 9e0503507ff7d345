import ArgumentParser
import Base
import Frames
import Lifecycles

/// The arguments of `play` that select frames.
struct PlayArguments: ParsableArguments {
    @OptionGroup var chosen: LifecycleOption

    @OptionGroup(title: "Replay")
    var replay: ReplayOptions

    @OptionGroup var rate: RateOption

    @OptionGroup(title: "Stage")
    var staging: StageOptions

    @Option(
        help: ArgumentHelp(
            "screen for the entire screen, indicator for the indicator only. (default: screen)",
            valueName: "stage"
        ),
        completion: .list(StageView.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.name(text, of: "stages") }
    )
    var stage: StageView = .screen

    @OptionGroup(title: "Image")
    var picture: ImageOptions

    /// Returns the frames to draw, and the lifecycle's name.
    ///
    /// - Throws: Errors in the trace, the design or the options.
    func plan() throws -> (plan: PlayPlan, name: String) {
        let staged = try StagedReplay(chosen.lifecycle, replaying: replay, on: staging, view: stage)
        let environment = try StageEnvironment.environment(
            for: staged.stage,
            appearance: picture.appearance,
            palette: staging.palette,
            scale: picture.scale
        )
        let plan = try PlayPlan(staged.replay, on: staged.stage, in: environment, fps: rate.fps)
        return (plan, staged.name)
    }
}
