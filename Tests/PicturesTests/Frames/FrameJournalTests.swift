import Pictures
import Platform
import Raster
import Testing

@Suite struct FrameJournalTests {
    private static func entry(_ number: Int) -> FrameJournal.Entry {
        FrameJournal.Entry(
            key: UInt64(number),
            drawn: DrawnFrame(width: number, height: 4, hash: PixelHash(bytes: [UInt8(number)])),
            bytes: [1, 2],
            version: FileVersion(size: 2, modified: number * 1_000_000_000_000 - 7)
        )
    }

    /// Reads a journal in pieces of `size` bytes.
    private func read(_ text: String, size: Int) -> [(file: String, entry: FrameJournal.Entry)] {
        var rest = Array(text.utf8)[...]
        var found: [(String, FrameJournal.Entry)] = []
        FrameJournal.read {
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        } _: { entry, file in
            found.append((file, entry))
        }
        return found
    }

    @Test(arguments: [1, 5, 64, 100_000])
    func `lines are read in order, and damaged ones are skipped`(size: Int) {
        let names = ["a.png", " b c.png", "é/ü@2x.png"]
        var text = names.enumerated().map { Self.entry($0).line($1) }.joined()
        text += "\n1 2 3\n" + Self.entry(4).line("x.png").replacing("4", with: "5")
        text += Self.entry(0).line("last.png").dropLast()
        let found = read(text, size: size)
        #expect(found.map(\.file) == names + ["last.png"])
        #expect(found.map(\.entry) == [0, 1, 2, 0].map(Self.entry))
    }

    @Test func `a line without an end is not read`() {
        let long = String(repeating: "x", count: 3_000_000)
        let found = read(long + "\n" + Self.entry(1).line("a.png"), size: 65_536)
        #expect(found.map(\.file) == ["a.png"])
    }
}
