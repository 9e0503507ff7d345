import SeededRandom
import Foundation
import Terminal
import Testing

/// Kitty gets the unchanged PNG, in chunks of a size that it accepts.
struct KittyGraphicsTests {
    /// A command: its keys and its payload.
    private struct Command {
        let keys: [String: String]
        let payload: String
    }

    private func commands(_ bytes: [UInt8]) throws -> [Command] {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.components(separatedBy: "\u{1B}_G")
        #expect(parts[0].isEmpty)
        return try parts.dropFirst().map { part in
            #expect(part.hasSuffix("\u{1B}\\"))
            let words = part.dropLast(2).split(separator: ";", maxSplits: 1)
            let pairs = try words[0].split(separator: ",").map { word in
                let sides = word.split(separator: "=")
                return (String(sides[0]), String(try #require(sides.last)))
            }
            return Command(
                keys: Dictionary(uniqueKeysWithValues: pairs),
                payload: words.count > 1 ? String(words[1]) : ""
            )
        }
    }

    private func bytes(_ count: Int) -> [UInt8] {
        var generator = SplitMix64(seed: UInt64(count))
        return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }

    // 3,072 bytes are 4,096 characters of base64, which is one chunk; one more byte makes two.
    @Test(arguments: [1, 2, 3, 3071, 3072, 3073, 6144, 6145, 100_000])
    func `the chunks joined are the file`(count: Int) throws {
        let png = bytes(count)
        var graphics = KittyGraphics(identity: 7)
        let sent = try commands(graphics.frame(png: png))
        let joined = sent.map(\.payload).joined()
        #expect(Data(base64Encoded: joined) == Data(png))
        #expect(sent.count == (joined.count + 4095) / 4096)
        for (index, command) in sent.enumerated() {
            let isLast = index == sent.count - 1
            #expect(command.payload.count <= KittyGraphics.pieceSize)
            #expect(isLast || command.payload.count % 4 == 0)
            #expect(command.keys["m"] == (isLast ? "0" : "1"))
            // Only the first command may have keys other than m and q.
            #expect(index == 0 || Set(command.keys.keys) == ["m", "q"])
        }
        let keys = sent[0].keys
        #expect(keys["a"] == "T" && keys["f"] == "100" && keys["i"] == "7")
        #expect(keys["C"] == "1" && keys["q"] == "2")
    }

    @Test func `a frame is drawn before the previous one is removed`() throws {
        var graphics = KittyGraphics(identity: 7)
        _ = graphics.frame(png: bytes(10))
        let second = try commands(graphics.frame(png: bytes(11)))
        #expect(second.map { $0.keys["a"] } == ["T", "d"])
        #expect(second.map { $0.keys["i"] } == ["8", "7"])
        let third = try commands(graphics.frame(png: bytes(12)))
        #expect(third.map { $0.keys["i"] } == ["7", "8"])
    }

    @Test func `after the screen is cleared the previous frame is not removed again`() throws {
        var graphics = KittyGraphics(identity: 7)
        _ = graphics.frame(png: bytes(10))
        graphics.forget()
        #expect(try commands(graphics.frame(png: bytes(11))).map { $0.keys["a"] } == ["T"])
    }

    @Test func `the end removes both images and their memory`() throws {
        let removal = try commands(KittyGraphics(identity: 7).removal)
        #expect(removal.map { $0.keys["i"] } == ["7", "8"])
        #expect(removal.allSatisfy { $0.keys["a"] == "d" && $0.keys["d"] == "I" })
    }

    @Test func `an image that stays has no identifier and moves the cursor`() throws {
        let keys = try commands(KittyGraphics.permanentImage(png: bytes(10)))[0].keys
        #expect(keys["i"] == nil && keys["C"] == nil)
    }
}
