/// Base64 with padding (RFC 4648).
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

    /// Returns the bytes of a text in base64. Returns `nil` if it is not valid.
    package static func bytes(of text: String) -> [UInt8]? {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, code) in alphabet.enumerated() { values[Int(code)] = UInt8(value) }
        let codes = text.utf8.prefix { $0 != UInt8(ascii: "=") }
        let padding = text.utf8.dropFirst(codes.count)
        guard text.utf8.count.isMultiple(of: 4), padding.count < 3,
            padding.allSatisfy({ $0 == UInt8(ascii: "=") })
        else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(codes.count / 4 * 3 + 2)
        var (bits, count) = (UInt32(0), 0)
        for code in codes {
            let value = values[Int(code)]
            guard value < 64 else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        return bytes
    }
}
