import ArgumentParser
import Base
import Console
import Frames
import Pictures
import Platform

/// The command `pinwheel` with its subcommands.
package struct Pinwheel: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: Program.current.name,
        abstract: "Draw pull-to-refresh indicators and write them as PNG frames.",
        discussion: """
            A design is the name of a built-in design, or a YAML or JSON file.

            Exit status:
              0   success
              1   compared images differ
              2   invalid command line, input or output path
              3   a golden is missing
              70  an internal error of Pinwheel

            Example: pinwheel render arc --scale 1,2,3 -o output
            """,
        version: "0.1.0",
        subcommands: [
            Render.self, Plan.self, Merge.self, Strip.self, Still.self, Animate.self,
            PackCommand.self,
            Show.self,
            List.self, GalleryCommand.self, NewCommand.self, Describe.self,
            Validate.self, LintCommand.self, OutlineCommand.self,
            Schema.self, TraceCommand.self, LifecycleCommand.self, Compare.self, Play.self,
            Storyboard.self, Report.self, Record.self, Verify.self, Accept.self, Prune.self,
            Preview.self, PageCommand.self, Doctor.self,
        ]
    )

    /// Creates the command.
    package init() {}

    /// Runs the command line and ends the process with a status of `ExitStatus`.
    ///
    /// - Parameter preview: Serves the preview's page. By default `preview` starts
    ///   `pinwheel-preview`.
    package static func main(preview: (@Sendable (PreviewOptions) throws -> Never)? = nil) {
        StandardOutput.ignoreWriteSignals()
        CrashReport.begin()
        var words: [String] = []
        do {
            words = try CommandWords.all()
            ReadingProbe.runIfAsked(words.dropFirst())
            let arguments = NegativeValues.joined(words.dropFirst())
            try checkHelp(arguments)
            var command = try parsed(arguments)
            if let previewCommand = command as? Preview, let preview {
                try previewCommand.check()
                try preview(previewCommand.options)
            }
            try command.run()
        } catch {
            fail(error, words)
        }
    }

    /// Parses the arguments of a command line.
    ///
    /// The subcommand's own parser is tried first because it makes startup 6 % faster. If it fails,
    /// the tool's parser provides help and error messages.
    private static func parsed(_ words: [String]) throws -> any ParsableCommand {
        let subcommands = configuration.subcommands
        if let subcommand = subcommands.first(where: { $0._commandName == words.first }),
            let command = try? subcommand.parseAsRoot(Array(words.dropFirst())),
            type(of: command) == subcommand
        {
            return command
        }
        return try parseAsRoot(words)
    }

    /// Reports an error for `help` with an unknown command.
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

    /// Prints an error and ends the process.
    package static func fail(_ error: any Error, _ words: [String] = []) -> Never {
        if let report = FailureReport(error) {
            StandardError.write(lines: report.lines)
            report.status.exitProcess()
        }
        if let code = error as? ExitCode, code != .success {
            // The command has already printed its message.
            exit(withError: code)
        }
        switch exitCode(for: error) {
        case .success:
            // Help, the version or a completion script.
            printRequested(fullMessage(for: error))
        case .validationFailure:
            let line = UsageError(message(for: error), arguments: words).line
            StandardError.write(lines: [line])
            ExitStatus.usage.exitProcess()
        default:
            StandardError.write(lines: [
                "pinwheel: internal error: \(message(for: error))"
            ])
            ExitStatus.internalFault.exitProcess()
        }
    }

    /// Writes requested text to standard output and ends the process.
    ///
    /// Reports write errors, which ArgumentParser would ignore.
    private static func printRequested(_ text: String) -> Never {
        do {
            try StandardOutput.write(Array((text + "\n").utf8))
            ExitStatus.done.exitProcess()
        } catch {
            fail(error)
        }
    }
}
