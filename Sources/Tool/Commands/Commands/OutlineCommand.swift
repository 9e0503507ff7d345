import ArgumentParser
import Base
import DesignFormat
import Frames
import Indicators
import Platform

struct OutlineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline",
        abstract: "Convert the texts of a design to outlines, so that it needs no fonts.",
        discussion: """
            The outlines are written to the key glyphs and are used instead of fonts, so the \
            design draws the same on every machine. Comments are lost.

            Example: pinwheel outline label.yaml -o label-outlined.yaml
            """
    )

    @Argument(
        help: "A built-in design or a file; - for standard input.",
        completion: .designs
    )
    var design: String

    @OptionGroup var assignments: AssignmentOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write. (default: standard output)", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"])
    )
    var output: String?

    func run() throws {
        let target = TextOutput(option: output ?? "-", defaultPath: "")
        let loaded = try ChosenDesigns.load([design], assigning: assignments.list)[0]
        guard let chosen = loaded as? Design else {
            throw InputError("\(design) is written in Swift; only design files can be outlined")
        }
        try target.check(reading: try DesignSource(argument: design).files(of: chosen))
        let text = chosen.yaml(carryingGlyphs: true)
        guard text.utf8.count <= DesignLimits.fileSize else {
            throw InputError(
                "the design with its glyphs would have \(text.utf8.count) bytes; "
                    + "allowed: at most \(DesignLimits.fileSize)",
                hint: "use fewer texts, or a font with simpler outlines"
            )
        }
        try target.write(text)
    }
}
