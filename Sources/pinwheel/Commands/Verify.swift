import ArgumentParser
import Imaging

struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw designs and hold them against their goldens.",
        discussion: """
            Nothing is recorded. A failure leaves its pictures and results.json in the folder that \
            --failed names. The exit status is 0 when all are the same, 1 when something differs, \
            2 when something cannot be compared, and 3 when a golden is missing.

            Example: pinwheel verify arc compass/pulling --goldens goldens
            """
    )

    @Argument(
        help: "Goldens or what their names begin with, such as arc; all of the plan if none."
    )
    var names: [String] = []

    @OptionGroup(title: "Goldens")
    var options: GoldenOptions

    @Option(
        help: ArgumentHelp(
            "Write the report here, also if nothing is wrong.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var results: String?

    @OptionGroup var report: ReportOptions

    func validate() throws {
        guard results != "", results != "-" else {
            throw ValidationError("--results needs the name of a file")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        let file = try options.file()
        let store = options.store(of: file)
        let goldens = try GoldenSelection.goldens(of: file, named: names)
        if let results {
            let kept = goldens.map {
                "\(store.folder)/\($0.subject.name)\(GoldenManifest.fileEnding)"
            }
            try OutputFiles.check([results], reading: file.files + names + kept)
        }
        try GoldenRun(
            store: store,
            goldens: goldens,
            mode: .none,
            report: report,
            results: results
        ).run()
    }
}
