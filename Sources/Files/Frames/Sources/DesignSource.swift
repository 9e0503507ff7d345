import Base
import DesignFormat
import Indicators
import Platform

/// The source of a design.
package enum DesignSource: Equatable, Sendable {
    /// A built-in design.
    case builtIn(String)
    /// An indicator that is written in Swift and compiled into the program.
    case own(String)
    /// A YAML or JSON file.
    case file(String)
    /// Standard input.
    case standardInput

    /// Parses an argument: an indicator of the program, a built-in design, `-` for standard input,
    /// or a file.
    ///
    /// - Throws: `InputError` if the argument is none of these.
    package init(argument: String) throws(InputError) {
        if argument == "-" {
            self = .standardInput
        } else if Program.current.indicator(named: argument) != nil {
            self = .own(argument)
        } else if BuiltInDesigns.names.contains(argument) {
            self = .builtIn(argument)
        } else if Self.isFile(argument, endingIn: [".yaml", ".yml", ".json"]) {
            self = .file(argument)
        } else {
            let program = Program.current
            let nearest = NearestName.suggestion(for: argument, among: program.knownDesigns)
            throw InputError(
                "there is no built-in design and no file “\(NearestName.excerpt(argument))”",
                hint: nearest.map { "did you mean “\($0)”?" }
                    ?? "\(program.command.joined(separator: " ")) list shows the designs"
            )
        }
    }

    /// Loads the design.
    ///
    /// - Parameter source: The kind of file that is allowed. Use `.file` for paths that are not
    ///   from the user.
    /// - Throws: `DesignErrors` with all errors of the file; `FileError`; `InputError`.
    package func load(from source: FileContents.Source = .argument) throws -> any Indicator {
        switch self {
        case .builtIn(let name): try Self.builtIn(name)
        case .own(let name): try Self.own(name)
        case .file, .standardInput: try design(in: bytes(source))
        }
    }

    /// Loads the design with its warnings.
    ///
    /// - Throws: Errors as `load` does.
    package func loadWithWarnings() throws -> (design: any Indicator, warnings: [DesignProblem]) {
        if case .own(let name) = self { return (try Self.own(name), []) }
        let (design, bytes) = try loadWithText()
        let warnings = design.warnings(in: bytes, file: label)
        return (design, warnings + (folder?.warnings(about: design) ?? []))
    }

    /// Loads the design with the text of its file.
    ///
    /// - Throws: Errors as `load` does; `InputError` for an indicator in Swift, which has no file.
    package func loadWithText() throws -> (design: Design, text: [UInt8]) {
        if case .own(let name) = self {
            throw InputError(
                "\(name) is written in Swift and has no design file",
                hint: "use render, strip, still, animate or show"
            )
        }
        let bytes = try bytes(.argument)
        if case .builtIn(let name) = self { return (try Self.builtIn(name), bytes) }
        return (try design(in: bytes), bytes)
    }

    /// The source's name in error messages.
    package var label: String {
        switch self {
        case .builtIn(let name), .own(let name): name
        case .file(let path): path
        case .standardInput: "standard input"
        }
    }

    private static func builtIn(_ name: String) throws -> Design {
        guard let design = BuiltInDesigns.design(named: name) else {
            throw InputError("there is no built-in design “\(name)”")
        }
        return design
    }

    private static func own(_ name: String) throws -> any Indicator {
        guard let indicator = Program.current.indicator(named: name) else {
            throw InputError("the program has no indicator “\(name)”")
        }
        return indicator
    }

    /// Returns the paths of all files that `design` was read from, including images and fonts.
    /// Standard input is `-`.
    package func files(of design: some Indicator) -> [String] {
        switch self {
        case .builtIn, .own: return []
        case .file(let path):
            let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
            return [path] + design.assets.map { folder + $0 }
        case .standardInput: return ["-"] + design.assets
        }
    }

    /// The folder of the design's file, or the current folder for standard input. `nil` for other
    /// sources.
    private var folder: DesignFolder? {
        switch self {
        case .file(let path):
            DesignFolder(path.lastIndex(of: "/").map { String(path[...$0]) } ?? "")
        case .standardInput: DesignFolder("")
        case .builtIn, .own: nil
        }
    }

    private func design(in bytes: [UInt8]) throws -> Design {
        var path = ""
        if case .file(let filePath) = self { path = filePath }
        let slash = path.lastIndex(of: "/")
        let file = slash.map { String(path[path.index(after: $0)...]) } ?? path
        let name = file.split(separator: ".").first.map(String.init) ?? file
        return try Design(
            yaml: bytes,
            name: self == .standardInput ? "design" : name,
            file: label,
            assets: folder?.assets ?? .none
        )
    }

    /// Whether an argument is a file: it contains a slash, has a known extension, or exists.
    package static func isFile(_ argument: String, endingIn endings: [String]) -> Bool {
        argument.contains("/") || endings.contains { argument.lowercased().hasSuffix($0) }
            || FilePath.exists(argument)
    }

    private func bytes(_ source: FileContents.Source) throws(FileError) -> [UInt8] {
        switch self {
        case .builtIn(let name): return BuiltInDesigns.source(named: name) ?? []
        case .own: return []
        case .file(let path):
            return try FileContents.read(path: path, from: source, limit: DesignLimits.fileSize)
        case .standardInput:
            return try FileContents.read(
                path: "/dev/stdin",
                from: .argument,
                limit: DesignLimits.fileSize
            )
        }
    }
}
