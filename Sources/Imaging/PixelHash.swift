import Raster

/// The fingerprint of a picture's raw pixels: XXH64 with seed 0 over its RGBA bytes.
///
/// It tells changed pixels from unchanged ones; it is no protection against forgery. The extents
/// are not part of it. Its text is "xxh64:" and 16 hexadecimal digits.
/// Algorithm: xxHash fast digest algorithm, specification 0.1.1 (github.com/Cyan4973/xxHash, doc).
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

/// The algorithm itself.
private enum XXH64 {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var place = 0
        var sum = unsafe stripes(bytes, &place) &+ UInt64(bytes.count)
        while place + 8 <= bytes.count {
            sum ^= round(0, unsafe word(bytes, place))
            sum = rotated(sum, 27) &* prime1 &+ prime4
            place += 8
        }
        if place + 4 <= bytes.count {
            let half = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            sum ^= UInt64(UInt32(littleEndian: half)) &* prime1
            sum = rotated(sum, 23) &* prime2 &+ prime3
            place += 4
        }
        while place < bytes.count {
            sum ^= unsafe UInt64(bytes[place]) &* prime5
            sum = rotated(sum, 11) &* prime1
            place += 1
        }
        return avalanche(sum)
    }

    /// Four accumulators over all whole stripes of 32 bytes; the short input's start without any.
    private static func stripes(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> UInt64 {
        guard bytes.count >= 32 else { return prime5 }
        var (a, b) = (prime1 &+ prime2, prime2)
        var (c, d) = (UInt64(0), 0 &- prime1)
        let last = bytes.count - 32
        while place <= last {
            a = round(a, unsafe word(bytes, place))
            b = round(b, unsafe word(bytes, place + 8))
            c = round(c, unsafe word(bytes, place + 16))
            d = round(d, unsafe word(bytes, place + 24))
            place += 32
        }
        var sum = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
        for lane in [a, b, c, d] {
            sum = (sum ^ round(0, lane)) &* prime1 &+ prime4
        }
        return sum
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
        UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }

    @inline(__always)
    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotated(lane &+ word &* prime2, 31) &* prime1
    }

    @inline(__always)
    private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
        value &<< count | value &>> (64 &- count)
    }

    private static func avalanche(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ value >> 33) &* prime2
        value = (value ^ value >> 29) &* prime3
        return value ^ value >> 32
    }
}
