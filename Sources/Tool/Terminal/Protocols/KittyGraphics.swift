import Base
import Platform

/// Frames in Kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
///
/// Two image identifiers are used alternately. A new frame is shown before the previous one is
/// removed, so the position is never empty.
package struct KittyGraphics: Sendable {
    /// The maximum number of Base64 bytes in one chunk.
    package static let pieceSize = 4096

    private let identities: [UInt32]
    private var shown: Int?

    /// An image identifier that other programs in the terminal are unlikely to use.
    package static var identityOfProcess: UInt32 {
        0x7000_0000 + 2 * (UInt32(truncatingIfNeeded: ChildProcess.own) & 0xFF_FFFF)
    }

    /// Creates frames with the identifiers `identity` and `identity` + 1. The range of `identity`
    /// is 1…2³² − 2.
    package init(identity: UInt32) {
        identities = [identity, identity + 1]
    }

    /// Returns the bytes that show a PNG at the cursor, replacing the previous frame. The cursor
    /// does not move.
    package mutating func frame(png: [UInt8]) -> [UInt8] {
        let next = shown == 0 ? 1 : 0
        var bytes = Self.pieces(of: png, keys: "a=T,f=100,i=\(identities[next]),p=1,C=1,q=2")
        if let shown { bytes += Self.removal(of: identities[shown]) }
        shown = next
        return bytes
    }

    /// Returns the bytes that print a PNG permanently at the cursor. The cursor moves to its end.
    package static func permanentImage(png: [UInt8]) -> [UInt8] {
        pieces(of: png, keys: "a=T,f=100,q=2")
    }

    /// Forgets the displayed frame, after the screen was cleared.
    package mutating func forget() {
        shown = nil
    }

    /// The bytes that remove all frames and free the terminal's memory for them.
    package var removal: [UInt8] {
        identities.flatMap(Self.removal(of:))
    }

    private static func removal(of identity: UInt32) -> [UInt8] {
        Array("\u{1B}_Ga=d,d=I,i=\(identity),q=2\u{1B}\\".utf8)
    }

    /// Returns the chunks of a PNG. The first chunk contains the keys, and the last is marked as
    /// such.
    private static func pieces(of png: [UInt8], keys: String) -> [UInt8] {
        let text = Base64.encode(png)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / pieceSize * 16 + 64)
        for start in stride(from: 0, to: text.count, by: pieceSize) {
            let end = min(start + pieceSize, text.count)
            let more = end < text.count ? 1 : 0
            bytes += "\u{1B}_G\(start == 0 ? keys : "q=2"),m=\(more);".utf8
            bytes += text[start..<end]
            bytes += "\u{1B}\\".utf8
        }
        return bytes
    }
}
