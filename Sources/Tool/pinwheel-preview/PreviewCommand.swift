import ArgumentParser
import Base
import Console
import Frames
import Platform
import Preview

@main
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pinwheel-preview",
        abstract: "Serve the page of pinwheel preview.",
        version: PreviewLimits.version
    )

    @OptionGroup var options: PreviewOptions

    /// Runs the server and ends the process with a status of `ExitStatus`.
    static func main() {
        StandardOutput.ignoreWriteSignals()
        CrashReport.begin()
        do {
            let typed = try CommandWords.all().dropFirst()
            ReadingProbe.runIfAsked(typed)
            let words = NegativeValues.joined(typed)
            try serve(parse(words).options)
        } catch {
            fail(error)
        }
    }

    #if PINWHEEL_PREVIEW
        private static func serve(_ options: PreviewOptions) throws -> Never {
            try PreviewService.serve(options, failing: fail)
        }
    #else
        private static func serve(_ options: PreviewOptions) throws {
            throw InputError(
                "this build has no preview server",
                hint: "build with make, or with swift build --traits Preview"
            )
        }
    #endif

    private static func fail(_ error: any Error) -> Never {
        if let report = FailureReport(error) {
            StandardError.write(lines: report.lines)
            report.status.exitProcess()
        }
        // Help, the version or a completion script.
        if exitCode(for: error) == .success { exit(withError: error) }
        let words = message(for: error).split(separator: "\n").joined(separator: " ")
        StandardError.write(lines: ["pinwheel: \(words)"])
        ExitStatus.usage.exitProcess()
    }
}
