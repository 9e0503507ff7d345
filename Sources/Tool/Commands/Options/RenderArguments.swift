import ArgumentParser
import Frames
import Indicators
import Pictures

/// The arguments of `render` that select frames.
struct RenderArguments: ParsableArguments {
    @Argument(
        help: "Built-in designs or files; - for standard input. (default: all built-in designs)",
        completion: .designs
    )
    var designs: [String] = []

    @OptionGroup(title: "Moments")
    var moments: MomentOptions

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @Option(
        name: [.customShort("s"), .customLong("scale")],
        help: ArgumentHelp(
            "Pixels per point, with separate files for each scale, such as 1,2,3. (default: 1)",
            valueName: "scale,…"
        ),
        transform: ScaleArgument.list
    )
    var scaleLists: [[Double]] = []

    @Option(
        name: .customLong("appearance"),
        help: ArgumentHelp(
            "light, dark, or light,dark for both. (default: light)",
            valueName: "appearance,…"
        ),
        completion: .list(["light", "dark", "light,dark"]),
        transform: AppearanceArgument.list
    )
    var appearanceLists: [[Appearance]] = []

    @OptionGroup var backgrounds: BackgroundOptions

    @Option(
        help: ArgumentHelp("The pattern of the files' names.", valueName: "pattern"),
        transform: FilePattern.init(parsing:)
    )
    var pattern: FilePattern?

    /// Returns the frames to draw, and the designs' names.
    ///
    /// - Throws: Errors in the designs or the options.
    func plan() throws -> (plan: RenderPlan, name: String) {
        let designs = try ChosenDesigns.load(designs, assigning: designOptions.assignments)
        let plan = try RenderPlan(designs: designs, request: request)
        return (plan, designs.map(\.name).joined(separator: ", "))
    }

    /// The format of the files.
    var format: FrameFormat { (pattern ?? .standard).format }

    private var request: RenderPlan.Request {
        let scales = scaleLists.flatMap { $0 }.unique()
        let appearances = appearanceLists.flatMap { $0 }.unique()
        return RenderPlan.Request(
            selection: moments.selection,
            scales: scales.isEmpty ? [1] : scales,
            appearances: appearances.isEmpty ? [.light] : appearances,
            palette: designOptions.palette,
            background: backgrounds.background,
            pattern: pattern
        )
    }
}
