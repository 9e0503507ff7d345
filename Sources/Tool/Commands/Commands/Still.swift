import ArgumentParser
import Base
import Frames
import Indicators
import Pictures
import Platform
import Raster

struct Still: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "still",
        abstract: "Write one frame as a PNG.",
        discussion: """
            The default state is pulling, or the first state that --time or --progress applies to. \
            A state that follows the pull is shown at its end, and one that follows the clock at \
            its start, unless --progress or --time is given.

            Example: pinwheel still arc --state pulling --progress 0.37 --scale 3 -o - > frame.png
            """
    )

    @Argument(
        help: "A built-in design or a file; - for standard input.",
        completion: .designs
    )
    var design: String

    @OptionGroup var chosenState: StateOptions<StateImage>

    @Option(
        help: ArgumentHelp(
            "The progress of the state, 0 to 1; armed may exceed 1.",
            valueName: "0.37"
        ),
        transform: { try CommaList.number($0, of: "progress", in: 0...100) }
    )
    var progress: Double?

    @Option(
        help: ArgumentHelp("The time since the state's start, in seconds.", valueName: "0.25"),
        transform: { try CommaList.number($0, of: "time", in: 0...DesignLimits.seconds) }
    )
    var time: Double?

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @OptionGroup(title: "Image")
    var picture: ImageOptions

    @OptionGroup var backgrounds: BackgroundOptions

    @OptionGroup var file: ImageFileOptions<StateImage>

    func validate() throws {
        if progress != nil, time != nil {
            throw ValidationError("--progress and --time exclude each other")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        let chosen = try ChosenDesigns.load([design], assigning: designOptions.assignments)[0]
        let drive: StateTimeline.Drive? = progress != nil ? .progress : time != nil ? .time : nil
        let state = chosenState.name(in: chosen, following: drive)
        let defaultName = "\(chosen.name)-\(state.rawValue)"
        let target = try file.target(of: chosen, from: design, defaultName: defaultName)
        let environment = try picture.environment(
            for: chosen,
            designOptions: designOptions,
            background: backgrounds.background
        )
        let moment = try moment(of: chosen, in: state)
        var renderer = Renderer()
        let image = renderer.render(chosen.scene(at: moment, in: environment))
        let settings = FrameSettings(count: 1, scale: picture.scale)
        try target.position.write(target.format.file(of: image, settings))
    }

    private func moment(of design: some Indicator, in state: StateName) throws -> Moment {
        try RenderPlan.check([state], against: [design])
        let times: MomentSelection.Times
        if let progress {
            times = .progress([progress])
        } else if let time {
            times = .time([time])
        } else {
            let timeline = design.states.first { $0.state == state }
            switch timeline?.drive {
            case .progress: times = .progress([timeline?.to ?? 0])
            case .time, nil: times = .time([0])
            }
        }
        let selection = MomentSelection(states: [state], times: times)
        guard let frame = try selection.frames(of: design.states, named: design.name).first
        else { throw selection.emptySelectionError(for: [design]) }
        return frame.moment
    }
}
