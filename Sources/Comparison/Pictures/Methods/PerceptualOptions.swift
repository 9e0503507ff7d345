/// How far colours may look apart.
public struct PerceptualOptions: Hashable, Sendable {
    /// The distance in Oklab that is let pass, 0…1, where 1 lies between black and white.
    ///
    /// The default, .02, is the least difference that is seen (CSS Color Module Level 4, 13.2.1).
    public var threshold: Double
    /// How far an edge may have moved, in pixels, 0…1. With 0, the default, each pixel is compared
    /// with its own position only.
    public var radius: Double

    /// Options, clamped to their ranges.
    public init(threshold: Double = 0.02, radius: Double = 0) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
        self.radius = radius > 0 ? min(radius, 1) : 0
    }
}
