/// Base64 encoding with padding (RFC 4648).
package enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// Returns `bytes` in base64, as ASCII codes.
    package static func encode(_ bytes: [UInt8]) -> [UInt8] {
        let alphabet = alphabet
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(bytes.count - start, 3)
            let second = count > 1 ? bytes[start + 1] : 0
            let third = count > 2 ? bytes[start + 2] : 0
            let group = UInt32(bytes[start]) << 16 | UInt32(second) << 8 | UInt32(third)
            for position in 0..<4 {
                let digit = Int(group >> UInt32(18 - 6 * position) & 63)
                text.append(position <= count ? alphabet[digit] : UInt8(ascii: "="))
            }
        }
        return text
    }

    /// Returns `bytes` in base64, as a string.
    package static func text(of bytes: [UInt8]) -> String {
        String(decoding: encode(bytes), as: UTF8.self)
    }
}
