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
            Prints for each state its duration, the clocks that run in it, whether and when all of \
            them complete a period together, and the values that continue from the previous state.

            Example: pinwheel describe spokes
            Example: pinwheel describe --format repeat
            """
    )

    @Argument(
        help: ArgumentHelp(
            """
            A built-in design or a file; - for standard input. With --format: a map, a key or a \
            type of value, or values, rules, expressions or warnings. (default: the entire format)
            """,
            valueName: "design"
        ),
        completion: .designs
    )
    var subject: String?

    @OptionGroup var assignments: AssignmentOptions

    @Flag(help: "Print the reference of the format, or of one topic.")
    var format = false

    @Flag(help: "Print a line of JSON instead of text.")
    var json = false

    func validate() throws {
        if format {
            guard !json, assignments.list.isEmpty else {
                throw ValidationError("--format prints text; leave out --json and -P")
            }
        } else if subject == nil {
            throw ValidationError("name a design, or use --format to show the format of designs")
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
