import Goldens
import TestSupport
import Testing

/// A golden's name becomes a path, so it must not lead out of the folder.
struct GoldenNameTests {
    @Test(arguments: ["arc", "arc/pulling-dark@2x", "A_1/b.c/d", "a..b"])
    func `valid names are accepted`(text: String) throws {
        #expect(try GoldenName(text).text == text)
    }

    @Test(arguments: [
        "", "/arc", "arc/", "a//b", "..", "a/../b", ".failed/a", "a/.b", "ä", "a b", "a\\b", "a:b",
        "a\nb", "a\0", "arc.golden", "arc.golden/b", String(repeating: "a", count: 201),
        Array(repeating: "a", count: 17).joined(separator: "/"),
    ])
    func `invalid names are refused with the rules`(text: String) {
        let error = failure(GoldenError.self) { try GoldenName(text) }
        #expect(error?.hint?.hasPrefix("use only ") == true)
    }
}
