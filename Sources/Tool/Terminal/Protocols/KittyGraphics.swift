import Base
import Platform

/// Frames by Kitty's graphics protocol (sw.kovidgoyal.net/kitty/graphics-protocol).
///
/// A frame is sent under one of two identities in turn and shown before the frame that it replaces
/// is removed, so that the path is never empty.
package struct KittyGraphics: Sendable {
    /// The most bytes of base64 that the protocol allows in one piece.
    package static let pieceSize = 4096

    private let identities: [UInt32]
    private var shown: Int?

    /// An identity that other programs on the same terminal are not likely to use.
    package static var identityOfProcess: UInt32 {
        0x7000_0000 + 2 * (UInt32(truncatingIfNeeded: ChildProcess.own) & 0xFF_FFFF)
    }

    /// Frames under `identity` and the one after it; 1 to 2³² − 2.
    package init(identity: UInt32) {
        identities = [identity, identity + 1]
    }

    /// Shows the picture of a PNG where the cursor is, which does not move, in place of the last.
    package mutating func frame(png: [UInt8]) -> [UInt8] {
        let next = shown == 0 ? 1 : 0
        var bytes = Self.pieces(of: png, keys: "a=T,f=100,i=\(identities[next]),p=1,C=1,q=2")
        if let shown { bytes += Self.removal(of: identities[shown]) }
        shown = next
        return bytes
    }

    /// Shows the picture of a PNG where the cursor is and leaves it there; the cursor goes on to
    /// the end of it.
    package static func picture(png: [UInt8]) -> [UInt8] {
        pieces(of: png, keys: "a=T,f=100,q=2")
    }

    /// The screen was cleared, and frames with it.
    package mutating func forget() {
        shown = nil
    }

    /// Removes all frames and frees the terminal's memory of them.
    package var removal: [UInt8] {
        identities.flatMap(Self.removal(of:))
    }

    private static func removal(of identity: UInt32) -> [UInt8] {
        Array("\u{1B}_Ga=d,d=I,i=\(identity),q=2\u{1B}\\".utf8)
    }

    /// The first piece carries the keys; the last says that no more follow.
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
