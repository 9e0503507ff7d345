import ArgumentParser
import Base
import Comparison
import Console
import Pictures
import Platform
import Raster

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract:
            "Compare two images, strips, animations or folders, and report the differences.",
        discussion: """
            Animated PNGs are compared frame by frame, folders file by file. Strips are compared \
            frame by frame and as sequences, which finds missing, swapped or late frames. The \
            strip command records the positions of frames in its files. For other strips, use \
            --cells. --only and --ignore apply to each frame.

            Exit status:
              0  no differences
              1  differences in pixels, sizes or delays, or a missing frame
              2  something cannot be compared

            Example: pinwheel compare expected.png actual.png --algorithm pixelmatch --diff diff.png
            """
    )

    @Argument(
        help: "The expected image: a PNG, a folder or a .tar.",
        completion: .file(extensions: ["png"])
    )
    var expected: String

    @Argument(
        help: "The actual image: a PNG, a folder or a .tar.",
        completion: .file(extensions: ["png"])
    )
    var actual: String

    @OptionGroup(title: "Comparison")
    var options: ComparisonOptions

    @OptionGroup(title: "Difference image")
    var drawing: DifferenceOptions

    @Option(
        help: ArgumentHelp(
            "Treat both images as strips of COLUMNSxROWS equal cells.",
            valueName: "8x2"
        ),
        transform: CellGrid.init(parsing:)
    )
    var cells: CellGrid?

    @Option(
        help: ArgumentHelp(
            "The maximum number of pixels of an image, or of all frames of an animation.",
            valueName: "count"
        )
    )
    var maxPixels = 33_554_432

    @OptionGroup var report: ReportOptions

    func validate() throws {
        guard (1...1 << 32).contains(maxPixels) else {
            throw ValidationError("--max-pixels must be 1 to 4294967296")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        try drawing.diff.map { try ImageOutput.file($0).check(reading: [expected, actual]) }
        let sets = try ComparedImages.pair(
            expected,
            actual,
            cells: cells,
            limits: .pixels(maxPixels)
        )
        switch sets {
        case (.image(let first, _), .image(let second, _)):
            let summary = try ImagePair(expected: expected, actual: actual)
                .compare(first, second, by: options.comparison)
            try draw(summary.difference, options.comparison, first, second)
            try printResult(summary.lines, summary.json)
            if !summary.difference.isSame { throw FoundDifference() }
        case (.strip(let first), .strip(let second)): try compare(first, second)
        default: try compare(sets.0, sets.1)
        }
    }

    private func compare(_ first: ComparedImages, _ second: ComparedImages) throws {
        let sets = ImageSetComparison(
            expected: expected,
            actual: actual,
            comparison: options.comparison,
            differenceFolder: try drawing.diff.map { path throws(InputError) in
                try DifferenceFolder(path: path, style: drawing.style)
            }
        )
        var tally = FrameTally()
        try sets.run(first, second) { outcome in
            tally.add(outcome)
            try printResult(outcome.lines, outcome.json)
        }
        try printTotal(tally)
    }

    private func compare(_ first: FrameStrip, _ second: FrameStrip) throws {
        let strips = StripComparison(
            expected: expected,
            actual: actual,
            comparison: options.comparison
        )
        var tally = FrameTally()
        try strips.run(first, second) { outcome in
            switch outcome {
            case .row(let verdict): try printResult(verdict.lines, verdict.json)
            case .frame(let frame):
                tally.add(frame)
                try printResult(Array(frame.lines.prefix(1)), frame.json)
            case .outerArea(let summary):
                tally.add(outerArea: summary)
                let lines = summary.lines.map { "around the frames: \($0)" }
                try printResult(summary.difference.isSame ? [] : lines, summary.json)
            }
        }
        if !tally.isSame {
            let whole = ImageComparison(method: options.comparison.method)
            let difference = whole.difference(first.sheet, second.sheet)
            try draw(difference, whole, first.sheet, second.sheet)
        }
        try printTotal(tally)
    }

    /// Writes the difference image if it was requested.
    private func draw(
        _ difference: ImageDifference,
        _ comparison: ImageComparison,
        _ first: Image,
        _ second: Image
    ) throws {
        guard !difference.isSame, let path = drawing.diff else { return }
        let picture = comparison.differenceImage(
            of: difference,
            expected: first,
            actual: second,
            style: drawing.style
        )
        try ImageOutput.file(path).write(picture, scale: 1)
    }

    private func printResult(_ lines: [String], _ json: JSON) throws {
        if report.json {
            try StandardOutput.write(line: json.text)
        } else if !report.quiet {
            try StandardOutput.write(lines: lines)
        }
    }

    /// Prints the total, and throws `FoundDifference` if there are differences.
    private func printTotal(_ tally: FrameTally) throws {
        if !report.json, !report.quiet { try StandardOutput.write(line: tally.line) }
        if !tally.isSame { throw FoundDifference() }
    }
}
