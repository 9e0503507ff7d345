import BuiltPrograms
import Foundation

/// Programs run as `make bench` runs them.
enum Bench {
    /// How a run ended and what it said.
    struct Outcome {
        let status: Int32
        let output: String
        let errors: String

        /// The numbers that were printed under a name.
        func numbers(_ name: String) -> [Double] {
            output.split(separator: "\n").compactMap { line in
                let words = line.split(separator: " ")
                return words.count == 2 && words[0] == name ? Double(words[1]) : nil
            }
        }
    }

    /// The benchmark program.
    private static let program = BuiltPrograms.path(of: "pinwheel-bench")

    /// The folder of the built programs.
    static let programs = URL(fileURLWithPath: program).deletingLastPathComponent().path

    /// Where Python is; nil where it is not.
    static let python: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs the benchmark program.
    static func run(_ words: String...) throws -> Outcome {
        try start(program, words)
    }

    /// Runs any program; what it says goes through files, so that none can block.
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
