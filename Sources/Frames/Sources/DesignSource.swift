import Base
import DesignFormat
import Indicators
import Platform

/// Where a design comes from.
package enum DesignSource: Hashable, Sendable {
    /// One that the tool carries with it.
    case builtIn(String)
    /// A YAML or JSON file.
    case file(String)
    /// Standard input.
    case standardInput

    /// What `argument` names: a built-in first, `-` for standard input, else a file.
    ///
    /// - Throws: `InputError` for a word that is neither a built-in nor a file.
    package init(argument: String) throws(InputError) {
        if argument == "-" {
            self = .standardInput
        } else if BuiltInDesigns.names.contains(argument) {
            self = .builtIn(argument)
        } else if Self.isFile(argument, endingIn: [".yaml", ".yml", ".json"]) {
            self = .file(argument)
        } else {
            throw InputError(
                "there is no built-in design and no file “\(NearestName.excerpt(argument))”",
                hint: NearestName.hint(for: argument, among: BuiltInDesigns.names)
            )
        }
    }

    /// The design.
    ///
    /// - Parameter source: What a file may be; `.file` for what no user has typed.
    /// - Throws: `DesignErrors` with all problems of the file; `FileError`; `InputError`.
    package func load(from source: FileContents.Source = .argument) throws -> Design {
        switch self {
        case .builtIn(let name):
            guard let design = BuiltInDesigns.design(named: name) else {
                throw InputError("there is no built-in design “\(name)”")
            }
            return design
        case .file(let path):
            return try Self.design(in: Self.bytes(of: path, source), at: path)
        case .standardInput:
            return try Self.design(in: Self.bytes(of: "/dev/stdin", .argument), at: "-")
        }
    }

    /// The files that `design` was read from, with its pictures and fonts; `-` is standard input.
    package func files(of design: some Indicator) -> [String] {
        switch self {
        case .builtIn: return []
        case .file(let path):
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            return [path] + design.assets.map { folder + $0 }
        case .standardInput: return ["-"] + design.assets
        }
    }

    private static func design(in bytes: [UInt8], at path: String) throws -> Design {
        let slash = path.lastIndex(of: "/")
        let folder = DesignFolder(slash.map { String(path[...$0]) } ?? "")
        let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let name = file.split(separator: ".").first.map(String.init) ?? file
        return try Design(
            yaml: bytes,
            name: path == "-" ? "design" : name,
            file: path == "-" ? "standard input" : path,
            assets: folder.assets
        )
    }

    /// Whether a word means a file: by its looks, or because there is one.
    package static func isFile(_ argument: String, endingIn endings: [String]) -> Bool {
        argument.contains("/") || endings.contains { argument.lowercased().hasSuffix($0) }
            || FilePath.exists(argument)
    }

    private static func bytes(
        of path: String,
        _ source: FileContents.Source
    ) throws(FileError) -> [UInt8] {
        try FileContents.read(path: path, from: source, limit: DesignLimits.fileSize)
    }
}
