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
            Problems go to standard error as file:line:column: what is wrong, with all problems of \
            all files at once. What is allowed but hardly meant is told in the same way, as a \
            warning. The exit status is 0 when every file is good and 2 otherwise; under --strict \
            a file with warnings is not good. `pinwheel describe --format warnings` lists what is \
            warned of.

            Example: pinwheel validate arc.yaml compass.yaml
            """
    )

    @Argument(
        help: "Design files, built-in designs, or - for standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    var files: [String]

    @Flag(help: "Let warnings fail, too.")
    var strict = false

    @OptionGroup var report: ReportOptions

    func run() throws {
        var isGood = true
        let crashing = crashing()
        for file in files {
            var problems: [String] = []
            var warnings: [DesignProblem] = []
            do {
                if crashing.contains(file) {
                    throw DesignErrors(problems: [ReadingProbe.problem(of: file)])
                }
                warnings = try DesignSource(argument: file).loadWithWarnings().warnings
            } catch {
                guard let failure = FailureReport(error) else { throw error }
                problems = failure.lines
            }
            let fails = !problems.isEmpty || strict && !warnings.isEmpty
            isGood = isGood && !fails
            try tell(problems, warnings, of: file, isGood: !fails)
        }
        if !isGood { throw ExitCode(ExitStatus.usage.rawValue) }
    }

    /// The files whose reading crashes. The other files must be checked all the same.
    private func crashing() -> [String] {
        guard files.count > 1 else { return [] }
        let designs = files.filter { (try? DesignSource(argument: $0)) == .file($0) }
        return ReadingProbe.own?.crashes(of: designs) ?? []
    }

    private func tell(
        _ problems: [String],
        _ warnings: [DesignProblem],
        of file: String,
        isGood: Bool
    ) throws {
        let warnings = warnings.map(\.description)
        // Whoever wants nothing but errors does not want these.
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
