import Base
import Lifecycles
import Platform

/// The source of a trace.
package enum TraceSource: Equatable, Sendable {
    /// A built-in trace.
    case builtIn(String)
    /// A YAML, JSON or CSV file.
    case file(String)
    /// Standard input.
    case standardInput

    /// The maximum size of a file, in bytes. The YAML parser has a lower limit.
    private static let sizeLimit = 256 << 20

    /// Parses an argument: a built-in trace, `-` for standard input, or a file.
    ///
    /// - Throws: `InputError` if the argument is none of these.
    package init(argument: String) throws(InputError) {
        if argument == "-" {
            self = .standardInput
        } else if BuiltInTraces.names.contains(argument) {
            self = .builtIn(argument)
        } else if DesignSource.isFile(
            argument,
            endingIn: [".yaml", ".yml", ".json", ".csv", ".tsv"]
        ) {
            self = .file(argument)
        } else {
            throw InputError(
                "there is no built-in trace and no file “\(NearestName.excerpt(argument))”",
                hint: NearestName.hint(for: argument, among: BuiltInTraces.names)
            )
        }
    }

    /// The path of the file, `-` for standard input, or `nil` for a built-in trace.
    package var file: String? {
        switch self {
        case .builtIn: nil
        case .file(let path): path
        case .standardInput: "-"
        }
    }

    /// Loads the trace.
    ///
    /// - Parameter source: The kind of file that is allowed. Use `.file` for paths that are not
    ///   from the user.
    /// - Throws: `DesignErrors` with all errors of the file; `FileError`; `InputError`.
    package func load(from source: FileContents.Source = .argument) throws -> Trace {
        switch self {
        case .builtIn(let name):
            guard let trace = BuiltInTraces.trace(named: name) else {
                throw InputError("there is no built-in trace “\(name)”")
            }
            return trace
        case .file(let path):
            let file = path.split(separator: "/").last.map(String.init) ?? path
            return try Trace(
                reading: Self.bytes(of: path, source),
                name: file.split(separator: ".").first.map(String.init) ?? file,
                file: path
            )
        case .standardInput:
            return try Trace(
                reading: Self.bytes(of: "/dev/stdin", .argument),
                name: "trace",
                file: "standard input"
            )
        }
    }

    private static func bytes(
        of path: String,
        _ source: FileContents.Source
    ) throws(FileError) -> [UInt8] {
        try FileContents.read(path: path, from: source, limit: sizeLimit)
    }
}
