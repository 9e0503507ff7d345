/// A generator of numbers that are the same for a seed with every compiler.
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix64 {
    /// The seed, then what follows from it.
    var state: UInt64

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but without 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A whole number from 0 up to but without `bound`, which is above 0; near enough to evenly.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
