import BuiltPrograms
import Foundation

/// The built command-line tool, run as users run it.
enum Tool {
    /// How a run ended and what it said.
    struct Outcome {
        /// The exit status; 128 and the signal's number where a signal ended it.
        let status: Int32
        /// Standard output.
        let output: [UInt8]
        /// Standard error.
        let errors: String

        /// Standard output as text.
        var text: String { String(decoding: output, as: UTF8.self) }
        /// Standard output's lines.
        var lines: [String] { text.split(separator: "\n").map(String.init) }
        /// Standard error's lines.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// Where the tool is.
    static let path = BuiltPrograms.pinwheel

    /// Runs the tool to its end, with variables such as `CI=1` added to its environment; another program where
    /// one is given.
    static func run(
        _ arguments: [String],
        program: String = path,
        in folder: String? = nil,
        input: String = "/dev/null",
        output: String? = nil,
        variables: [String] = []
    ) throws -> Outcome {
        try start(
            arguments,
            program: program,
            in: folder,
            input: input,
            output: output,
            variables: variables
        ).wait()
    }

    /// Runs a line of the shell in which `$0` is the tool.
    static func shell(_ line: String, in folder: String? = nil) throws -> Outcome {
        try run(["-c", line, path], program: "/bin/bash", in: folder)
    }

    /// Starts the tool.
    static func start(
        _ arguments: [String],
        program: String = path,
        in folder: String? = nil,
        input: String = "/dev/null",
        output: String? = nil,
        errorFile: Int32? = nil,
        variables: [String] = []
    ) throws -> RunningTool {
        try RunningTool(
            program: program,
            arguments: arguments,
            folder: folder,
            input: input,
            output: output,
            errorFile: errorFile,
            variables: variables
        )
    }
}
