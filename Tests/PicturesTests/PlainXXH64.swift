/// XXH64 with seed 0, implemented literally from its specification.
enum PlainXXH64 {
    private static let primes: [UInt64] = [
        0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
        0x27D4_EB2F_1656_67C5,
    ]

    static func hash(_ bytes: [UInt8]) -> UInt64 {
        var rest = bytes[...]
        var sum = primes[4]
        if bytes.count >= 32 {
            var lanes = [primes[0] &+ primes[1], primes[1], 0, 0 &- primes[0]]
            while rest.count >= 32 {
                for lane in 0..<4 { lanes[lane] = round(lanes[lane], number(&rest, 8)) }
            }
            sum = zip(lanes, [1, 7, 12, 18]).reduce(0) { $0 &+ rotated($1.0, $1.1) }
            for lane in lanes { sum = (sum ^ round(0, lane)) &* primes[0] &+ primes[3] }
        }
        sum &+= UInt64(bytes.count)
        while rest.count >= 8 {
            sum = rotated(sum ^ round(0, number(&rest, 8)), 27) &* primes[0] &+ primes[3]
        }
        if rest.count >= 4 {
            sum = rotated(sum ^ number(&rest, 4) &* primes[0], 23) &* primes[1] &+ primes[2]
        }
        while !rest.isEmpty {
            sum = rotated(sum ^ number(&rest, 1) &* primes[4], 11) &* primes[0]
        }
        sum = (sum ^ sum >> 33) &* primes[1]
        sum = (sum ^ sum >> 29) &* primes[2]
        return sum ^ sum >> 32
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotated(lane &+ word &* primes[1], 31) &* primes[0]
    }

    private static func number(_ bytes: inout ArraySlice<UInt8>, _ count: Int) -> UInt64 {
        defer { bytes = bytes.dropFirst(count) }
        return bytes.prefix(count).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func rotated(_ value: UInt64, _ count: Int) -> UInt64 {
        value << UInt64(count) | value >> UInt64(64 - count)
    }
}
