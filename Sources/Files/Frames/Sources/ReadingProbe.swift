import Base
import DesignFormat
import Indicators
import Platform

/// Reads design files in another process first, so that a crash of the reader cannot end a program
/// that has other work.
///
/// The other process is the same program, started with the word `read-designs`. It writes one line
/// for each file that it has read, whether the file has problems or not.
package struct ReadingProbe: Sendable {
    private static let word = "read-designs"
    private let program: String

    /// A probe that starts the program at a path.
    package init(program: String) { self.program = program }

    /// A probe that starts the running program again. Only for programs whose `main` calls
    /// `runIfAsked`. It is `nil` if the system does not report the program's path.
    package static var own: ReadingProbe? { CommandWords.executable.map(ReadingProbe.init) }

    /// Returns those of `files` whose reading crashes.
    ///
    /// A file counts as sound if the other process cannot be started.
    package func crashes(of files: [String]) -> [String] {
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

    /// Reads the named files and ends the process, if the command line asks for it.
    ///
    /// - Parameter words: The words of the command line without the program's name.
    package static func runIfAsked(_ words: some Collection<String>) {
        guard words.first == word else { return }
        for file in words.dropFirst() {
            // Problems are reported by the process that asked.
            _ = try? DesignSource.file(file).loadWithWarnings()
            try? StandardOutput.write(line: "read")
        }
        ExitStatus.done.end()
    }

    /// The problem of a file whose reading crashes.
    package static func problem(of file: String) -> DesignProblem {
        DesignProblem(
            file: file,
            line: 0,
            column: 0,
            message: "Pinwheel crashes when it reads this file",
            hint: "please report this fault together with the file"
        )
    }
}
