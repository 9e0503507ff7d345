import Base
import Foundation
import SeededRandom
import Testing

/// Base64 as Foundation writes it.
struct Base64Tests {
    @Test func everyLengthAgreesWithFoundation() {
        var generator = SplitMix64(seed: 1)
        for count in 0...300 {
            let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
            let text = String(decoding: Base64.encode(bytes), as: UTF8.self)
            #expect(text == Data(bytes).base64EncodedString())
        }
    }
}
