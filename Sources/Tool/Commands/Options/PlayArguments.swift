import ArgumentParser
import Base
import Frames
import Lifecycles

/// What `play` is asked for, but for where the frames go.
struct PlayArguments: ParsableArguments {
    @OptionGroup var chosen: LifecycleOption

    @OptionGroup(title: "Replay")
    var replay: ReplayOptions

    @Option(
        help: ArgumentHelp("Frames a second. (default: 60)", valueName: "rate"),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double = 60

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
        let plan = try PlayPlan(staged.replay, on: staged.stage, in: environment, fps: fps)
        return (plan, staged.name)
    }
}
