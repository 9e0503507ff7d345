import ArgumentParser
import Imaging
import Indicators
import Synchronization

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
            {design}/{appearance}/{state}/{frame:04}{scale}.png.

            Example: pinwheel render arc compass --state pulling,refreshing --scale 2,3 -o output
            """
    )

    @Argument(help: "Built-in designs or files, - for standard input; all built-ins if none.")
    var designs: [String] = []

    @OptionGroup(title: "Moments")
    var moments: MomentOptions

    @OptionGroup(title: "Look")
    var look: LookOptions

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

    @Option(
        help: ArgumentHelp("A colour in place of the design's own background.", valueName: "color"),
        transform: ColorArgument.color
    )
    var background: ColorValue?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder to write to.", valueName: "folder"),
        completion: .directory
    )
    var output = "output"

    @Option(
        help: ArgumentHelp("How files are named.", valueName: "pattern"),
        transform: FilePattern.init(parsing:)
    )
    var pattern: FilePattern?

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp(
            "Threads to work on; one for each processor if not given.",
            valueName: "count"
        ),
        transform: { text throws(InputError) in
            guard let count = Int(text), (1...256).contains(count) else {
                throw InputError("“\(NearestName.excerpt(text))” is not a number from 1 to 256")
            }
            return count
        }
    )
    var jobs: Int?

    @OptionGroup var report: ReportOptions

    func validate() throws {
        guard output != "-" else {
            throw ValidationError("render writes many files; still and strip can write to -")
        }
        guard !output.isEmpty else { throw ValidationError("-o needs the name of a folder") }
    }

    func run() throws {
        let isBarShown = !report.quiet && StandardError.isTerminal
        InterruptionHandling.start {
            if isBarShown { StandardError.write(ProgressBar.erasure) }
        }
        let designs = try ChosenDesigns.load(designs, assigning: look.assignments)
        let plan = try RenderPlan(designs: designs, request: request)
        let folder = try OutputFolder.begin(at: output) {
            if !report.quiet {
                StandardError.write(lines: ["pinwheel: waiting for another run into \(output)"])
            }
        }
        let records = try write(plan, to: folder, showing: isBarShown)
        let removed = try folder.finish(Manifest(frames: records))
        try tell(records, removed: removed, of: designs)
    }

    private var request: RenderPlan.Request {
        let scales = scaleLists.flatMap { $0 }.unique()
        let appearances = appearanceLists.flatMap { $0 }.unique()
        return RenderPlan.Request(
            selection: moments.selection,
            scales: scales.isEmpty ? [1] : scales,
            appearances: appearances.isEmpty ? [.light] : appearances,
            palette: look.palette,
            background: background,
            pattern: pattern
        )
    }

    private func write(
        _ plan: RenderPlan,
        to folder: OutputFolder,
        showing isBarShown: Bool
    ) throws -> [FrameRecord] {
        let bar = isBarShown ? SharedProgressBar(total: plan.jobs.count) : nil
        defer { bar?.finish() }
        return try FrameWriter(folder: folder, threads: jobs).write(
            plan.jobs,
            progress: bar?.progress,
            render: { renderer, index in renderer.render(plan.scene(of: index)) }
        )
    }

    private func tell(_ records: [FrameRecord], removed: Int, of designs: [Design]) throws {
        if report.json {
            try StandardOutput.write(lines: records.map(\.json.text))
        } else if !report.quiet {
            let names = designs.map(\.name).joined(separator: ", ")
            let count = records.count == 1 ? "1 frame" : "\(records.count) frames"
            var line = "\(count) of \(names) in \(output)"
            if removed > 0 { line += ", \(removed) of an earlier run removed" }
            try StandardOutput.write(line: line)
        }
    }
}
