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
        abstract: "List the built-in designs or the named colours.",
        discussion: """
            Designs are listed with their kind and title. --kind and --tag select some of them.

            Colours are listed in light and dark appearance, for both palettes: iOS 15 to 18, and \
            iOS 26.

            Example: pinwheel list --kind rings,spokes --tag ios
            """
    )

    @OptionGroup var filter: DesignFilterOptions

    @Flag(help: "List the named colours instead of the designs.")
    var colors = false

    @Flag(help: "Print a line of JSON for each entry instead of text.")
    var json = false

    func validate() throws {
        if colors, filter.isSet {
            throw ValidationError("--colors excludes --kind and --tag, which select designs")
        }
    }

    func run() throws {
        if colors { return try StandardOutput.write(lines: colorLines) }
        let designs = try filter.filtered(ChosenDesigns.load(Program.current.knownDesigns))
        if json {
            let lines = designs.map { DesignSummary(design: $0).json.text }
            return try StandardOutput.write(lines: lines)
        }
        try StandardOutput.write(
            lines: TextColumns.lines(
                designs.map { [$0.name, $0.info.kind?.rawValue ?? "", $0.title] },
                indent: 0
            )
        )
    }

    private var colorLines: [String] {
        let variants = Palette.allCases.flatMap { palette in
            Appearance.allCases.map { (palette: palette, appearance: $0) }
        }
        let names = variants.map { "\($0.palette.rawValue) \($0.appearance.rawValue)" }
        let rows = SystemColor.allCases.map { color in
            [color.rawValue] + variants.map { Self.text(color.resolved(in: $1, of: $0)) }
        }
        guard json else { return TextColumns.lines([["name"] + names] + rows, indent: 0) }
        return rows.map { row in
            let shades = zip(names, row.dropFirst()).map { JSON.Member($0, .string($1)) }
            return JSON.object([JSON.Member("name", .string(row[0]))] + shades).text
        }
    }

    /// Returns the colour in hexadecimal, without an alpha of 1.
    private static func text(_ color: Color) -> String {
        color.alpha == 1 ? String(color.hex.dropLast(2)) : color.hex
    }
}
