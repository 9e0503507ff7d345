/// Bytes as printable text: RFC 4648, section 4, with padding.
enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )

    /// Four letters for each three bytes.
    static func text(of bytes: [UInt8]) -> String {
        var letters: [UInt8] = []
        letters.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let left = min(3, bytes.count - start)
            var group = UInt32(bytes[start]) << 16
            if left > 1 { group |= UInt32(bytes[start + 1]) << 8 }
            if left > 2 { group |= UInt32(bytes[start + 2]) }
            for place in 0..<4 {
                letters.append(
                    place <= left
                        ? alphabet[Int(group >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "=")
                )
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
