import ArgumentParser
import Base
import Frames
import Lifecycles
import Pictures

struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a lifecycle's course under a scroll trace as PNG frames, with a manifest.",
        discussion: """
            The frames show the indicator where the article puts it on its screen, and what moves with \
            it; --stage indicator shows the indicator alone. --design shows a design in place of the \
            article's own indicator, in the states that stand for the lifecycle's.

            Frames are LIFECYCLE/0000.png and so on, from the trace's beginning until nothing moves \
            any more. manifest.json has each frame's time, offset, state, common, progress, values and \
            events, the same as trace prints. Frames of an earlier run that the folder's manifest lists, and \
            that this run does not write, are removed; other files are never touched.

            Example: pinwheel play scroll-action --trace t150 --design arc --scale 2 -o frames
            """
    )

    @Argument(
        help: ArgumentHelp(
            "\(LifecycleKind.allCases.map(\.rawValue).joined(separator: ", ")). "
                + "(default: pull-to-refresh-scroll-view)",
            valueName: "lifecycle"
        ),
        completion: .list(LifecycleKind.allCases.map(\.rawValue)),
        transform: LifecycleArgument.name
    )
    var lifecycle: LifecycleKind = .pullToRefreshScrollView

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

    @OptionGroup(title: "Output")
    var folder: FolderOptions

    func run() throws {
        let run = FrameRun(options: folder)
        run.begin()
        let staged = try StagedReplay(lifecycle, replaying: replay, on: staging, view: stage)
        let environment = try StageSurroundings.environment(
            for: staged.stage,
            appearance: picture.appearance,
            palette: staging.palette,
            scale: picture.scale
        )
        let plan = try PlayPlan(staged.replay, on: staged.stage, in: environment, fps: fps)
        try run.write(plan.jobs, of: staged.name, largest: plan.largestFrame) { renderer, index in
            renderer.render(plan.scene(of: index))
        }
    }
}
