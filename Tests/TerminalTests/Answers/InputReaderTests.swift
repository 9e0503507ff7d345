import SeededRandom
import Raster
import Terminal
import Testing

/// Answers are recognised wherever they are split, and no key between them is lost or invented.
struct InputReaderTests {
    private static let answers: [(text: String, meaning: TerminalAnswer)] = [
        ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(true)),
        ("\u{1B}_Gi=31;ENOTSUPPORTED:no graphics\u{1B}\\", .kittyGraphics(false)),
        ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", .version("kitty(0.35.2)")),
        (
            "\u{1B}]11;rgb:ffff/8080/0000\u{07}",
            .background(Color(red8: 255, green8: 128, blue8: 0))
        ),
        ("\u{1B}]11;rgb:00/80/ff\u{1B}\\", .background(Color(red8: 0, green8: 128, blue8: 255))),
        ("\u{1B}[6;20;10t", .cellSize(width: 10, height: 20)),
        ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])),
        ("\u{1B}[0n", .ready),
    ]
    private static let keys: [(text: String, meaning: Key)] = [
        ("q", .character(UInt8(ascii: "q"))), (" ", .character(UInt8(ascii: " "))),
        ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;5C", .right), ("\u{1B}[D", .left),
    ]
    /// Sequences that must be ignored.
    private static let noise = [
        "\u{1B}[>1;95;0c", "\u{1B}[4;480;640t", "\u{1B}_Gi=30;OK\u{1B}\\",
        "\u{1B}]10;rgb:0/0/0\u{07}",
        "\u{1B}]11;blue\u{07}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[I", "\u{1B}[200~", "\u{1B}x",
        "\u{1B}[6;0;0t", "\u{1B}[6;99999999999999999999;1t", "ü", "\u{01}\u{7F}\u{0D}",
        "\u{1B}[<0;3;4M", "\u{1B}^secret q\u{1B}\\", "\u{1B}]52;c;cXEK\u{18}", "\u{1B}[0;0n",
    ]

    @Test func `input split anywhere gives the same events`() {
        let text = Self.answers.map(\.text).joined(separator: "q")
        let bytes = Array(text.utf8)
        let wanted = Self.answers.flatMap { answer -> [TerminalInput] in
            [.answer(answer.meaning), .key(.character(UInt8(ascii: "q")))]
        }.dropLast()
        for first in 0...bytes.count {
            var reader = InputReader()
            let found = reader.read(bytes[..<first]) + reader.read(bytes[first...])
            #expect(found == Array(wanted), "split at \(first)")
            #expect(reader.sequenceTimeout == nil)
        }
        var reader = InputReader()
        #expect(bytes.flatMap { reader.read([$0]) } == Array(wanted))
    }

    @Test(arguments: 0..<60)
    func `noise between answers and keys changes nothing`(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        var text = ""
        var wanted: [TerminalInput] = []
        for _ in 0..<40 {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0:
                let (part, answer) = Self.answers[
                    Int.random(in: Self.answers.indices, using: &generator)
                ]
                text += part
                wanted.append(.answer(answer))
            case 1:
                let (part, key) = Self.keys[Int.random(in: Self.keys.indices, using: &generator)]
                text += part
                wanted.append(.key(key))
            default: text += Self.noise[Int.random(in: Self.noise.indices, using: &generator)]
            }
        }
        var rest = Array(text.utf8)[...]
        var reader = InputReader()
        var found: [TerminalInput] = []
        while !rest.isEmpty {
            let count = Int.random(in: 1...7, using: &generator)
            found += reader.read(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        #expect(found == wanted)
    }

    /// Random bytes neither end nor block the reader. After a timeout, keys are recognised again.
    @Test(arguments: 0..<40)
    func `random bytes never block the reader`(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        var reader = InputReader()
        for _ in 0..<2000 {
            let byte = UInt8.random(in: 0...255, using: &generator)
            _ = reader.read([Bool.random(using: &generator) ? byte : byte & 0x7F | 0x1B])
        }
        _ = reader.flushIncompleteSequence()
        #expect(reader.sequenceTimeout == nil)
        #expect(reader.read(Array("q".utf8)) == [.key(.character(UInt8(ascii: "q")))])
    }

    @Test func `Escape followed by nothing is a key`() {
        var reader = InputReader()
        #expect(reader.read([0x1B]).isEmpty)
        #expect(reader.sequenceTimeout == 0.05)
        #expect(reader.flushIncompleteSequence() == [.key(.escape)])
        #expect(reader.flushIncompleteSequence().isEmpty)
    }

    @Test func `Escape before an answer is a key`() {
        var reader = InputReader()
        let found = reader.read(Array("\u{1B}\u{1B}[?6c".utf8))
        #expect(found == [.key(.escape), .answer(.attributes([6]))])
    }

    @Test func `half an answer is not a key`() {
        var reader = InputReader()
        #expect(reader.read(Array("\u{1B}]11;rgb:ff".utf8)).isEmpty)
        #expect(reader.flushIncompleteSequence().isEmpty)
    }

    @Test func `an unterminated string uses limited memory`() {
        var reader = InputReader()
        _ = reader.read(Array("\u{1B}P>|".utf8))
        _ = reader.read([UInt8](repeating: 65, count: 1_000_000))
        let found = reader.read(Array("\u{1B}\\".utf8))
        guard case .answer(.version(let text)) = found.first else {
            Issue.record("no version")
            return
        }
        #expect(text.utf8.count < 1100)
    }
}
