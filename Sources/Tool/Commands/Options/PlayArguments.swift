import ArgumentParser
import Base
import Frames
import Lifecycles

/// What `play` is asked for, but for where the frames go.
struct PlayArguments: ParsableArguments {
    @OptionGroup var chosen: LifecycleOption

    @OptionGroup(title: "Replay")
    var replay: ReplayOptions

    @OptionGroup var rate: RateOption

    @OptionGroup(title: "Stage")
    var staging: StageOptions

    @Option(
        help: ArgumentHelp(
            "screen for the whole screen, indicator for the indicator alone. (default: screen)",
            valueName: "stage"
        ),
        completion: .list(StageView.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.name(text, of: "stages") }
    )
    var stage: StageView = .screen

    @OptionGroup(title: "Picture")
    var picture: PictureOptions

    /// The frames, and what they are of.
    ///
    /// - Throws: What is wrong with the trace, the design or the options.
    func plan() throws -> (plan: PlayPlan, name: String) {
        let staged = try StagedReplay(chosen.lifecycle, replaying: replay, on: staging, view: stage)
        let environment = try StageSurroundings.environment(
            for: staged.stage,
            appearance: picture.appearance,
            palette: staging.palette,
            scale: picture.scale
        )
        let plan = try PlayPlan(staged.replay, on: staged.stage, in: environment, fps: rate.fps)
        return (plan, staged.name)
    }
}
