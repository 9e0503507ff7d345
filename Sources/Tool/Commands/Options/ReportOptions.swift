import ArgumentParser
import Base
import Platform

/// The options for the amount and format of a command's output.
struct ReportOptions: ParsableArguments {
    @Flag(help: "Print a line of JSON for each result instead of text.")
    var json = false

    @Flag(help: "Print only errors.")
    var quiet = false

    /// The receiver that prints that the command waits for another run. `nil` with `--quiet`.
    var notice: LockNotice? {
        guard !quiet else { return nil }
        return LockNotice { folder in
            if StandardError.isTerminal { StandardError.write(control: ProgressBar.erasure) }
            StandardError.write(lines: ["pinwheel: waiting for another run into \(folder)"])
        }
    }

    func validate() throws {
        if json && quiet { throw ValidationError("--json and --quiet exclude each other") }
    }
}
