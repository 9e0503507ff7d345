import Pictures
import Testing

@Suite struct PNGTextTests {
    @Test(
        arguments: [
            "", " a", "a ", "a  b", "a\nb", "a\u{0}", "旋", "a\u{a0}b",
            String(repeating: "k", count: 80),
        ]
    )
    func `keywords that PNG forbids are refused`(keyword: String) {
        #expect(throws: PNGError.self) { try PNGText(keyword: keyword, value: "") }
    }

    @Test(arguments: [1, 79])
    func `keywords of 1 to 79 characters are accepted`(count: Int) throws {
        let keyword = String(repeating: "k", count: count)
        #expect(try PNGText(keyword: keyword, value: "v").keyword == keyword)
    }

    @Test func `a text with NUL, which would be cut short, is refused`() {
        #expect(throws: PNGError.self) { try PNGText(keyword: "Title", value: "a\u{0}b") }
    }
}
