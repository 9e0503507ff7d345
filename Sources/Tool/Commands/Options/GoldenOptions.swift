import ArgumentParser
import Goldens

/// How goldens are drawn and compared, and what is reported.
struct GoldenRunOptions: ParsableArguments {
    @OptionGroup(title: "Goldens")
    var goldens: GoldenOptions

    @Flag(name: .customLong("no-report"), help: "Write no report.html beside results.json.")
    var withoutPage = false

    @OptionGroup var shards: ShardOptions

    @OptionGroup var report: ReportOptions
}

/// Which goldens a command is about, and where they are.
struct GoldenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What is drawn; goldens.yaml if there is one, else all built-ins.",
            valueName: "file"
        ),
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    var sets: String?

    @Option(
        help: ArgumentHelp(
            "The folder of the goldens, or to verify a .tar of it; the plan's, or else goldens, if not given.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var goldens: String?

    @Option(
        help: ArgumentHelp(
            "Where a failure leaves its pictures; .failed in the goldens' folder if not given.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var failed: String?

    @Flag(help: "Let goldens.yaml name files and folders outside of its own folder.")
    var allowOutside = false

    func validate() throws {
        guard goldens != "", failed != "" else {
            throw ValidationError("--goldens and --failed need the name of a folder")
        }
    }

    /// The options as a command line has them.
    var words: [String] {
        [("--sets", sets), ("--goldens", goldens), ("--failed", failed)].flatMap { name, value in
            value.map { [name, $0] } ?? []
        } + (allowOutside ? ["--allow-outside"] : [])
    }

    /// The plan.
    func file() throws -> GoldenPlanFile {
        try GoldenPlanFile(path: sets, allowsOutside: allowOutside)
    }

    /// The goldens of a plan; `report` says what is notified of waits for other runs.
    ///
    /// - Throws: `GoldenError` for an archive that cannot be read.
    func store(of file: GoldenPlanFile, telling report: ReportOptions) throws -> GoldenStore {
        try store(in: goldens ?? file.folder, telling: report)
    }

    /// The goldens, without looking at a plan if that is not needed.
    func store(telling report: ReportOptions) throws -> GoldenStore {
        try store(in: goldens ?? file().folder, telling: report)
    }

    private func store(in place: String, telling report: ReportOptions) throws -> GoldenStore {
        var store =
            GoldenArchive.isArchive(place)
            ? GoldenStore(archive: try GoldenArchive(path: place), failed: failed)
            : GoldenStore(folder: place, failed: failed)
        store.notice = report.notice
        return store
    }
}
