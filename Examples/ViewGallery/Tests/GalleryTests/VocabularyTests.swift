import Foundation
import Testing

/// Checks that the views also compile with SwiftUI: every name that they do not declare is in
/// `SwiftUI-names.txt`, which lists names of SwiftUI, Foundation and the language.
struct VocabularyTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The files that an app would also contain.
    private static func sources() throws -> [URL] {
        try ["Sources/gallery/Views", "Sources/Unchanged"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(
                at: package.appending(path: folder),
                includingPropertiesForKeys: nil
            ).filter { $0.pathExtension == "swift" }
        }
    }

    /// Returns the types, and the members after a dot, in a source without comments and strings.
    private static func names(in text: String) -> Set<String> {
        let code = text.replacing(/"[^"]*"/, with: "").replacing(/\/\/[^\n]*/, with: "")
        let types = code.matches(of: /(?:^|[^\w.])([A-Z]\w*)/).map { String($0.1) }
        let members = code.matches(of: /(?:^|[^.\w]|\w|\)|\}|\])\.([a-zA-Z_]\w*)/).map {
            String($0.1)
        }
        return Set(types + members)
    }

    /// Returns the names that a source text declares.
    private static func declared(in text: String) -> Set<String> {
        Set(text.matches(of: /(?:struct|class|enum|func|var|let|case) (\w+)/).map { String($0.1) })
    }

    /// The names that Xcode generates for the assets of the app.
    private static func assets() throws -> Set<String> {
        let folder = package.appending(path: "Sources/Unchanged/Assets.xcassets").path()
        let folders = try FileManager.default.subpathsOfDirectory(atPath: folder)
        return Set(
            folders.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }.flatMap {
                [$0, $0.lowercased()]
            }
        )
    }

    @Test func viewsSayNothingThatSwiftUILacks() throws {
        let list = Self.package.appending(path: "Tests/GalleryTests/SwiftUI-names.txt")
        let known = try Set(
            String(contentsOf: list, encoding: .utf8).split(whereSeparator: \.isWhitespace)
                .map(String.init)
        )
        let texts = try Self.sources().map { try String(contentsOf: $0, encoding: .utf8) }
        #expect(texts.count >= 6)
        let own = try texts.reduce(into: Self.assets()) { $0.formUnion(Self.declared(in: $1)) }
        let used = texts.reduce(into: Set<String>()) { $0.formUnion(Self.names(in: $1)) }
        #expect(used.subtracting(own).subtracting(known).sorted() == [])
        #expect(known.subtracting(used).sorted() == [], "the list has names that no view uses")
    }
}
