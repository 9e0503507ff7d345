/// A hash of the pixels of an image: XXH64 with seed 0 over its RGBA bytes.
///
/// It detects changed pixels, but does not protect against forgery. It does not include the width
/// and height. As text it is "xxh64:" and 16 hexadecimal digits. Algorithm: xxHash fast digest
/// algorithm, specification 0.1.1 (github.com/Cyan4973/xxHash, doc).
public struct PixelHash: Hashable, Sendable {
    /// The hash as a number.
    public let value: UInt64

    /// Computes the hash of the pixels of an image.
    public init(_ image: Image) {
        self.init(bytes: image.pixels)
    }

    /// Computes the hash of any bytes.
    public init(bytes: [UInt8]) {
        value = unsafe bytes.withUnsafeBytes { raw in unsafe XXH64.hash(raw) }
    }

    package init(value: UInt64) { self.value = value }

    /// Parses "xxh64:" and 16 lower-case hexadecimal digits. Returns `nil` for any other text.
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
