import ArgumentParser
import Imaging
import Raster
import UserInput

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two pictures, animations or folders, and tell where they differ.",
        discussion: """
            Animated PNGs are compared frame by frame, folders file by file. The exit status is 0 \
            when nothing differs, 1 when something does, also a size or a delay, or when a frame is \
            missing, and 2 when something cannot be compared.

            Example: pinwheel compare expected.png actual.png --algorithm pixelmatch --diff diff.png
            """
    )

    @Argument(
        help: "The expected picture, a PNG, or a folder.",
        completion: .file(extensions: ["png"])
    )
    var expected: String

    @Argument(
        help: "The actual picture, a PNG, or a folder.",
        completion: .file(extensions: ["png"])
    )
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
        let sets = (try PictureSet.read(expected), try PictureSet.read(actual))
        if case (.picture(let first), .picture(let second)) = sets {
            try compare(first, second, target)
        } else if target != nil {
            throw InputError("--diff goes with two pictures", hint: "name two of the frames")
        } else {
            try compare(sets.0, sets.1)
        }
    }

    private func compare(_ first: Image, _ second: Image, _ target: PictureOutput?) throws {
        let pair = PicturePair(expected: expected, actual: actual)
        let summary = try pair.compare(first, second, by: options.comparison)
        if !summary.difference.isSame, let target {
            let picture = options.comparison.picture(
                of: summary.difference,
                expected: first,
                actual: second
            )
            try target.write(picture, scale: 1)
        }
        if report.json {
            try StandardOutput.write(line: summary.json.text)
        } else if !report.quiet {
            try StandardOutput.write(lines: summary.lines)
        }
        if !summary.difference.isSame { throw FoundDifference() }
    }

    private func compare(_ first: PictureSet, _ second: PictureSet) throws {
        let sets = PictureSetComparison(
            expected: expected,
            actual: actual,
            comparison: options.comparison
        )
        var tally = FrameTally()
        try sets.run(first, second) { outcome in
            tally.add(outcome)
            if report.json {
                try StandardOutput.write(line: outcome.json.text)
            } else if !report.quiet {
                try StandardOutput.write(lines: outcome.lines)
            }
        }
        if !report.json, !report.quiet { try StandardOutput.write(line: tally.line) }
        if !tally.isSame { throw FoundDifference() }
    }
}
