import Base
import Testing

/// A manifest may be too large for memory, so it is read in pieces.
@Suite struct JSONPiecesTests {
    /// Reads `text` in pieces of `size` bytes. Returns the value and the elements of "a" and "b".
    private func read(_ text: String, size: Int) throws -> (JSON, [String: [JSON]]) {
        var rest = Array(text.utf8)[...]
        var elements: [String: [JSON]] = [:]
        let next: () -> [UInt8] = {
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
        let value = try JSON(reading: next, streaming: ["a", "b"]) {
            elements[$0, default: []].append($1)
        }
        return (value, elements)
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `elements of the named arrays are passed on, and the rest is the value`(size: Int) throws {
        let text = """
             {"x": [1, true], "a": [ {"a": [1, "\\u00e9é"]}, [false, null], -2.5e3 ], "b": "no array",
            "c": {"b": [3]} }
            """
        let (value, elements) = try read(text, size: size)
        #expect(
            value == [
                "x": [1, true], "a": [], "b": "no array", "c": ["b": [3]],
            ]
        )
        #expect(elements == ["a": [["a": [1, "éé"]], [false, .null], .number(-2500)]])
    }

    @Test(arguments: [1, 3, 1000])
    func `values that are not objects are read`(size: Int) throws {
        #expect(try read(" [1, 2] ", size: size).0 == [1, 2])
        #expect(try read("null", size: size).0 == .null)
    }

    @Test(arguments: [1, 70, 100_000])
    func `the position of an error refers to the entire text`(size: Int) {
        let lines = (0..<9000).map { "{\"name\": \"\($0)\"}" }.joined(separator: ",\n")
        let error = JSONError(line: 9002, column: 3, reason: "expected a value")
        #expect(throws: error) { try read("{\"a\": [\n\(lines),\n  x]}", size: size) }
        let long = String(repeating: "1, ", count: 30_000)
        let other = JSONError(line: 1, column: 90_009, reason: "expected a value")
        #expect(throws: other) { try read("{ \"a\": [\(long)x]}", size: size) }
    }

    @Test(
        arguments: [
            "", "{", "{\"a\": [", "{\"a\": [1", "{\"a\": [1,]}", "{\"a\": [,]}", "{\"a\": []} x",
            "{\"a\": [], \"a\": []}", "{\"a\": [tru]}", "{\"a\": [\"", "{\"a\": 1,}",
        ]
    )
    func `text that RFC 8259 forbids is also refused in pieces`(text: String) {
        for size in [1, 1000] {
            #expect(throws: JSONError.self) { try read(text, size: size) }
        }
    }

    @Test func `deep nesting is refused in elements that are passed on`() {
        let deep = "{\"a\": " + String(repeating: "[", count: 100_000)
        #expect(throws: JSONError.self) { try read(deep, size: 1000) }
    }
}
