/// pixelmatch's options, but for those of its picture, which are in `DifferenceStyle`, and for
/// windowSize, which is `ImageDifference.densestWindow(side:)`.
///
/// Its ignoreMask is `ComparedArea.ignored`.
public struct PixelmatchOptions: Hashable, Sendable {
    /// The distance that is let pass, 0…1, where 1 lies between black and white; .1 by default.
    public var threshold: Double
    /// Whether pixels that look like anti-aliasing count as differences, too (includeAA).
    public var countsAntialiasing: Bool
    /// Whether translucent pixels are compared over a pattern of two tones, the default, or over
    /// white, which does not see white on nothing.
    public var usesCheckerboard: Bool

    /// Options; the defaults are pixelmatch's. A threshold is clamped to 0…1.
    public init(
        threshold: Double = 0.1,
        countsAntialiasing: Bool = false,
        usesCheckerboard: Bool = true
    ) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
        self.countsAntialiasing = countsAntialiasing
        self.usesCheckerboard = usesCheckerboard
    }
}
