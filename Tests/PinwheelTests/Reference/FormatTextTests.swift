import Base
import DesignFormat
import Frames
import Indicators
import TestSupport
import Testing

/// The format's reference in the terminal: all of it, and what is asked for.
@Suite struct FormatTextTests {
    @Test("All maps, keys, rules and warnings are there, in lines that fit")
    func whole() throws {
        let lines = try FormatText.lines()
        #expect(lines.allSatisfy { $0.count <= FormatText.width })
        let text = lines.joined(separator: "\n")
        for schema in FormatReference.schemas {
            for key in schema.keys { #expect(text.contains("\n  \(key)"), "\(schema.name).\(key)") }
        }
        for rule in FormatReference.rules { #expect(lines.contains("  \(rule.writing)")) }
        for kind in WarningKind.all { #expect(lines.contains("  \(kind.name)")) }
        // No marks of the document that is made of the same.
        #expect(!text.contains("`") && !text.contains("](#"))
    }

    @Test(
        "A topic is a map, a key, a kind of value, a chapter, or a word that is explained in one",
        arguments: [
            ("repeat", "count      whole number; 1…1000; must be there"),
            ("circle", "  - circle: {diameter: [4, 40]}"), ("easing", "  bezier"),
            ("opacity", "opacity of a layer"), ("loop", "loop of a state"),
            ("steps", "steps of an easing"), ("pair", "pair, by state"),
            ("colour", "colour"), ("values", "  number, by state"), ("rules", "rules of writing"),
            ("warnings", "  cut-spring"), ("bouncy", "easing"), ("pulling", "state"),
        ]
    )
    func topics(topic: String, line: String) throws {
        let lines = try FormatText.lines(of: topic)
        #expect(lines.contains { $0.contains(line) }, "\(lines.joined(separator: "\n"))")
        #expect(lines.count < 120)
    }

    @Test("Everything that may be asked for is there")
    func allTopics() throws {
        for topic in FormatText.topics { #expect(try !FormatText.lines(of: topic).isEmpty) }
    }

    @Test(
        "What is not there says what is",
        arguments: [("repaet", "repeat"), ("opacty", "opacity")]
    )
    func unknown(topic: String, meant: String) {
        let error = failure(InputError.self) { try FormatText.lines(of: topic) }
        #expect(error?.description.contains("did you mean “\(meant)”?") ?? false)
    }

    @Test("The rules of writing are as they say", arguments: FormatReference.rules.map(\.writing))
    func rules(writing: String) throws {
        let rule = try #require(FormatReference.rules.first { $0.writing == writing })
        let text = Samples.design(layers: "  - {circle: {diameter: 4}, fill: red, \(writing)}")
        #expect((failure(DesignErrors.self) { try Design(text: text) } != nil) == rule.isError)
    }
}
