import Foundation
import Terminal
import Testing

/// iTerm2 gets the unchanged PNG with its sizes.
struct InlinePictureTests {
    @Test(arguments: [true, false])
    func `an inline image has its file and its sizes`(keepsCursor: Bool) throws {
        let png = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        let bytes = InlineImage.bytes(png: png, width: 120, height: 60, keepsCursor: keepsCursor)
        let text = String(decoding: bytes, as: UTF8.self)
        let start = "\u{1B}]1337;File="
        #expect(text.hasPrefix(start) && text.hasSuffix("\u{07}"))
        let parts = text.dropFirst(start.count).dropLast().split(separator: ":")
        #expect(Data(base64Encoded: String(parts[1])) == Data(png))
        let keys = Set(parts[0].split(separator: ";"))
        #expect(keys.isSuperset(of: ["inline=1", "size=1000", "width=120px", "height=60px"]))
        #expect(keys.contains("preserveAspectRatio=1"))
        #expect(keys.contains("doNotMoveCursor=1") == keepsCursor)
    }
}
