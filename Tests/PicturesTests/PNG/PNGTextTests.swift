import Pictures
import Testing

@Suite struct PNGTextTests {
    @Test(
        "Keywords that other programs would refuse are refused here",
        arguments: [
            "", " a", "a ", "a  b", "a\nb", "a\u{0}", "旋", "a\u{a0}b",
            String(repeating: "k", count: 80),
        ]
    )
    func badKeyword(keyword: String) {
        #expect(throws: PNGError.self) { try PNGText(keyword: keyword, value: "") }
    }

    @Test("Keywords of 1 to 79 characters pass", arguments: [1, 79])
    func goodKeyword(count: Int) throws {
        let keyword = String(repeating: "k", count: count)
        #expect(try PNGText(keyword: keyword, value: "v").keyword == keyword)
    }

    @Test("A NUL in a text would cut it short")
    func nul() {
        #expect(throws: PNGError.self) { try PNGText(keyword: "Title", value: "a\u{0}b") }
    }
}
