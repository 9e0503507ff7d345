import Base
import Testing

/// A name from outside must not colour, clear or forge terminal output.
@Suite struct ShownTextTests {
    @Test func `C0 and C1 controls and bidirectional marks become JSON escapes`() {
        #expect(SanitizedText.message("a\u{1B}[31mb\t\u{7F}") == "a\\u001b[31mb\\u0009\\u007f")
        #expect(SanitizedText.message("\u{9B}2J\u{202E}x\u{2028}") == "\\u009b2J\\u202ex\\u2028")
        #expect(SanitizedText.message("a\r\nb") == "a\\u000d\\u000ab")
        #expect(SanitizedText.lines("a\nb\u{7}") == "a\nb\\u0007")
    }

    @Test(
        arguments: [
            "", "arc.yaml", "Kreis “ü”", "円", "👩‍👩‍👧", "e\u{301}",
        ]
    )
    func `printable text of any language is unchanged`(text: String) {
        #expect(SanitizedText.message(text) == text)
        #expect(SanitizedText.lines(text) == text)
    }

    @Test(
        arguments: [
            ("::error file=a::b", "\\u003a:error file=a::b"),
            ("a\n  ::stop-commands::x", "a\n  \\u003a:stop-commands::x"),
            ("x ##[group]y", "x \\u0023#[group]y"), ("##vso[task.x]", "\\u0023#vso[task.x]"),
            ("a::b", "a::b"), ("# a", "# a"), (": a", ": a"), ("a:12:7: b", "a:12:7: b"),
        ]
    )
    func `commands of CI systems are escaped`(text: String, shown: String) {
        #expect(SanitizedText.lines(text) == shown)
    }

    @Test func `exactly the control characters of the first thousand scalars are escaped`() {
        for value in UInt32(0)..<1_000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = value < 0x20 || (0x7f...0x9f).contains(value)
            #expect((SanitizedText.message(String(scalar)) != String(scalar)) == isControl)
        }
    }

    @Test func `a message is cut after 2,000 characters`() {
        let long = String(repeating: "é", count: 157_000)
        let shown = SanitizedText.message(long)
        #expect(shown.count == SanitizedText.maximumMessageLength)
        #expect(shown.hasSuffix(" …"))
        #expect(SanitizedText.message(String(long.prefix(2_000))).count == 2_000)
        #expect(SanitizedText.message(String(long.prefix(2_000))).hasSuffix("é"))
    }
}
