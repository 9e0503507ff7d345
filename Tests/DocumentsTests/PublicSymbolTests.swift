import BuiltPrograms
import Foundation
import Testing

/// Every public symbol of a library has a comment.
@Suite struct PublicSymbolTests {
    private static let libraries = [
        "Raster", "Indicators", "DesignFormat", "Fonts", "Lifecycles", "Pictures", "Comparison",
        "GoldenTesting", "PinwheelUITesting", "PinwheelTool",
    ]

    /// Apple documents the names of this library. Only differences have comments.
    private static let documentedByApple = "PinwheelUI"

    /// The folder of the built products.
    private static let products = URL(filePath: BuiltPrograms.path(of: "pinwheel"))
        .deletingLastPathComponent().resolvingSymlinksInPath()

    /// Returns the module maps of the C modules, including those of system libraries and fetched
    /// packages.
    private static func maps() throws -> [String] {
        func children(of folder: URL) -> [URL] {
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return (names ?? []).map { folder.appending(path: $0) }
        }
        let sources = URL(filePath: BuiltPrograms.root).appending(path: "Sources")
        let own = children(of: products) + children(of: sources).flatMap(children)
        let build = products.deletingLastPathComponent().deletingLastPathComponent()
        let fetched = children(of: build.appending(path: "checkouts"))
            .flatMap { children(of: $0.appending(path: "Sources")) }
            .map { $0.appending(path: "include") }
        return (own + fetched).map { $0.appending(path: "module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    @Test(arguments: libraries)
    func `every public symbol has a comment`(library: String) throws {
        let symbols = try PublicSymbols(
            of: library,
            in: Self.products.appending(path: "Modules").path,
            maps: Self.maps()
        )
        #expect(symbols.names.count > (["Fonts", "PinwheelTool"].contains(library) ? 0 : 10))
        #expect(symbols.undocumented == [])
    }

    @Test func `all library products are checked`() throws {
        let manifest = try String(
            contentsOfFile: "\(BuiltPrograms.root)/Package.swift",
            encoding: .utf8
        )
        let names = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(Set(names) == Set(Self.libraries + [Self.documentedByApple]))
    }

    @Test func `a symbol without a comment is found`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pinwheel-planted-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "Planted.swift")
        let text = """
            /// A documented symbol.
            public struct Said {
                /// A documented member.
                public var number = 1
                public var unsaid = 2
                var hidden = 3
            }
            extension Said: CustomStringConvertible {
                public var description: String { "" }
            }
            public func unsaidFunction() {}
            """
        try Data(text.utf8).write(to: source)
        try PublicSymbols.run([
            "swiftc", "-emit-module", "-parse-as-library", "-module-name", "Planted",
            "-emit-module-path", folder.appending(path: "Planted.swiftmodule").path, source.path,
        ])
        let symbols = try PublicSymbols(of: "Planted", in: folder.path)
        #expect(Set(symbols.undocumented) == ["Said.unsaid", "unsaidFunction()"])
        #expect(symbols.names.contains("Said.number"))
    }
}
