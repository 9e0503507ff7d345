import Base
import SeededRandom
import Testing

/// Manifests are compared as text, so equal values must have equal text.
@Suite struct JSONTextTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.1, "0.1"),
            (1.0 / 3, "0.3333333333333333"),
            (2.5, "2.5"), (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"),
            (0x1p53, "9007199254740992"),
            (0x1p54, "1.8014398509481984e+16"),
            (1e300, "1e+300"), (.leastNonzeroMagnitude, "5e-324"), (0.0001, "0.0001"),
            (1e-5, "1e-05"),
            (.infinity, "null"), (.nan, "null"),
        ] as [(Double, String)]
    )
    func `a number is written as the shortest text that parses as the same number`(
        value: Double,
        text: String
    ) throws {
        #expect(JSON.number(value).text == text)
        if value.isFinite {
            #expect(try JSON(reading: Array(text.utf8)) == .number(value))
        }
    }

    @Test func `random numbers round-trip bit for bit`() throws {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<2000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite else { continue }
            #expect(try JSON(reading: Array(JSON.number(value).text.utf8)) == .number(value))
        }
    }

    @Test func `scalars are escaped exactly where JSON requires it`() throws {
        let scalars = (0..<256).compactMap { Unicode.Scalar($0 as UInt32) }
        let text = String(String.UnicodeScalarView(scalars)) + "旋转😀\u{2028}e\u{301}"
        let written = JSON.string(text).text
        #expect(!written.unicodeScalars.contains { $0.value < 32 })
        guard case .string(let back) = try JSON(reading: Array(written.utf8)) else {
            Issue.record("no text came back")
            return
        }
        #expect(Array(back.utf8) == Array(text.utf8))
        #expect(JSON.string("a\"\\\n\u{1}").text == #""a\"\\\n\u0001""#)
    }

    @Test func `objects keep their order and are written on one line`() {
        let json = JSON.object([
            .init("b", .array([.number(1), .bool(true), .null])), .init("a", .object([])),
            .init("c", .array([])), .init("d", .bool(false)),
        ])
        #expect(json.text == #"{"b": [1, true, null], "a": {}, "c": [], "d": false}"#)
    }
}
