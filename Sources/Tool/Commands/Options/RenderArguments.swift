import ArgumentParser
import Frames
import Indicators
import Pictures

/// What `render` is asked for, but for where the frames go.
struct RenderArguments: ParsableArguments {
    @Argument(help: "Built-in designs or files, - for standard input; all built-ins if none.")
    var designs: [String] = []

    @OptionGroup(title: "Moments")
    var moments: MomentOptions

    @OptionGroup(title: "Look")
    var look: SurroundingsOptions

    @Option(
        name: [.customShort("s"), .customLong("scale")],
        help: ArgumentHelp(
            "Pixels per point, each in files of its own, such as 1,2,3. (default: 1)",
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
        help: ArgumentHelp("How files are named.", valueName: "pattern"),
        transform: FilePattern.init(parsing:)
    )
    var pattern: FilePattern?

    /// The frames, and what their designs are called.
    ///
    /// - Throws: What is wrong with the designs or the options.
    func plan() throws -> (plan: RenderPlan, name: String) {
        let designs = try ChosenDesigns.load(designs, assigning: look.assignments)
        let plan = try RenderPlan(designs: designs, request: request)
        return (plan, designs.map(\.name).joined(separator: ", "))
    }

    /// The kind of the files.
    var format: FrameFormat { (pattern ?? .usual).format }

    private var request: RenderPlan.Request {
        let scales = scaleLists.flatMap { $0 }.unique()
        let appearances = appearanceLists.flatMap { $0 }.unique()
        return RenderPlan.Request(
            selection: moments.selection,
            scales: scales.isEmpty ? [1] : scales,
            appearances: appearances.isEmpty ? [.light] : appearances,
            palette: look.palette,
            background: backgrounds.background,
            pattern: pattern
        )
    }
}
