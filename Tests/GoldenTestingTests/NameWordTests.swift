import GoldenTesting
import Goldens
import Testing

/// Goldens of different arguments must never share a file.
struct NameWordTests {
    @Test(arguments: ["arc", "refresh-control", "0.37", "@2x", "a_b"])
    func `plain text is unchanged`(text: String) {
        #expect(NameWord(text).text == text)
    }

    @Test func `similar texts have different names`() {
        let texts = [
            "a b", "a-b", "a/b", "a  b", " a b", "a\nb", "ä", "ö", "", ".", ".a", "a", "-a", "🎡",
            "-",
            String(repeating: "x", count: 60), String(repeating: "x", count: 61),
            String(repeating: "x", count: 62),
        ]
        #expect(Set(texts.map { NameWord($0).text }).count == texts.count)
    }

    @Test func `every text has a valid file name`() throws {
        for text in ["", ".hidden", "../up", "a/b", "\0", String(repeating: "ü", count: 500)] {
            let word = NameWord(text).text
            #expect(try GoldenName(word).text == word)
            #expect(!word.contains("/"))
            #expect(word.utf8.count < 80)
        }
    }
}
