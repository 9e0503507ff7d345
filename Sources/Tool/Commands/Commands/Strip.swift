import ArgumentParser
import Frames
import Indicators
import Pictures
import Platform
import Raster

struct Strip: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "strip",
        abstract: "Write all frames of a design into one PNG, one row for each state.",
        discussion: """
            The file records the positions of its frames, so that compare can compare strips frame \
            by frame. The intro of a loop has its own row.

            Example: pinwheel strip arc --steps 8 --labels --background white -o arc.png
            """
    )

    @Argument(
        help: "A built-in design or a file; - for standard input.",
        completion: .designs
    )
    var design: String

    @OptionGroup(title: "Moments")
    var moments: MomentOptions

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @OptionGroup(title: "Image")
    var picture: ImageOptions

    @Option(
        help: ArgumentHelp("The gap between frames, in points. (default: 4)", valueName: "points"),
        transform: { try CommaList.number($0, of: "gaps", in: 0...1000) }
    )
    var gap: Double = 4

    @Option(
        help: ArgumentHelp(
            "The background of the frames: checker, none or a colour. (default: checker)",
            valueName: "background"
        ),
        completion: .list(["checker", "none", "white", "black"]),
        transform: StripBackground.init(parsing:)
    )
    var background: StripBackground = .checker

    @Flag(help: "Label rows with states and frames with their progress or time.")
    var labels = false

    @OptionGroup var file: ImageFileOptions<DesignStrip>

    func run() throws {
        InterruptionHandling.start()
        let chosen = try ChosenDesigns.load([design], assigning: designOptions.assignments)[0]
        let target = try file.target(of: chosen, from: design, defaultName: "\(chosen.name)-strip")
        let environment = try picture.environment(for: chosen, designOptions: designOptions)
        let strip = try strip(of: chosen, in: environment)
        var renderer = Renderer()
        let scene = strip.scene { renderer.render(chosen.scene(at: $0, in: environment)) }
        // Better compression, because strips are often stored in repositories.
        let settings = FrameSettings(
            count: 1,
            scale: picture.scale,
            compression: PNGCompression(level: 6),
            text: [try StripNote(strip).pngText()]
        )
        try target.position.write(target.format.file(of: renderer.render(scene), settings))
    }

    private func strip(
        of design: some Indicator,
        in environment: Environment
    ) throws -> StripPicture {
        let selection = moments.selection
        try RenderPlan.check(selection.states, against: [design])
        let all = try selection.frames(of: design.states, named: design.name)
        let frames =
            selection.times == .ofDesign ? removingIdenticalFrames(all, design, environment) : all
        StandardError.write(lines: selection.notes(on: design).map { "pinwheel: \($0)" })
        guard !frames.isEmpty, let size = design.pixelSize(atScale: environment.scale) else {
            throw selection.emptySelectionError(for: [design])
        }
        var style = StripPicture.Style()
        style.gap = gap
        style.background = background
        style.labels = labels
        return try StripPicture(
            frames: frames,
            frameSize: size,
            environment: environment,
            style: style
        )
    }

    /// Returns the frames, but only the first one of a state whose frames are all identical.
    private func removingIdenticalFrames(
        _ frames: [StateFrame],
        _ design: some Indicator,
        _ environment: Environment
    ) -> [StateFrame] {
        let states = frames.map(\.moment.state).unique()
        return states.flatMap { state in
            let ofState = frames.filter { $0.moment.state == state }
            let scenes = ofState.map { design.scene(at: $0.moment, in: environment) }
            return scenes.allSatisfy { $0 == scenes[0] } ? Array(ofState.prefix(1)) : ofState
        }
    }
}
