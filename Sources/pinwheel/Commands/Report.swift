import ArgumentParser
import Imaging

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
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

    func run() throws {
        InterruptionHandling.start()
        let page = TextOutput(option: output, usual: ResultsFile.neighbour(of: results))
        let suite = junit.map { TextOutput(option: $0, usual: "") }
        for output in [page, suite].compactMap(\.self) { try output.check() }
        let file = ResultsFile(path: results)
        let report = try file.read()
        let html = try file.page(of: report, includesPassing: all)
        try suite?.write(JUnitXML(report).text)
        if let animations { try writeAnimations(of: report, in: file, to: animations) }
        try page.write(html.text)
    }

    private func writeAnimations(
        of report: RunReport,
        in file: ResultsFile,
        to folder: String
    ) throws {
        for sequence in report.sequences where sequence.status != .passed {
            // A name from a file must not lead out of the folder.
            let name = try OutputName(sequence.name + ".png")
            guard let bytes = try file.animation(of: sequence) else { continue }
            try AtomicFile.write(bytes, to: "\(folder)/\(name.text)")
        }
    }
}
