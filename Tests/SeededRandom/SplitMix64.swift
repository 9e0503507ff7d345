/// The random number generator of tests, seeded so that failures are reproducible.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    /// Creates a generator. Equal seeds give equal numbers.
    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number in the range; the upper bound almost never.
    package mutating func double(in range: ClosedRange<Double>) -> Double {
        let unit = Double(next() >> 11) * 0x1p-53
        return range.lowerBound + (range.upperBound - range.lowerBound) * unit
    }

    /// Returns a positive number with a random exponent, from 2^lower to 2^upper.
    package mutating func double(exponents range: ClosedRange<Int>) -> Double {
        let fraction = next() >> 12
        let exponent = Int.random(in: range, using: &self)
        return Double(sign: .plus, exponent: exponent, significand: 1)
            * Double(bitPattern: 1023 << 52 | fraction)
    }
}
