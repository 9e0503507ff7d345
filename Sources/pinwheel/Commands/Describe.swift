import ArgumentParser
import Base
import Frames
import Platform

struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Show a design's canvas, states and parameters.",
        discussion: """
            Example: pinwheel describe spokes
            """
    )

    @Argument(help: "A built-in design or a file, - for standard input.")
    var design: String

    @OptionGroup var assignments: AssignmentOptions

    @Flag(help: "Print a line of JSON, in place of text.")
    var json = false

    func run() throws {
        let chosen = try ChosenDesigns.load([design], assigning: assignments.list)[0]
        let summary = DesignSummary(design: chosen)
        try StandardOutput.write(lines: json ? [summary.json.text] : summary.lines)
    }
}
