import Foundation

/// What a compiled module makes public, as the compiler's own tool lists it.
struct PublicSymbols {
    /// All of them, as in `Path.circle(in:)`.
    private(set) var names: [String] = []
    /// Those without a comment, of their own or of the requirement that they meet.
    private(set) var undocumented: [String] = []

    /// Reads the symbols of a module.
    ///
    /// - Parameters:
    ///   - folder: Where the compiled modules lie.
    ///   - maps: Files that say where the C modules lie that they import.
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

    /// Runs one of the toolchain's programs and gives what it printed.
    @discardableResult static func run(_ words: [String]) throws -> String {
        var words = words
        #if os(macOS)
            words.insert("xcrun", at: 0)
            if words[1] == "swift-symbolgraph-extract" {
                let sdk = try run(["--sdk", "macosx", "--show-sdk-path"])
                words += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
            }
        #endif
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: bytes, as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failure(description: text) }
        return text
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

    /// The part of a symbol graph that is of use here.
    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Comment: Decodable {}
            let pathComponents: [String]
            let docComment: Comment?
        }
        let symbols: [Symbol]
    }
}
