import ArgumentParser
import Base
import DesignFormat
import Frames
import Indicators
import Platform

struct OutlineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline",
        abstract: "Write a design with its texts as outlines, to be drawn where its fonts are not.",
        discussion: """
            The outlines stand under glyphs, with the texts that they serve; these are drawn the same \
            everywhere, whether the fonts are there or not. Comments are not kept.

            Example: pinwheel outline label.yaml -o label-outlined.yaml
            """
    )

    @Argument(
        help: "A built-in design or a file, - for standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    var design: String

    @OptionGroup var assignments: AssignmentOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The file to write; standard output if not given.", valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"])
    )
    var output: String?

    func run() throws {
        let target = TextOutput(option: output ?? "-", usual: "")
        let loaded = try ChosenDesigns.load([design], assigning: assignments.list)[0]
        guard let chosen = loaded as? Design else {
            throw InputError("\(design) is made in Swift, and has no design's text")
        }
        try target.check(reading: try DesignSource(argument: design).files(of: chosen))
        let text = chosen.yaml(carryingGlyphs: true)
        guard text.utf8.count <= DesignLimits.fileSize else {
            throw InputError(
                "the design with its glyphs would have \(text.utf8.count) bytes; "
                    + "allowed: at most \(DesignLimits.fileSize)",
                hint: "use fewer texts, or a font with simpler letters"
            )
        }
        try target.write(text)
    }
}
