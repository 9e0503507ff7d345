import BuiltPrograms
import Foundation

/// The public symbols of a compiled module, extracted by the compiler's symbol graph tool.
struct PublicSymbols {
    /// The names of all symbols, such as `Path.circle(in:)`.
    private(set) var names: [String] = []
    /// The names of symbols without a comment. A comment of the protocol requirement counts.
    private(set) var undocumented: [String] = []

    /// Extracts the symbols of a module.
    ///
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - folder: The folder of the compiled modules.
    ///   - maps: Module maps of the C modules that it imports.
    init(of module: String, in folder: String, maps: [String] = []) throws {
        let output = FileManager.default.temporaryDirectory
            .appending(path: "pinwheel-symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        try Self.run(
            ["swift-symbolgraph-extract", "-module-name", module, "-I", folder]
                + ["-target", try Self.target(), "-minimum-access-level", "public"]
                + ["-skip-synthesized-members", "-output-dir", output.path]
                + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        )
        let files = try FileManager.default.contentsOfDirectory(
            at: output,
            includingPropertiesForKeys: nil
        )
        for file in files.sorted(by: { $0.path < $1.path }) {
            let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
            for symbol in graph.symbols {
                let name = symbol.pathComponents.joined(separator: ".")
                names.append(name)
                if symbol.docComment == nil { undocumented.append(name) }
            }
        }
    }

    /// Runs a program of the toolchain and returns its output.
    @discardableResult static func run(_ words: [String]) throws -> String {
        var words = words
        #if os(macOS)
            words.insert("xcrun", at: 0)
            if words[1] == "swift-symbolgraph-extract" {
                let sdk = try run(["--sdk", "macosx", "--show-sdk-path"])
                words += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
            }
        #endif
        let run = try ProgramRun("/usr/bin/env", words)
        guard run.status == 0 else { throw Failure(description: run.output + run.errors) }
        return run.output
    }

    private static func target() throws -> String {
        let text = try run(["swiftc", "-print-target-info"])
        return try JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)).target.triple
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        let target: Target
    }

    /// The parts of a symbol graph that are read here.
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Comment: Decodable {}
            let pathComponents: [String]
            let docComment: Comment?
        }
        let symbols: [Symbol]
    }
}
