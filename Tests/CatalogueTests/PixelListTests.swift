import Raster
import Pictures
import Testing
import catalogue

/// A change that the comparison does not report would go unnoticed.
@Suite struct PixelListTests {
    private let list = PixelList([
        entry("a", 3, 1), entry("b", 3, 2), entry("c/d", 3, 3),
    ])

    private static func entry(_ name: String, _ width: Int, _ byte: UInt8) -> PixelList.Entry {
        PixelList.Entry(name: name, width: width, height: 2, hash: PixelHash(bytes: [byte]))
    }

    @Test func `a list round-trips through its text`() throws {
        let read = try #require(PixelList(text: list.text))
        #expect(read.entries == list.entries)
        #expect(list.text.split(separator: "\n").count == 3)
        #expect(list.text.hasPrefix("a 3x2 xxh64:"))
    }

    @Test(
        arguments: ["a 3x2", "a 3x2 xxh64:12", " 3x2 xxh64:0123456789abcdef", "a  3x2 x"]
    )
    func `text with an invalid line is not a list`(line: String) {
        #expect(PixelList(text: list.text + line) == nil)
    }

    @Test func `changed pixels, sizes, and missing or new images are reported by name`() {
        #expect(list.differences(from: list).isEmpty)
        let other = PixelList([
            Self.entry("a", 3, 9), Self.entry("b", 4, 2), Self.entry("e", 3, 3),
        ])
        let names = list.differences(from: other).map { $0.split(separator: ":")[0] }
        #expect(names == ["a", "b", "c/d", "e"])
    }
}
