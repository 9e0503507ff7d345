import Pictures
import Raster
import TestSupport
import Testing

/// The user of a PNG in another colour space must learn that the colour space is ignored.
struct PNGColorNoticeTests {
    private typealias Chunk = (name: String, data: [UInt8])

    private static let profile = Array("Display P3".utf8) + [0, 0, 1, 2, 3]

    private static let notices: [(chunks: [Chunk], word: String?)] = [
        ([], nil),
        ([("sRGB", [0])], nil),
        ([("gAMA", [0, 0, 0xB1, 0x8F])], nil),
        ([("gAMA", [0, 1, 0x86, 0xA0])], "(gAMA)"),
        ([("sRGB", [0]), ("gAMA", [0, 1, 0x86, 0xA0])], nil),
        ([("iCCP", profile)], "“Display P3” (iCCP)"),
        ([("iCCP", Array("sRGB IEC61966-2.1".utf8) + [0, 0])], nil),
        ([("cICP", [12, 13, 0, 1])], "(cICP)"),
        ([("cICP", [1, 13, 0, 1]), ("iCCP", profile)], nil),
    ]

    @Test(arguments: notices.indices)
    func `only colours other than sRGB are reported`(index: Int) throws {
        let (chunks, word) = Self.notices[index]
        let png = try PNG.encode(Image.random(3, 3, seed: 4))
        // Between the header, which ends after 33 bytes, and the pixels.
        let added = chunks.flatMap { chunk -> [UInt8] in
            let count = UInt32(chunk.data.count)
            let length = (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * UInt32($0))) }
            return length + Array(chunk.name.utf8) + chunk.data + [0, 0, 0, 0]
        }
        let pixels = try #require(png.indices.first { png[$0...].starts(with: "IDAT".utf8) }) - 4
        let bytes = Array(png[..<33]) + added + png[pixels...]
        let sentence = PNGColorNotice.sentence(about: bytes)
        #expect((sentence == nil) == (word == nil))
        if let word { #expect(sentence?.contains(word) == true, "\(sentence ?? "")") }
    }

    @Test func `a truncated PNG gives no notice`() {
        for bytes in [[], [0x89], Array("no PNG at all, but longer than a header is".utf8)] {
            #expect(PNGColorNotice.sentence(about: bytes) == nil)
        }
    }
}
