import ArgumentParser
import Goldens
import Pictures
import Platform

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Make a page to look at from the results of a verification.",
        discussion: """
            The page is one file that needs no network: it plays expected, difference and actual \
            in step, and shows on which frames what went wrong. The exit status is 0 when it is \
            written, whatever it says.

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
            "The page to write, - for standard output; report.html beside the results if not given.",
            valueName: "file"
        ),
        completion: .file(extensions: ["html"])
    )
    var output: String?

    @Option(
        help: ArgumentHelp("Write JUnit's XML for test services, too.", valueName: "file"),
        completion: .file(extensions: ["xml"])
    )
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Write an animated PNG for each sequence that does not pass, too.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var animations: String?

    @Flag(help: "Put sequences that pass on the page, too.")
    var all = false

    func validate() throws {
        guard animations != "", animations != "-" else {
            throw ValidationError("--animations needs the name of a folder")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        let page = TextOutput(option: output, usual: ResultsFile.neighbour(of: results))
        let suite = junit.map { TextOutput(option: $0, usual: "") }
        for output in [page, suite].compactMap(\.self) { try output.check() }
        let file = ResultsFile(path: results)
        let report = try file.read()
        let films = try animations.map { try self.films(of: report, in: $0) } ?? []
        try OutputFiles.check(
            [page, suite].compactMap { $0?.path } + films.map(\.path),
            reading: file.files(of: report)
        )
        let html = try file.page(of: report, includesPassing: all)
        try suite?.write(JUnitXML(report).text)
        for film in films {
            guard let bytes = try file.animation(of: film.sequence) else { continue }
            try AtomicFile.write(bytes, to: film.path)
        }
        try page.write(html.text)
    }

    /// The sequences that are animated, and where to.
    private func films(
        of report: RunReport,
        in folder: String
    ) throws -> [(sequence: SequenceReport, path: String)] {
        try report.sequences.filter { $0.status != .passed }.map { sequence in
            // A name from a file must not lead out of the folder.
            (sequence, "\(folder)/\(try OutputName(sequence.name + ".png").text)")
        }
    }
}
