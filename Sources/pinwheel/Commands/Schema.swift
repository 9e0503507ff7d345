import ArgumentParser
import Indicators
import UserInput

struct Schema: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the JSON Schema of the design format.",
        discussion: """
            Editors that know the schema complete and check design files.

            Example: pinwheel schema > pinwheel.schema.json
            """
    )

    func run() throws {
        try StandardOutput.write(line: DesignSchema.json())
    }
}
