import ArgumentParser
import Base
import Console
import Frames
import Indicators
import Platform

struct Validate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check design files.",
        discussion: """
            Errors of all files are printed to standard error as file:line:column: message. Likely \
            mistakes are printed as warnings; `pinwheel describe --format warnings` lists them. \
            The exit status is 0 if all files are valid, and 2 otherwise. With --strict, files \
            with warnings are not valid.

            Example: pinwheel validate arc.yaml compass.yaml
            """
    )

    @Argument(
        help: "Design files or built-in designs; - for standard input.",
        completion: .designs
    )
    var files: [String]

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @OptionGroup var report: ReportOptions

    func run() throws {
        var isGood = true
        let crashingFiles = crashingFiles()
        for file in files {
            var problems: [String] = []
            var warnings: [DesignProblem] = []
            do {
                if crashingFiles.contains(file) {
                    throw DesignErrors(problems: [ReadingProbe.problem(of: file)])
                }
                warnings = try DesignSource(argument: file).loadWithWarnings().warnings
            } catch {
                guard let failure = FailureReport(error) else { throw error }
                problems = failure.lines
            }
            let fails = !problems.isEmpty || strict && !warnings.isEmpty
            isGood = isGood && !fails
            try printResult(problems, warnings, of: file, isGood: !fails)
        }
        if !isGood { throw ExitCode(ExitStatus.usage.rawValue) }
    }

    /// Returns the files that crash the parser, so that the other files can be checked.
    private func crashingFiles() -> [String] {
        guard files.count > 1 else { return [] }
        let designs = files.filter { (try? DesignSource(argument: $0)) == .file($0) }
        return ReadingProbe.own?.crashingFiles(among: designs) ?? []
    }

    private func printResult(
        _ problems: [String],
        _ warnings: [DesignProblem],
        of file: String,
        isGood: Bool
    ) throws {
        let warnings = warnings.map(\.description)
        // With --quiet, warnings are printed only if they are errors.
        StandardError.write(lines: problems + (report.quiet && !strict ? [] : warnings))
        if report.json {
            let line = JSON.object([
                JSON.Member("file", .string(file)),
                JSON.Member("valid", .bool(isGood)),
                JSON.Member("problems", .array(problems.map(JSON.string))),
                JSON.Member("warnings", .array(warnings.map(JSON.string))),
            ])
            try StandardOutput.write(line: line.text)
        } else if isGood, !report.quiet {
            let count = warnings.count
            let words =
                count == 0 ? "" : count == 1 ? ", with a warning" : ", with \(count) warnings"
            try StandardOutput.write(line: "\(file): good\(words)")
        }
    }
}
