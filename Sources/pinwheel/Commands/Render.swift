import ArgumentParser
import Frames
import Indicators
import Pictures

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write designs as PNG frames, with a manifest.",
        discussion: """
            Frames of an earlier run that the folder's manifest.json lists, and that this run does \
            not write, are removed; other files are never touched. The files do not depend on the \
            number of jobs.

            The pattern names files below the output folder. Placeholders: {design}, {state}, \
            {frame}, {frame:04}, {scale} (nothing at 1, @2x at 2), {appearance}. Without --pattern \
            it is {design}/{state}/{frame:04}{scale}.png, or with several appearances \
            {design}/{appearance}/{state}/{frame:04}{scale}.png. A loop is drawn for one period, at \
            the rate nearest to --fps at which it closes; its lead-in has files of its own, where \
            {state} is such as refreshing-intro.

            Example: pinwheel render arc compass --state pulling,refreshing --scale 2,3 -o output
            """
    )

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

    @OptionGroup(title: "Output")
    var folder: FolderOptions

    func run() throws {
        let run = FrameRun(options: folder)
        run.begin()
        let designs = try ChosenDesigns.load(designs, assigning: look.assignments)
        let plan = try RenderPlan(designs: designs, request: request)
        run.note(plan.notes)
        let names = designs.map(\.name).joined(separator: ", ")
        let format = (pattern ?? .usual).format
        let largest = plan.largestFrame
        try run.write(plan.jobs, of: names, as: format, largest: largest) { renderer, index in
            renderer.render(plan.scene(of: index))
        }
    }

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
