import BuiltPrograms
import Foundation

/// Programs that are run as `make bench` runs them.
enum Bench {
    /// The exit status and the output of a run.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String

        /// Returns the numbers that were printed after a name.
        func numbers(_ name: String) -> [Double] {
            output.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                return words.count == 2 && words[0] == name ? Double(words[1]) : nil
            }
        }
    }

    /// The path of the benchmark program.
    private static let program = BuiltPrograms.path(of: "pinwheel-bench")

    /// The folder of the built programs.
    static let programs = URL(fileURLWithPath: program).deletingLastPathComponent().path

    /// The path of Python, or `nil` if it is not installed.
    static let python: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs the benchmark program.
    static func run(_ words: String...) throws -> Outcome {
        try start(program, words)
    }

    /// Runs a program. Its output goes to files, because a full pipe would block it.
    static func start(_ program: String, _ words: [String]) throws -> Outcome {
        let folder = try Scratch()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        for name in ["output", "errors"] {
            _ = FileManager.default.createFile(atPath: folder.path(name), contents: nil)
        }
        process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
        process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus,
            output: try String(contentsOfFile: folder.path("output"), encoding: .utf8),
            errors: try String(contentsOfFile: folder.path("errors"), encoding: .utf8)
        )
    }
}
