import BuiltPrograms
import Foundation

/// Programs that are run as `make bench` runs them.
enum Bench {
    /// The benchmark program.
    private static let program = BuiltPrograms.path(of: "pinwheel-bench")

    /// The folder of the built programs.
    static let programs = URL(fileURLWithPath: program).deletingLastPathComponent().path

    /// The path of Python, or `nil` if it is not installed.
    static let python: String? = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Runs the benchmark program.
    static func run(_ words: String...) throws -> ProgramRun { try ProgramRun(program, words) }
}

extension ProgramRun {
    /// The numbers that were printed under a name.
    func numbers(_ name: String) -> [Double] {
        output.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 && words[0] == name ? Double(words[1]) : nil
        }
    }
}
