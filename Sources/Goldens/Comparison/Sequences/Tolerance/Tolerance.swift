/// How much a sequence may differ and still pass: a budget in four numbers, of which each must be
/// kept.
///
/// One percentage is not enough: a turn of 6° changes .02 % of a large frame's pixels, and so a
/// dropped frame would pass at .1 %. The worst step separates noise from changes, the densest
/// window separates scattered pixels from a spot, and the whole sequence's share separates one
/// frame's trouble from that of all.
public struct Tolerance: Equatable, Sendable {
    /// The steps by which the worst channel of the worst pixel may differ, 0…255.
    public var step: Int
    /// The share of a frame's pixels that may differ at all, 0…1.
    public var share: Double
    /// How many pixels may differ in any one window.
    public var density: Int
    /// The side of the square window in pixels, 1 or more.
    public var window: Int
    /// The share of all frames' pixels together that may differ, 0…1.
    public var sequenceShare: Double

    /// A budget; numbers outside of their ranges are clamped, and a share that is not a number
    /// is 0.
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

    /// Nothing may differ but the colours of what is fully transparent.
    public static let none = Tolerance(step: 0, share: 0, density: 0, sequenceShare: 0)
}
