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
}
