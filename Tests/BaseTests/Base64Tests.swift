import Base
import Foundation
import SeededRandom
import Testing

struct Base64Tests {
    @Test func `data of every length has the same Base64 as in Foundation`() {
        var generator = SplitMix64(seed: 1)
        for count in 0...300 {
            let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            let text = String(decoding: Base64.encode(bytes), as: UTF8.self)
            #expect(text == Data(bytes).base64EncodedString())
        }
    }

    @Test func `text reads back as the same bytes`() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ count) }
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test(arguments: ["A", "AB", "ABC", "A===", "AB=C", "AB*=", "====", "ÄBCD"])
    func `text of another form has no bytes`(text: String) {
        #expect(Base64.bytes(of: text) == nil)
    }
}
