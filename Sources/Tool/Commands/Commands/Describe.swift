import ArgumentParser
import Base
import DesignReference
import Frames
import Platform
import Summaries

struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Show a design's canvas, states and parameters, or the format of designs.",
        discussion: """
            Of each state it says how long it takes, which clocks run in it and when all of them \
            are round, and which values go on from where the state before was left.

            Example: pinwheel describe spokes
            Example: pinwheel describe --format repeat
            """
    )

    @Argument(
        help: ArgumentHelp(
            """
            A built-in design or a file, - for standard input; with --format a map, a key or a kind \
            of value of the format, values, rules or warnings. (default: all of it)
            """,
            valueName: "design"
        )
    )
    var subject: String?

    @OptionGroup var assignments: AssignmentOptions

    @Flag(help: "Print the format's reference, or what it says of a topic.")
    var format = false

    @Flag(help: "Print a line of JSON, in place of text.")
    var json = false

    func validate() throws {
        if format {
            guard !json, assignments.list.isEmpty else {
                throw ValidationError("--format prints text, and takes neither --json nor -P")
            }
        } else if subject == nil {
            throw ValidationError("the design is missing; --format shows the format of designs")
        }
    }

    func run() throws {
        guard let design = subject, !format else {
            return try StandardOutput.write(lines: FormatText.lines(of: subject))
        }
        let chosen = try ChosenDesigns.load([design], assigning: assignments.list)[0]
        let summary = DesignSummary(design: chosen)
        try StandardOutput.write(lines: json ? [summary.json.text] : summary.lines)
    }
}
