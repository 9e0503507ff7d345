import Base
import DesignFormat
import DesignReference
import Foundation
import Frames
import Indicators
import TestSupport
import Testing

/// `describe --format` prints the entire reference of the format, or one topic.
@Suite struct FormatTextTests {
    @Test("All maps, keys, rules and warnings are listed, in lines that fit")
    func whole() throws {
        let lines = try FormatText.lines()
        #expect(lines.allSatisfy { $0.count <= FormatText.width })
        let text = lines.joined(separator: "\n")
        for schema in FormatReference.schemas {
            for key in schema.keys { #expect(text.contains("\n  \(key)"), "\(schema.name).\(key)") }
        }
        for rule in FormatReference.rules { #expect(lines.contains("  \(rule.notation)")) }
        for kind in WarningKind.all { #expect(lines.contains("  \(kind.name)")) }
        // No Markdown of the document that has the same contents.
        #expect(!text.contains("`") && !text.contains("](#"))
    }

    @Test(
        "A topic is a map, a key, a type of value, a chapter, or a word explained in a chapter",
        arguments: [
            ("repeat", "count      whole number; 1…1000; required"),
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

    @Test(
        "Keys of values, their common names, and paths of keys are topics",
        arguments: [
            ("each", "a value for each copy"), ("ease", "for each interval between two keyframes"),
            ("from", "starts with the current value"), ("from", "from of a trim"),
            ("onto", "adds the track"), ("before", "a jump within"), ("after", "a jump within"),
            ("seconds", "a track with keyframes in seconds"), ("jump", "a jump within"),
            ("morph", "a morph"),
            ("cubic-bezier", "cubic-bezier(0.4"), ("shadow.blur", "blur of a shadow"),
            ("layers.stroke.paint", "paint of a stroke"), ("states.period", "period of a state"),
            ("fill.linear.start", "start of a linear gradient"), ("light", "one for light"),
            ("clock.period", "period of a clock"),
        ]
    )
    func values(topic: String, line: String) throws {
        let text = try FormatText.lines(of: topic).joined(separator: " ")
        #expect(text.split(separator: " ").joined(separator: " ").contains(line), "\(text)")
    }

    @Test(
        "Every key and every word in the schema, and every path of keys, is a topic"
    )
    func schemaKeys() throws {
        func keys(_ value: Any) -> [String] {
            if let list = value as? [Any] { return list.flatMap(keys) }
            guard let map = value as? [String: Any] else { return [] }
            let own = (map["properties"] as? [String: Any])?.keys.map { $0 } ?? []
            return own + map.values.flatMap(keys)
        }
        let json = try JSONSerialization.jsonObject(with: Data(FormatSchema.design.json().utf8))
        let found = Set(keys(json))
        #expect(found.count > 100 && found.contains("before") && found.contains("each"))
        for key in found.sorted() {
            #expect(throws: Never.self, "\(key)") { try FormatText.lines(of: key) }
        }
        for schema in FormatReference.schemas {
            for key in schema.keys {
                #expect(try !FormatText.lines(of: "\(schema.name).\(key)").isEmpty)
            }
        }
    }

    @Test("An unknown topic is reported with chapters, keys and paths")
    func allowed() {
        let error = failure(InputError.self) { try FormatText.lines(of: "zzzzzz") }
        for word in ["values, rules, expressions, warnings", "a key", "shadow.blur"] {
            #expect(error?.description.contains(word) == true, "\(word)")
        }
    }

    @Test("All listed topics exist")
    func allTopics() throws {
        for topic in FormatText.topics { #expect(try !FormatText.lines(of: topic).isEmpty) }
    }

    @Test(
        "An unknown topic is reported with similar ones",
        arguments: [("repaet", "repeat"), ("opacty", "opacity")]
    )
    func unknown(topic: String, meant: String) {
        let error = failure(InputError.self) { try FormatText.lines(of: topic) }
        #expect(error?.description.contains("did you mean “\(meant)”?") ?? false)
    }

    @Test("The rules of notation are correct", arguments: FormatReference.rules.map(\.notation))
    func rules(writing: String) throws {
        let rule = try #require(FormatReference.rules.first { $0.notation == writing })
        let layer = "{circle: {diameter: 4}, fill: red, \(writing)}"
        let text = Samples.design(layers: "  - {repeat: {count: 2, layers: [\(layer)]}}")
            .replacing("period: 2,", with: "intro: 1, period: 2,")
            .replacing(
                "layers:\n",
                with: "  finishing: {from: 1, to: 0, duration: 0.3}\nlayers:\n",
                maxReplacements: 1
            )
        #expect((failure(DesignErrors.self) { try Design(text: text) } != nil) == rule.isError)
    }
}
