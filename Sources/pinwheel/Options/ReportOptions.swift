import ArgumentParser
import Indicators

/// How much a command says, and in which form.
struct ReportOptions: ParsableArguments {
    @Flag(help: "Print a line of JSON for each result, in place of text.")
    var json = false

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func validate() throws {
        if json && quiet { throw ValidationError("--json and --quiet exclude each other") }
    }
}
