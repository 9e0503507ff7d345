import Comparison
import Pictures
import Testing
import Commands

/// A strip records the positions of its frames, and invalid notes are rejected.
struct StripNoteTests {
    private let text = "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 64 progress 0 0.5 1"

    @Test func `a written note is parsed`() throws {
        let note = try #require(StripNote(reading: text))
        #expect(note.text == text)
        #expect(note.sheet == PixelSize(width: 196, height: 68))
        let row = try #require(note.rows.first)
        #expect(row.moments == [.progress(0), .progress(0.5), .progress(1)])
        #expect(note.positions(of: row).map(\.x) == [4, 68, 132])
        #expect(note.positions(of: row).allSatisfy { $0.y == 4 && $0.width == 60 })
    }

    @Test func `times are parsed as times`() throws {
        let note = StripNote(reading: "pinwheel-strip 1 60x60 frames 60x60\nx 0,0 0 time 0.25")
        #expect(note?.rows.first?.moments == [.time(0.25)])
    }

    /// With a gap of 0, frames and rows touch.
    @Test func `frames may touch`() {
        let text = "pinwheel-strip 1 120x120 frames 60x60\na 0,0 60 time 0 1\nb 0,60 0 time 0"
        #expect(StripNote(reading: text)?.text == text)
    }

    @Test(arguments: [
        "", "words", "pinwheel-strip 2 196x68 frames 60x60\npulling 4,4 64 progress 0",
        "pinwheel-strip 1 196x68 frames 60x60",
        "pinwheel-strip 1 196x68 frames 0x60\npulling 4,4 64 progress 0",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 64 progress",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 64 minutes 0",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 64 progress nan",
        "pinwheel-strip 1 196x68 frames 60x60\npulling -4,4 64 progress 0",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,9 64 progress 0",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 64 progress 0 0.3 0.6 1",
        "pinwheel-strip 1 196x68 frames 60x60\na 4,4 64 progress 0\na 4,4 64 progress 0",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 0 progress 0 0.5 1",
        "pinwheel-strip 1 196x68 frames 60x60\npulling 4,4 59 progress 0 0.5",
        "pinwheel-strip 1 196x130 frames 60x60\na 4,4 64 progress 0\nb 4,63 64 progress 0",
        "pinwheel-strip 1 196x130 frames 60x60\na 4,66 64 progress 0\nb 4,4 64 progress 0",
        "pinwheel-strip 1 196x68 frames 99999999999999999999x60\npulling 4,4 64 progress 0",
    ])
    func `invalid notes are rejected`(text: String) {
        #expect(StripNote(reading: text) == nil)
    }
}
