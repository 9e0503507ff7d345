import ArgumentParser
import Goldens
import Pictures
import Platform

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write an HTML report on a verification.",
        discussion: """
            The report is one file that needs no network. It plays expected, difference and actual \
            images in step, and shows the frames of each failure. The exit status is 0 if the \
            report is written, even if it contains failures.

            Example: pinwheel report goldens/.failed/results.json -o report.html --junit junit.xml
            """
    )

    @Argument(
        help: "The \(RunReport.fileName) of a verification.",
        completion: .file(extensions: ["json"])
    )
    var results: String

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - for standard output. (default: report.html next to the results)",
            valueName: "file"
        ),
        completion: .file(extensions: ["html"])
    )
    var output: String?

    @Option(
        help: ArgumentHelp("Also write JUnit XML for test services.", valueName: "file"),
        completion: .file(extensions: ["xml"])
    )
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Also write an animated PNG for each sequence that fails.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var animations: String?

    @Flag(help: "Include sequences that pass.")
    var all = false

    func validate() throws {
        guard animations != "", animations != "-" else {
            throw ValidationError("--animations needs the name of a folder")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        let page = TextOutput(option: output, defaultPath: ResultsFile.defaultPage(of: results))
        let suite = junit.map { TextOutput(option: $0, defaultPath: "") }
        for output in [page, suite].compactMap(\.self) { try output.check() }
        let file = ResultsFile(path: results)
        let report = try file.read()
        let animationFiles =
            try animations.map { try self.animationFiles(of: report, in: $0) } ?? []
        try OutputConflictCheck.check(
            [page, suite].compactMap { $0?.path } + animationFiles.map(\.path),
            reading: file.files(of: report)
        )
        let html = try file.page(of: report, includesPassing: all)
        try suite?.write(JUnitXML(report).text)
        for animation in animationFiles {
            guard let bytes = try file.animation(of: animation.sequence) else { continue }
            try AtomicFile.write(bytes, to: animation.path)
        }
        try page.write(html.text)
    }

    /// Returns the sequences to animate and their paths.
    private func animationFiles(
        of report: RunReport,
        in folder: String
    ) throws -> [(sequence: SequenceReport, path: String)] {
        try report.sequences.filter { $0.status != .passed }.map { sequence in
            // A name in a file must not point outside of the folder.
            (sequence, "\(folder)/\(try OutputName(sequence.name + ".png").text)")
        }
    }
}
