import GoldenTesting
import Goldens
import Testing

/// Goldens of different arguments must never share a file, whatever their text is.
struct NameWordTests {
    @Test(arguments: ["arc", "refresh-control", "0.37", "@2x", "a_b"])
    func keepsPlainText(text: String) {
        #expect(NameWord(text).text == text)
    }

    @Test func tellsTextsApartThatLookAlike() {
        let texts = [
            "a b", "a-b", "a/b", "a  b", " a b", "a\nb", "ä", "ö", "", ".", ".a", "a", "-a", "🎡",
            "-",
            String(repeating: "x", count: 60), String(repeating: "x", count: 61),
            String(repeating: "x", count: 62),
        ]
        #expect(Set(texts.map { NameWord($0).text }).count == texts.count)
    }

    @Test func isAlwaysAGoodName() throws {
        for text in ["", ".hidden", "../up", "a/b", "\0", String(repeating: "ü", count: 500)] {
            let word = NameWord(text).text
            #expect(try GoldenName(word).text == word)
            #expect(!word.contains("/"))
            #expect(word.utf8.count < 80)
        }
    }
}
