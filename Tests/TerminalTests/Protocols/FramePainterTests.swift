import Foundation
import Pictures
import Raster
import Terminal
import Testing

/// Every protocol transmits the same pixels.
struct FramePainterTests {
    private func painter(_ method: ImageProtocol) -> FramePainter {
        FramePainter(method, depth: .full, background: .white)
    }

    /// Decodes the base64-encoded PNG after the last `separator`.
    private func png(in bytes: [UInt8], after separator: Character) throws -> Image {
        let text = String(decoding: bytes, as: UTF8.self)
        let pieces = text.components(separatedBy: "\u{1B}_G").dropFirst().map {
            $0.components(separatedBy: ";").last ?? ""
        }
        let payload =
            pieces.isEmpty
            ? String(text.split(separator: separator).last ?? "")
            : pieces.joined()
        let base64 = payload.filter { $0.isLetter || $0.isNumber || "+/=".contains($0) }
        return try PNG.decode(Array(try #require(Data(base64Encoded: base64))))
    }

    @Test func `kitty and iTerm2 get the same pixels`() throws {
        let image = Image.random(37, 23, seed: 3)
        let origin = ImageOrigin.cell(row: 2, column: 4)
        var kitty = painter(.kitty)
        let sent = try kitty.frame(image, at: origin)
        #expect(sent.starts(with: Array("\u{1B}[3;5H".utf8)))
        #expect(try png(in: sent, after: ";") == image)
        var inline = painter(.iterm2)
        #expect(try png(in: inline.frame(image, at: origin), after: ":") == image)
    }

    @Test func `only kitty needs commands to remove frames`() throws {
        for method in ImageProtocol.allCases {
            #expect(painter(method).removal.isEmpty == (method != .kitty))
        }
    }

    @Test func `after forget the complete image is drawn again`() throws {
        let image = Image.random(12, 12, seed: 4)
        for method in [ImageProtocol.sixel, .blocks, .iterm2] {
            var painter = painter(method)
            let first = try painter.frame(image, at: .saved)
            painter.forget()
            #expect(try painter.frame(image, at: .saved) == first, "\(method)")
        }
    }

    @Test(arguments: ImageProtocol.allCases)
    func `an image that stays ends with a new line`(method: ImageProtocol) throws {
        let bytes = try painter(method).permanentImage(Image.random(9, 9, seed: 5))
        #expect(bytes.suffix(2) == Array("\r\n".utf8))
    }
}
