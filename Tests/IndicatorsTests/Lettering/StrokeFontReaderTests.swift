import SeededRandom
import Indicators
import Raster
import Testing

@Suite("A font file is read")
struct StrokeFontReaderTests {
    @Test func `lines, curves and metrics are read in units of the em, y down`() throws {
        let text = """
            ## a comment
            em 20
            pen 3
            capital 15

            L 10 | 2,14 2,0 ~4,-1 8.5,0.25 | 1,1 2,2
            space 5
            # 8 | 0,0 5,0
            | 4 | 0,0 0,5
            """
        let data = try StrokeFontReader.read(Array(text.utf8))
        #expect(data.pen == 0.15)
        #expect(data.capital == 0.75)
        #expect(data.glyphs.count == 4)
        #expect(data.glyphs[" "]?.advance == 0.25)
        #expect(data.glyphs[" "]?.outline.isEmpty == true)
        #expect(data.glyphs["#"]?.advance == 0.4)
        #expect(data.glyphs["|"]?.outline.elements.count == 2)
        let letter = try #require(data.glyphs["L"])
        #expect(letter.advance == 0.5)
        #expect(
            letter.outline.elements == [
                .move(Point(x: 0.1, y: -0.7)), .line(Point(x: 0.1, y: 0)),
                .quad(Point(x: 0.2, y: 0.05), Point(x: 0.425, y: -0.0125)),
                .move(Point(x: 0.05, y: -0.05)), .line(Point(x: 0.1, y: -0.1)),
            ]
        )
    }

    @Test(
        arguments: [
            "A", "A x", "AB 5", "A 5 0,0 1,1", "A 5 |", "A 5 | 0,0 ~1,1", "A 5 | ~1,1 2,2",
            "A 5 | 0,0 ~1,1 ~2,2 3,3", "A 5 | 0,0 ~1,1 | 0,0", "A 5 | 0", "A 5 | 0,0,0",
            "A 5 | 0,", "A 5 | 1.2.3,0", "A 5 | 1e3,0", "A -", "A 1234567890123456", "em 0",
        ]
    )
    func `a broken line is an error with its number`(line: String) {
        let text = "em 20\n\(line)\n"
        let error = #expect(throws: StrokeFontError.self) {
            try StrokeFontReader.read(Array(text.utf8))
        }
        #expect(error?.line == 2)
    }

    @Test func `any changed byte gives a font or an error and never traps`() {
        var random = SplitMix64(seed: 6)
        let source = Array("em 20\nA 10 | 2,14 2,0 ~4,-1 8.5,0.25 | 1,1\nspace 5\n".utf8)
        for _ in 0..<20_000 {
            var bytes = source
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8(
                    truncatingIfNeeded: random.next()
                )
            }
            _ = try? StrokeFontReader.read(bytes)
        }
        #expect(throws: Never.self) { try StrokeFontReader.read(source) }
    }
}
