import ArgumentParser
import Base
import Console
import Frames
import Pictures
import Platform

/// The tool's command line.
package struct Pinwheel: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: Program.current.name,
        abstract: "Draw pull-to-refresh indicators and write them as PNG frames.",
        discussion: """
            A design is the name of a built-in or a YAML or JSON file. The exit status is 0 when all \
            is done, 1 when pictures that were compared differ, 2 when the command line, an input or \
            a place to write to is at fault, 3 when a golden is missing, and 70 after a fault of \
            Pinwheel's own.

            Example: pinwheel render arc --scale 1,2,3 -o output
            """,
        version: "0.1.0",
        subcommands: [
            Render.self, Plan.self, Merge.self, Strip.self, Still.self, Animate.self, Show.self,
            List.self, Describe.self,
            Validate.self, OutlineCommand.self,
            Schema.self, TraceCommand.self, LifecycleCommand.self, Compare.self, Play.self,
            Storyboard.self, Report.self, Record.self, Verify.self, Accept.self, Prune.self,
            Preview.self, PageCommand.self, Doctor.self,
        ]
    )

    /// No command.
    package init() {}

    /// Runs the command line and ends the process with a status of `ExitStatus`.
    ///
    /// - Parameter preview: Serves the page for `preview` and its options; nil where a program of its own
    ///   does.
    package static func main(preview: (@Sendable (PreviewOptions) throws -> Never)? = nil) {
        StandardOutput.surviveRefusedWrites()
        CrashReport.begin()
        var words: [String] = []
        do {
            words = try CommandWords.all()
            ReadingProbe.runIfAsked(words.dropFirst())
            let arguments = NegativeValues.joined(words.dropFirst())
            try checkHelp(arguments)
            var command = try parsed(arguments)
            if let asked = command as? Preview, let preview {
                try asked.check()
                try preview(asked.options)
            }
            try command.run()
        } catch {
            fail(error, words)
        }
    }

    /// The command that the words ask for.
    ///
    /// A command's own parser has less to look up than the tool's: a start takes .94 of the time. What it does
    /// not take for the command goes to the tool's, which knows how to help and what to say.
    private static func parsed(_ words: [String]) throws -> any ParsableCommand {
        if let asked = configuration.subcommands.first(where: { $0._commandName == words.first }),
            let command = try? asked.parseAsRoot(Array(words.dropFirst())),
            type(of: command) == asked
        {
            return command
        }
        return try parseAsRoot(words)
    }

    /// Refuses to help with a command that there is not.
    private static func checkHelp(_ arguments: [String]) throws(InputError) {
        guard arguments.first == "help" else { return }
        let commands = configuration.subcommands.map { $0._commandName }
        let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
        guard let word = words.first(where: { !commands.contains($0) }) else { return }
        throw InputError(
            "there is no command “\(NearestName.excerpt(word))”",
            hint: NearestName.hint(for: word, among: commands)
        )
    }

    /// Says what is wrong and ends the process.
    package static func fail(_ error: any Error, _ words: [String] = []) -> Never {
        if let report = FailureReport(error) {
            StandardError.write(lines: report.lines)
            report.status.end()
        }
        if let code = error as? ExitCode, code != .success, code != .failure {
            // A command has said all there is to say.
            exit(withError: code)
        }
        switch exitCode(for: error) {
        case .success:
            // Help, the version and completion scripts.
            printAsked(fullMessage(for: error))
        case .validationFailure:
            let line = UsageError(message(for: error), arguments: words).line
            StandardError.write(lines: [line])
            ExitStatus.usage.end()
        default:
            StandardError.write(lines: [
                "pinwheel: internal fault: \(message(for: error))"
            ])
            ExitStatus.internalFault.end()
        }
    }

    /// Writes a text that was asked for to standard output, and ends the process: with an error if
    /// the system refuses the text, which ArgumentParser itself would ignore.
    private static func printAsked(_ text: String) -> Never {
        do {
            try StandardOutput.write(Array((text + "\n").utf8))
            ExitStatus.done.end()
        } catch {
            fail(error)
        }
    }
}
