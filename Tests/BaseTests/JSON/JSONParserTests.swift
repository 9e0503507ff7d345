import Base
import SeededRandom
import Testing

/// A manifest may be edited or damaged: invalid JSON must be reported and never guessed.
@Suite struct JSONParserTests {
    @Test func `values of every kind are parsed`() throws {
        let text = """
             {"a" : [1, -2.5e+3, 0.5E-1, true,false , null],\r
            \t"b": {"c": "x\\u0041\\n\\/\\ud83d\\ude00é"}, "": []}
            """
        let expected = JSON.object([
            .init(
                "a",
                .array([
                    .number(1), .number(-2500), .number(0.05), .bool(true), .bool(false), .null,
                ])
            ),
            .init("b", .object([.init("c", .string("xA\n/😀é"))])),
            .init("", .array([])),
        ])
        #expect(try JSON(reading: Array(text.utf8)) == expected)
        #expect(try JSON(reading: Array(expected.text.utf8)) == expected)
    }

    @Test(
        arguments: [
            "", " ", "{", "[", "[1", "[1,", "[1,]", "[,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}",
            "{a:1}", "{'a':1}", "01", "-", "+1", "1.", ".5", "1e", "1e+", "0x1", "NaN", "Infinity",
            "1e999", "tru", "True", "nul", "truefalse", "1 2", "[] []", "\"", "\"\\", "\"\\x\"",
            "\"\\u12\"", "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
            "\"a\nb\"", "\"\t\"", "{\"a\":1,\"a\":2}", "// c\n1", "[1]x", "\u{feff}1",
        ]
    )
    func `text that RFC 8259 forbids is refused`(text: String) {
        #expect(throws: JSONError.self) { try JSON(reading: Array(text.utf8)) }
    }

    @Test(
        arguments: [2, 16, 17, 18, 90]
    )
    func `a duplicate name is found in small and large objects`(count: Int) throws {
        let names = (0..<count).map { "\"\($0)\": 0" }
        let good = "{" + names.joined(separator: ",") + "}"
        #expect(try JSON(reading: Array(good.utf8))["\(count - 1)"] == .number(0))
        for again in [0, count - 1] {
            let bad = "{" + (names + [names[again]]).joined(separator: ",") + "}"
            #expect(throws: JSONError.self) { try JSON(reading: Array(bad.utf8)) }
        }
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        for bytes: [UInt8] in [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xe2, 0x82]] {
            #expect(throws: JSONError.self) { try JSON(reading: [34] + bytes + [34]) }
        }
    }

    @Test func `an error has the line and the column`() {
        #expect(throws: JSONError(line: 3, column: 8, reason: "expected a value")) {
            try JSON(reading: Array("{\n\"a\": 1,\n \"b\":  x}".utf8))
        }
        #expect(throws: JSONError(line: 1, column: 1, reason: "the number is too large")) {
            try JSON(reading: Array("1e400".utf8))
        }
    }

    @Test func `deep nesting is refused instead of overflowing the stack`() throws {
        let limit = JSON.depthLimit
        let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        _ = try JSON(reading: Array(allowed.utf8))
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: JSONError.self) { try JSON(reading: deep) }
    }

    @Test func `damaged text never crashes the parser`() {
        var generator = SplitMix64(seed: 9)
        let whole = Array(#"{"a": [1, 2.5e3, "x\u0041"], "b": {"c": null, "d": true}}"#.utf8)
        for _ in 0..<3000 {
            var bytes = whole
            let place = bytes.indices.randomElement(using: &generator) ?? 0
            bytes[place] = .random(in: 0...255, using: &generator)
            if let value = try? JSON(reading: bytes) {
                #expect((try? JSON(reading: Array(value.text.utf8))) == value)
            }
        }
    }
}
