import DesignFormat
import DesignReference
import Foundation
import Frames
import Indicators
import Testing
import documents

/// The files in `Documentation` are up to date with their sources.
@Suite struct GeneratedDocumentTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    @Test func `every generated file is up to date, and every picture equal to the pixel`() throws {
        let documents = try GeneratedDocument.all(package: Self.package)
        #expect(documents.count == Set(documents.map { $0.path }).count)
        for document in documents {
            let committed = try document.committed(package: Self.package)
            #expect(committed == document.content, "run make reference: \(document.path)")
        }
    }

    @Test func `every picture is used by a document`() throws {
        let paths = Set(try GeneratedDocument.all(package: Self.package).map { $0.path })
        for folder in ["Assets/pictures/format", "Assets/pictures/cookbook"] {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: "\(Self.package)/\(folder)"
            )
            #expect(names.filter { !paths.contains("\(folder)/\($0)") } == [])
        }
    }

    @Test func `the cookbook has all its recipes, and the one in Swift is compiled code`() throws {
        let cookbook = try Cookbook(package: Self.package)
        #expect(cookbook.recipes.count == 31)
        let swift = try #require(cookbook.recipes.first { $0.isSwift })
        let source = try String(
            contentsOfFile: "\(Self.package)/Sources/Development/documents/SwiftRecipe.swift",
            encoding: .utf8
        )
        let lines = Set(source.split(separator: "\n").map { $0.drop { $0 == " " } })
        for line in swift.code.split(separator: "\n") {
            #expect(lines.contains(line.drop { $0 == " " }), "\(line)")
        }
    }

    @Test func `examples and recipes cause no warnings`() throws {
        for example in FormatExample.all {
            #expect(try example.drawing().design().warnings == [], "\(example.name)")
        }
        for recipe in try Cookbook(package: Self.package).recipes {
            #expect(try recipe.design().warnings == [], "\(recipe.title)")
        }
    }

    @Test func `a changed recipe changes its picture`() throws {
        let text = try String(
            contentsOfFile: "\(Self.package)/Documentation/cookbook.md",
            encoding: .utf8
        )
        let changed = try Cookbook(text.replacing("diameter: 36", with: "diameter: 35"))
        let recipe = try Cookbook(text).recipes[0]
        #expect(try changed.recipes[0].strip() != recipe.strip())
    }

    @Test func `every map of the format has a section, and every kind of value a name`() {
        let markdown = FormatDocument().markdown
        for schema in FormatReference.schemas {
            #expect(markdown.contains("\n## \(schema.name)\n"))
            for field in schema.fields {
                #expect(markdown.contains("| `\(field.key)`"))
                guard case .value(let name) = field.shape else { continue }
                #expect(FormatValue.all[name] != nil, "\(schema.name).\(field.key): \(name)")
            }
        }
        for kind in WarningKind.all { #expect(markdown.contains("| `\(kind.name)` |")) }
        let named = Set(FormatReference.schemas.map { $0.name })
        #expect(FormatExample.all.allSatisfy { named.contains($0.name) })
    }
}
