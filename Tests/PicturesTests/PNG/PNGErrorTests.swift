import Pictures
import Testing

@Suite struct PNGErrorTests {
    @Test func `each error is one line that says what is wrong`() {
        let errors: [(PNGError, String)] = [
            (.notPNG, "not a PNG"),
            (.truncated("IDAT: x"), "cut off: IDAT: x"),
            (.badChecksum("IDAT: CRC error"), "damaged: IDAT: CRC error"),
            (.tooLarge(width: 70_000, height: 2, limit: "the limit is w"), "70000×2"),
            (.corrupt(""), "not valid"),
            (.noMemory, "memory"),
            (.noSuchFile("a/b.png"), "no such file: a/b.png"),
            (.emptyImage(width: 0, height: 3), "0×3"),
            (.badScale(-1), "-1.0"),
            (.badText(keyword: "k", reason: "is wrong"), "“k” is wrong"),
        ]
        for (error, words) in errors {
            #expect(error.description.contains(words), "\(error)")
            #expect(!error.description.contains("\n"))
        }
    }
}
