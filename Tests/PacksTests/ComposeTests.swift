import Base
import DesignFormat
import Indicators
import Packs
import TestSupport
import Testing

/// The structure of the Kotlin source for Compose.
@Suite struct ComposeTests {
    private static let designs = ["arc", "arrow", "compass", "refresh-control", "spokes"]

    private func source(_ design: any Indicator, name: String? = nil) throws -> PackFile {
        let (_, contents) = try PackTargetTests.contents(of: design, for: "compose") {
            $0.name = name
        }
        return try #require(contents.files.first)
    }

    private func text(_ file: PackFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    @Test(arguments: designs)
    func `each declaration is unique, and each used constant is declared`(design: String) throws {
        let text = text(try source(#require(BuiltInDesigns.design(named: design))))
        let values = text.split(separator: "\n    private val ").dropFirst().map {
            String($0.prefix { $0 != " " })
        }
        let functions = text.split(separator: "fun DrawScope.").dropFirst().map {
            String($0.prefix { $0 != "(" })
        }
        #expect(Set(values + functions).count == values.count + functions.count)
        for use in text.split(separator: ".at(moment").dropLast() {
            let name = use.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last
            // A parameter of the helper functions is named “keys”.
            #expect(name.map { values.contains(String($0)) || $0 == "keys" } == true)
        }
    }

    @Test(arguments: designs)
    func `keys are in order, with a string for each sequence`(design: String) throws {
        let indicator = try #require(BuiltInDesigns.design(named: design))
        let (pack, contents) = try PackTargetTests.contents(of: indicator, for: "compose")
        let file = try #require(contents.files.first)
        for table in text(file).split(separator: " = Keys(").dropFirst() {
            let strings = table.prefix { $0 != ")" }.split(separator: "\"")
                .filter { $0.contains(" ") && $0.contains { $0.isNumber } }
            #expect(strings.count == pack.sequences.count)
            for string in strings {
                let times = string.split(separator: ", ").compactMap {
                    Double($0.prefix { $0 != " " })
                }
                #expect(times == times.sorted())
                #expect(times.first == 0)
            }
        }
    }

    @Test func `a name that the source imports gets a suffix`() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        let file = try source(arc, name: "canvas")
        #expect(file.path == "CanvasIndicator.kt")
        #expect(text(file).contains("fun CanvasIndicator("))
    }

    @Test func `layers with the names of keywords are valid functions`() throws {
        let design = try AnimatedVectorTests.design(
            "name: when\n    circle: {diameter: 9}\n    fill: red"
        )
        #expect(text(try source(design)).contains("fun DrawScope.whenLayer("))
    }

    @Test func `only colours differ between light and dark`() throws {
        let spokes = try #require(BuiltInDesigns.design(named: "spokes"))
        let text = text(try source(spokes))
        #expect(text.contains("if (moment.isDark) Color(0x99EBEBF5) else Color(0x993C3C43)"))
        #expect(text.split(separator: "private object").count == 2)
    }
}
