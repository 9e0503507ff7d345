/// The fingerprint of a picture's raw pixels: XXH64 with seed 0 over its RGBA bytes.
///
/// It distinguishes changed pixels from unchanged ones; it is no protection against forgery. The
/// extents are not part of it. Its text is "xxh64:" and 16 hexadecimal digits. Algorithm: xxHash
/// fast digest algorithm, specification 0.1.1 (github.com/Cyan4973/xxHash, doc).
public struct PixelHash: Hashable, Sendable {
    /// The hash as a number.
    public let value: UInt64

    /// The hash of a picture's pixels.
    public init(_ image: Image) {
        self.init(bytes: image.pixels)
    }

    /// The hash of any bytes.
    public init(bytes: [UInt8]) {
        value = unsafe bytes.withUnsafeBytes { raw in unsafe XXH64.hash(raw) }
    }

    /// A hash that is known as a number.
    package init(value: UInt64) { self.value = value }

    /// The hash that `text` names; nil when it has another form.
    public init?(text: String) {
        guard text.hasPrefix("xxh64:") else { return nil }
        let digits = text.utf8.dropFirst(6)
        guard digits.count == 16 else { return nil }
        var value: UInt64 = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(digit - 48)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(digit - 87)
            default: return nil
            }
        }
        self.value = value
    }
}

extension PixelHash: CustomStringConvertible {
    /// "xxh64:" and 16 lower-case hexadecimal digits.
    public var description: String {
        let digits = String(value, radix: 16)
        return "xxh64:" + String(repeating: "0", count: 16 - digits.count) + digits
    }
}
