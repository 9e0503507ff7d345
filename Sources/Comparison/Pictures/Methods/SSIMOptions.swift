/// How far structures may differ.
public struct SSIMOptions: Hashable, Sendable {
    /// How far below 1 a window's index may lie, 0…1; .01 by default.
    public var threshold: Double

    /// Options; a threshold is clamped to 0…1.
    public init(threshold: Double = 0.01) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
    }
}
