import ArgumentParser
import Imaging
import Indicators
import UserInput

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the built-in designs.",
        discussion: """
            Example: pinwheel list --json
            """
    )

    @Flag(help: "Print a line of JSON for each design, in place of text.")
    var json = false

    func run() throws {
        let designs = try ChosenDesigns.load([])
        if json {
            let lines = designs.map { DesignSummary(design: $0).json.text }
            return try StandardOutput.write(lines: lines)
        }
        let widest = designs.map(\.name.count).max() ?? 0
        try StandardOutput.write(
            lines: designs.map { design in
                let room = String(repeating: " ", count: widest - design.name.count + 2)
                return design.name + room + design.title
            }
        )
    }
}
