import ArgumentParser
import Base
import Platform

/// How much a command says, and in which form.
struct ReportOptions: ParsableArguments {
    @Flag(help: "Print a line of JSON for each result, in place of text.")
    var json = false

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    /// Tells of waits for other runs.
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
