import Base
import DesignFormat
import Indicators
import Platform

/// A check that reads design files in a child process, so that a crash of the reader does not end a
/// long-running program.
///
/// The child process runs the same program with the argument `read-designs`. It writes one line for
/// each file that it has read without crashing.
package struct ReadingProbe: Sendable {
    private static let word = "read-designs"
    private let program: String

    /// Creates a probe that starts the program at a path.
    package init(program: String) { self.program = program }

    /// A probe that starts the running program again. The program's `main` must call `runIfAsked`.
    /// `nil` if the program's path is unknown.
    package static var own: ReadingProbe? { CommandWords.executable.map(ReadingProbe.init) }

    /// Returns the files that crash the reader, or an empty array if the child process cannot be
    /// started.
    package func crashingFiles(among files: [String]) -> [String] {
        var crashing: [String] = []
        var rest = files[...]
        while !rest.isEmpty {
            let outcome = ChildProcess.outcome(of: program, [Self.word] + rest)
            guard let outcome, !outcome.isSuccess else { return crashing }
            let readCount = outcome.output.count { $0 == UInt8(ascii: "\n") }
            guard readCount < rest.count else { return crashing }
            rest = rest.dropFirst(readCount)
            crashing.append(rest.removeFirst())
        }
        return crashing
    }

    /// If the first argument is `read-designs`, reads the files that the other arguments name, and
    /// ends the process.
    ///
    /// - Parameter words: The arguments without the program's name.
    package static func runIfAsked(_ words: some Collection<String>) {
        guard words.first == word else { return }
        for file in words.dropFirst() {
            // The parent process reports errors.
            _ = try? DesignSource.file(file).loadWithWarnings()
            try? StandardOutput.write(line: "read")
        }
        ExitStatus.done.exitProcess()
    }

    /// Returns the problem to report for a file that crashes the reader.
    package static func problem(of file: String) -> DesignProblem {
        DesignProblem(
            file: file,
            line: 0,
            column: 0,
            message: "Pinwheel crashes when it reads this file",
            hint: "report this bug and attach the file"
        )
    }
}
