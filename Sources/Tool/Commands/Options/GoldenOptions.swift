import ArgumentParser
import Goldens

/// The options of `verify` and `record`.
struct GoldenRunOptions: ParsableArguments {
    @OptionGroup(title: "Goldens")
    var goldens: GoldenOptions

    @Flag(name: .customLong("no-report"), help: "Do not write report.html next to results.json.")
    var withoutPage = false

    @OptionGroup var shards: ShardOptions

    @OptionGroup var report: ReportOptions
}

/// The options for the plan and the folders of goldens.
struct GoldenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The plan of goldens. (default: goldens.yaml if it exists, or all built-in designs)",
            valueName: "file"
        ),
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    var sets: String?

    @Option(
        help: ArgumentHelp(
            "The goldens folder. verify also accepts a .tar of it. (default: the plan's folder, or "
                + "goldens)",
            valueName: "folder"
        ),
        completion: .directory
    )
    var goldens: String?

    @Option(
        help: ArgumentHelp(
            "The folder for images of failures. (default: .failed in the goldens folder)",
            valueName: "folder"
        ),
        completion: .directory
    )
    var failed: String?

    @Flag(help: "Let goldens.yaml name files and folders outside of its folder.")
    var allowOutside = false

    func validate() throws {
        guard goldens != "", failed != "" else {
            throw ValidationError("--goldens and --failed need the name of a folder")
        }
    }

    /// The options as arguments of a command line.
    var words: [String] {
        [("--sets", sets), ("--goldens", goldens), ("--failed", failed)].flatMap { name, value in
            value.map { [name, $0] } ?? []
        } + (allowOutside ? ["--allow-outside"] : [])
    }

    /// Loads the plan.
    func file() throws -> GoldenPlanFile {
        try GoldenPlanFile(path: sets, allowsOutside: allowOutside)
    }

    /// Returns the golden store of a plan. It reports waiting for other runs as `report` allows.
    ///
    /// - Throws: `GoldenError` if an archive cannot be read.
    func store(of file: GoldenPlanFile, reporting report: ReportOptions) throws -> GoldenStore {
        try store(in: goldens ?? file.folder, reporting: report)
    }

    /// Returns the golden store. The plan is read only if `--goldens` is missing.
    func store(reporting report: ReportOptions) throws -> GoldenStore {
        try store(in: goldens ?? file().folder, reporting: report)
    }

    private func store(in path: String, reporting report: ReportOptions) throws -> GoldenStore {
        var store =
            GoldenArchive.isArchive(path)
            ? GoldenStore(archive: try GoldenArchive(path: path), failed: failed)
            : GoldenStore(folder: path, failed: failed)
        store.notice = report.notice
        return store
    }
}
