import Base
import Testing

@Suite struct JSONLinesTests {
    private let value: JSON = [
        "title": "a “b”\n", "size": 12, "isOpen": true, "none": .null, "empty": [:],
        "short": [1, 2, "x"], "long": .array((0..<40).map { .number(Double($0)) }),
        "inner": ["deep": [["a": 1], ["b": []]]],
    ]

    @Test func `indented lines parse as the same value`() throws {
        #expect(try JSON(reading: Array(value.lines.utf8)) == value)
    }

    @Test func `levels are indented by two spaces, and short values stay on one line`() {
        let lines = value.lines.split(separator: "\n").map(String.init)
        #expect(lines.first == "{")
        #expect(lines.contains("  \"short\": [1, 2, \"x\"],"))
        #expect(lines.contains("    0,"))
        #expect(lines.contains("  \"empty\": {},"))
        #expect(lines.last == "}")
    }
}
