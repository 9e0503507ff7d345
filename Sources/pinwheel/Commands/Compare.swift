import ArgumentParser
import Imaging
import Raster

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two pictures and tell where they differ.",
        discussion: """
            The exit status is 0 when nothing differs, 1 when something does, also the size, and 2 \
            when the pictures cannot be compared.

            Example: pinwheel compare expected.png actual.png --algorithm pixelmatch --diff diff.png
            """
    )

    @Argument(help: "The expected picture, a PNG.", completion: .file(extensions: ["png"]))
    var expected: String

    @Argument(help: "The actual picture, a PNG.", completion: .file(extensions: ["png"]))
    var actual: String

    @OptionGroup(title: "Comparison")
    var options: ComparisonOptions

    @Option(
        help: ArgumentHelp(
            "Write a picture of the differences, if there are any.",
            valueName: "file"
        ),
        completion: .file(extensions: ["png"])
    )
    var diff: String?

    @OptionGroup var report: ReportOptions

    func run() throws {
        InterruptionHandling.start()
        let target = diff.map { PictureOutput.file($0) }
        try target?.check()
        let pictures = (try PictureFile.read(expected), try PictureFile.read(actual))
        let comparison = options.comparison
        let difference = comparison.difference(pictures.0, pictures.1)
        guard difference.kind != .nothing else {
            throw InputError(
                "there is nothing to compare in \(difference.expectedSize) pixels",
                hint: "change --only or --ignore"
            )
        }
        if !difference.isSame, let target {
            let picture = comparison.picture(
                of: difference,
                expected: pictures.0,
                actual: pictures.1
            )
            try target.write(picture, scale: 1)
        }
        let summary = ComparisonSummary(
            expected: expected,
            actual: actual,
            comparison: comparison,
            difference: difference
        )
        if report.json {
            try StandardOutput.write(line: summary.json.text)
        } else if !report.quiet {
            try StandardOutput.write(lines: summary.lines)
        }
        if !difference.isSame { throw FoundDifference() }
    }
}
