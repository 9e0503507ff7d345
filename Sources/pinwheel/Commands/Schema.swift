import ArgumentParser
import Indicators
import UserInput

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of a format: designs, traces or plans of goldens.",
        discussion: """
            Editors that know the schema complete and check such files.

            Example: pinwheel schema > pinwheel.schema.json
            """
    )

    @Argument(
        help: ArgumentHelp(
            "\(FormatSchema.allCases.map(\.rawValue).joined(separator: ", ")). (default: design)",
            valueName: "format"
        ),
        completion: .list(FormatSchema.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.name(text, of: "formats") }
    )
    var format: FormatSchema = .design

    func run() throws {
        try StandardOutput.write(line: format.json())
    }
}
