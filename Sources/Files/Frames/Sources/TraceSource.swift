import Base
import Lifecycles
import Platform

/// Where a trace comes from.
package enum TraceSource: Equatable, Sendable {
    /// One that the tool carries with it.
    case builtIn(String)
    /// A YAML, JSON or CSV file.
    case file(String)
    /// Standard input.
    case standardInput

    /// The most bytes of a file; what is read as YAML has a limit of its own.
    private static let sizeLimit = 256 << 20

    /// What `argument` names: a built-in first, `-` for standard input, else a file.
    ///
    /// - Throws: `InputError` for a word that is neither a built-in nor a file.
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

    /// The file that it is read from; nil for a built-in, `-` for standard input.
    package var file: String? {
        switch self {
        case .builtIn: nil
        case .file(let path): path
        case .standardInput: "-"
        }
    }

    /// The trace.
    ///
    /// - Parameter source: What a file may be; `.file` for what no user has typed.
    /// - Throws: `DesignErrors` with all problems of the file; `FileError`; `InputError`.
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
