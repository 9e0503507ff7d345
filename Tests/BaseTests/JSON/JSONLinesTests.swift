import Base
import Testing

@Suite struct JSONLinesTests {
    private let value: JSON = [
        "title": "a “b”\n", "size": 12, "isOpen": true, "none": .null, "empty": [:],
        "short": [1, 2, "x"], "long": .array((0..<40).map { .number(Double($0)) }),
        "inner": ["deep": [["a": 1], ["b": []]]],
    ]

    @Test("Lines read back as the same value")
    func roundTrip() throws {
        #expect(try JSON(reading: Array(value.lines.utf8)) == value)
    }

    @Test("Levels stand two blanks in, and what fits stays on one line")
    func layout() {
        let lines = value.lines.split(separator: "\n").map(String.init)
        #expect(lines.first == "{")
        #expect(lines.contains("  \"short\": [1, 2, \"x\"],"))
        #expect(lines.contains("    0,"))
        #expect(lines.contains("  \"empty\": {},"))
        #expect(lines.last == "}")
    }
}
