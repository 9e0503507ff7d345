/// The differences that are accepted in a sequence: four limits that must all be met.
///
/// One percentage is not sufficient. A rotation by 6° changes 0.02 % of a large frame's pixels, so
/// a limit of 0.1 % would accept a dropped frame. `step` distinguishes noise from changes,
/// `density` scattered pixels from a spot, and `sequenceShare` a difference in one frame from a
/// difference in all.
public struct Tolerance: Equatable, Sendable {
    /// The largest difference of any channel, 0…255.
    public var step: Int
    /// The largest fraction of a frame's pixels that may differ, 0…1.
    public var share: Double
    /// The largest number of differing pixels in any window.
    public var density: Int
    /// The side of the square window, in pixels, at least 1.
    public var window: Int
    /// The largest fraction of the pixels of all frames together that may differ, 0…1.
    public var sequenceShare: Double

    /// Creates a tolerance. Values are clamped to their ranges, and NaN becomes 0.
    public init(
        step: Int,
        share: Double,
        density: Int,
        window: Int = 5,
        sequenceShare: Double
    ) {
        self.step = min(max(step, 0), 255)
        self.share = share > 0 ? min(share, 1) : 0
        self.window = max(window, 1)
        self.density = max(density, 0)
        self.sequenceShare = sequenceShare > 0 ? min(sequenceShare, 1) : 0
    }

    /// A tolerance that accepts no visible difference. The colours of fully transparent pixels may
    /// differ.
    public static let none = Tolerance(step: 0, share: 0, density: 0, sequenceShare: 0)
}
