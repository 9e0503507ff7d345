import Summaries
import ArgumentParser
import Base
import Frames
import Indicators
import Platform
import Raster

struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the built-in designs, or the colours by name.",
        discussion: """
            Colours are listed with their shades in light and dark, those of iOS 15 to 18 and of \
            iOS 26, as --palette chooses.

            Example: pinwheel list --json
            """
    )

    @Flag(help: "List the colours that have names, in place of the designs.")
    var colors = false

    @Flag(help: "Print a line of JSON for each, in place of text.")
    var json = false

    func run() throws {
        if colors { return try StandardOutput.write(lines: colorLines) }
        let designs = try ChosenDesigns.load(Program.current.knownDesigns)
        if json {
            let lines = designs.map { DesignSummary(design: $0).json.text }
            return try StandardOutput.write(lines: lines)
        }
        try StandardOutput.write(
            lines: TextColumns.lines(designs.map { [$0.name, $0.title] }, indent: 0)
        )
    }

    private var colorLines: [String] {
        let looks = Palette.allCases.flatMap { palette in
            Appearance.allCases.map { (palette: palette, appearance: $0) }
        }
        let names = looks.map { "\($0.palette.rawValue) \($0.appearance.rawValue)" }
        let rows = SystemColor.allCases.map { color in
            [color.rawValue] + looks.map { Self.text(color.resolved(in: $1, of: $0)) }
        }
        guard json else { return TextColumns.lines([["name"] + names] + rows, indent: 0) }
        return rows.map { row in
            let shades = zip(names, row.dropFirst()).map { JSON.Member($0, .string($1)) }
            return JSON.object([JSON.Member("name", .string(row[0]))] + shades).text
        }
    }

    /// The colour as designs spell it, without an alpha that hides nothing.
    private static func text(_ color: Color) -> String {
        color.alpha == 1 ? String(color.hex.dropLast(2)) : color.hex
    }
}
