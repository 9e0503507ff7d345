import BuiltPrograms
import Foundation

/// The built command-line tool, run as users run it.
enum Tool {
    /// The exit status and the output of a run.
    struct Outcome {
        /// The exit status, or 128 plus the signal's number.
        let status: Int32
        /// The bytes of standard output.
        let output: [UInt8]
        /// The text of standard error.
        let errors: String

        /// Standard output as text.
        var text: String { String(decoding: output, as: UTF8.self) }
        /// The lines of standard output.
        var lines: [String] { text.split(separator: "\n").map(String.init) }
        /// The lines of standard error.
        var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// The path of the tool.
    static let path = BuiltPrograms.pinwheel

    /// Runs the tool, or another program, to its end.
    ///
    /// `variables`, such as `CI=1`, are added to its environment.
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
