import ArgumentParser
import Base
import Frames
import Indicators
import Pictures
import Platform
import Raster

struct Animate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "animate",
        abstract: "Write a state as one animated image.",
        discussion: """
            A state that repeats is written as its loop, which plays for ever. Its intro is a \
            separate animation (--part intro), because one file cannot contain both. States that \
            follow the pull play at --fps.

            Example: pinwheel animate arc --state refreshing --scale 2 -o arc.png
            """
    )

    @Argument(help: "A built-in design or a file; - for standard input.")
    var design: String

    @OptionGroup var chosenState: StateOptions<StateAnimation>

    @Option(
        help: ArgumentHelp(
            "The part of a state that repeats: intro or loop. (default: loop)",
            valueName: "part"
        ),
        completion: .list(StateFrame.Part.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.name(text, of: "parts") }
    )
    var part: StateFrame.Part?

    @OptionGroup var rate: RateOption

    @Option(
        help: ArgumentHelp(
            "The number of plays; 0 for ever. (default: 0, for an intro 1)",
            valueName: "count"
        ),
        transform: { try CommaList.wholeNumber($0, of: "plays", in: 0...1_000_000) }
    )
    var plays: Int?

    @OptionGroup(title: "Look")
    var designOptions: DesignOptions

    @OptionGroup(title: "Picture")
    var picture: ImageOptions

    @OptionGroup var backgrounds: BackgroundOptions

    @OptionGroup var file: ImageFileOptions<StateAnimation>

    func run() throws {
        InterruptionHandling.start()
        let chosen = try ChosenDesigns.load([design], assigning: designOptions.assignments)[0]
        let state = chosenState.name(in: chosen)
        let defaultName = "\(chosen.name)-\(part == .intro ? "\(state)-intro" : "\(state)")"
        let target = try file.target(of: chosen, from: design, defaultName: defaultName)
        let environment = try picture.environment(
            for: chosen,
            designOptions: designOptions,
            background: backgrounds.background
        )
        let frames = try frames(of: chosen, in: state)
        let encoder = try target.format.encoder(
            for: FrameSettings(
                count: frames.count,
                plays: plays ?? (part == .intro ? 1 : 0),
                scale: picture.scale
            )
        )
        var renderer = Renderer()
        for frame in frames {
            let image = renderer.render(chosen.scene(at: frame.moment, in: environment))
            try encoder.add(image, lasting: frame.delay ?? 1 / rate.fps)
        }
        try target.position.write(encoder.finish())
    }

    /// Returns the frames of the requested part.
    private func frames(of design: some Indicator, in state: StateName) throws -> [StateFrame] {
        try RenderPlan.check([state], against: [design])
        let selection = MomentSelection(states: [state], fps: rate.fps)
        let all = try selection.frames(of: design.states, named: design.name)
        StandardError.write(lines: selection.notes(on: design).map { "pinwheel: \($0)" })
        let repeats = all.contains { $0.part == .loop }
        let frames = all.filter { $0.part == (repeats ? part ?? .loop : part) }
        guard !frames.isEmpty else {
            throw InputError(
                "\(state.rawValue) of \(design.name) has no \(part?.rawValue ?? "frames")",
                hint: repeats ? "leave --part out" : "it does not repeat; leave --part out"
            )
        }
        return frames
    }
}
