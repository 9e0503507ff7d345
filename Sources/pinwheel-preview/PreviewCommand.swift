import ArgumentParser
import Console
import Frames
import Platform
import Preview

@main
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pinwheel-preview",
        abstract: "The server that pinwheel preview starts.",
        version: PreviewLimits.version
    )

    @OptionGroup var options: PreviewOptions

    /// Runs the server and ends the process with a status of `ExitStatus`.
    static func main() {
        StandardOutput.surviveRefusedWrites()
        CrashReport.begin()
        do {
            let typed = try CommandWords.all().dropFirst()
            ReadingProbe.runIfAsked(typed)
            let words = NegativeValues.joined(typed)
            try PreviewService.serve(parse(words).options, failing: fail)
        } catch {
            fail(error)
        }
    }

    private static func fail(_ error: any Error) -> Never {
        if let report = FailureReport(error) {
            StandardError.write(lines: report.lines)
            report.status.end()
        }
        // Help, the version and completion scripts come this way.
        if exitCode(for: error) == .success { exit(withError: error) }
        let words = message(for: error).split(separator: "\n").joined(separator: " ")
        StandardError.write(lines: ["pinwheel: \(words)"])
        ExitStatus.usage.end()
    }
}
