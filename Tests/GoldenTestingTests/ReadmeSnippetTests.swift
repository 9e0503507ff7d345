import Foundation
import Testing

/// The code in the documentation is part of the example package, which the checks build and run.
struct ReadmeSnippetTests {
    private func text(_ path: String) throws -> String {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `the snippet in the documentation is part of the example package`() throws {
        let section = try #require(
            text("Documentation/goldens.md").components(separatedBy: "## In tests\n").dropFirst()
                .first
        )
        let snippet = try #require(
            section.components(separatedBy: "```swift\n").dropFirst().first?
                .components(separatedBy: "```").first
        )
        let example = try text("Examples/GoldenTests/Tests/DotTests/DotTests.swift")
        let lines = Set(example.split(separator: "\n"))
        let shown = snippet.split(separator: "\n")
        #expect(shown.count > 5)
        #expect(shown.filter { !lines.contains($0) } == [])
    }
}
