/// XXH64 with seed 0.
///
/// Multiplications limit the speed. Most frames consist mainly of one colour. In a block that
/// repeats a word of 8 bytes, half of the products are therefore computed only once.
package enum XXH64 {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var position = 0
        var sum = unsafe stripes(bytes, &position) &+ UInt64(bytes.count)
        while position + 8 <= bytes.count {
            sum ^= round(0, unsafe word(bytes, position))
            sum = rotated(sum, 27) &* prime1 &+ prime4
            position += 8
        }
        if position + 4 <= bytes.count {
            let half = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
            sum ^= UInt64(UInt32(littleEndian: half)) &* prime1
            sum = rotated(sum, 23) &* prime2 &+ prime3
            position += 4
        }
        while position < bytes.count {
            sum ^= unsafe UInt64(bytes[position]) &* prime5
            sum = rotated(sum, 11) &* prime1
            position += 1
        }
        return avalanche(sum)
    }

    /// Returns the combined accumulators over all complete stripes of 32 bytes, or the initial
    /// value for shorter input.
    private static func stripes(_ bytes: UnsafeRawBufferPointer, _ position: inout Int) -> UInt64 {
        guard bytes.count >= 32 else { return prime5 }
        var lanes = Lanes()
        let end = bytes.count & ~31
        var next = 0
        while next < end {
            let count = min(block, end - next)
            if unsafe repeatsAWord(bytes, next, count) {
                let product = unsafe word(bytes, next) &* prime2
                // A stripe of zeros needs no additions, so that each product is available a fifth
                // earlier.
                if product == 0 {
                    for _ in 0..<count / 32 { lanes.addZeroStripe() }
                } else {
                    for _ in 0..<count / 32 { lanes.addStripe(product, product, product, product) }
                }
            } else {
                for start in stride(from: next, to: next + count, by: 32) {
                    lanes.addStripe(
                        unsafe word(bytes, start) &* prime2,
                        unsafe word(bytes, start + 8) &* prime2,
                        unsafe word(bytes, start + 16) &* prime2,
                        unsafe word(bytes, start + 24) &* prime2
                    )
                }
            }
            next += count
        }
        position = next
        return lanes.sum
    }

    /// Whether `count` bytes are a repetition of the first 8.
    private static func repeatsAWord(
        _ bytes: UnsafeRawBufferPointer,
        _ start: Int,
        _ count: Int
    ) -> Bool {
        let first = unsafe word(bytes, start)
        guard unsafe word(bytes, start + 8) == first else { return false }
        // Without an early exit, the compiler vectorises the loop.
        var difference: UInt64 = 0
        for position in stride(from: start, to: start + count, by: 8) {
            difference |= unsafe word(bytes, position) ^ first
        }
        return difference == 0
    }

    /// The number of bytes that are tested together for a repeated word.
    private static let block = 512

    /// The four accumulators.
    private struct Lanes {
        private var a = prime1 &+ prime2
        private var b = prime2
        private var c: UInt64 = 0
        private var d = 0 &- prime1

        /// Adds a stripe. The arguments are its words multiplied by `prime2`.
        @inline(__always)
        mutating func addStripe(
            _ first: UInt64,
            _ second: UInt64,
            _ third: UInt64,
            _ fourth: UInt64
        ) {
            a = rotated(a &+ first, 31) &* prime1
            b = rotated(b &+ second, 31) &* prime1
            c = rotated(c &+ third, 31) &* prime1
            d = rotated(d &+ fourth, 31) &* prime1
        }

        /// Adds a stripe of zeros.
        @inline(__always)
        mutating func addZeroStripe() {
            a = rotated(a, 31) &* prime1
            b = rotated(b, 31) &* prime1
            c = rotated(c, 31) &* prime1
            d = rotated(d, 31) &* prime1
        }

        /// The combination of all accumulators.
        var sum: UInt64 {
            var sum = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
            for lane in [a, b, c, d] {
                sum = (sum ^ round(0, lane)) &* prime1 &+ prime4
            }
            return sum
        }
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
        UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
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
