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
            all files at once. The exit status is 0 when every file is good and 2 otherwise.

            Example: pinwheel validate arc.yaml compass.yaml
            """
    )

    @Argument(
        help: "Design files, built-in designs, or - for standard input.",
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    var files: [String]

    @OptionGroup var report: ReportOptions

    func run() throws {
        var isGood = true
        for file in files {
            let problems: [String]
            do {
                _ = try DesignSource(argument: file).load()
                problems = []
            } catch {
                guard let failure = FailureReport(error) else { throw error }
                problems = failure.lines
            }
            isGood = isGood && problems.isEmpty
            try tell(problems, of: file)
        }
        if !isGood { throw ExitCode(ExitStatus.usage.rawValue) }
    }

    private func tell(_ problems: [String], of file: String) throws {
        StandardError.write(lines: problems)
        if report.json {
            let line = JSON.object([
                JSON.Member("file", .string(file)),
                JSON.Member("valid", .bool(problems.isEmpty)),
                JSON.Member("problems", .array(problems.map(JSON.string))),
            ])
            try StandardOutput.write(line: line.text)
        } else if problems.isEmpty, !report.quiet {
            try StandardOutput.write(line: "\(file): good")
        }
    }
}
