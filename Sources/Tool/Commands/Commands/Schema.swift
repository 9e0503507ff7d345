import ArgumentParser
import Base
import DesignFormat
import Frames
import Goldens
import Indicators
import Lifecycles
import Platform

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract:
            "Print the JSON Schema of designs, traces, or plans of goldens or runs.",
        discussion: """
            Editors use the schema to complete and check files.

            Example: pinwheel schema > pinwheel.schema.json
            """
    )

    private static let formats: [FormatSchema] = [.design, .trace, .goldens, .runPlan]
    private static let names = formats.map(\.name)

    @Argument(
        help: ArgumentHelp(
            "The format: \(names.joined(separator: ", ")). (default: design)",
            valueName: "format"
        ),
        completion: .list(names),
        transform: { text throws(InputError) in
            try CommaList.name(text, of: "formats", among: names)
        }
    )
    var format = FormatSchema.design.name

    func run() throws {
        guard let schema = Self.formats.first(where: { $0.name == format }) else { return }
        try StandardOutput.write(line: schema.json())
    }
}
