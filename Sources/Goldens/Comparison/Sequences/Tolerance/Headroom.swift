/// The unused fraction of each limit of a tolerance.
///
/// A value is 1 if no difference is present, 0 at the limit, and negative beyond it: −1 means twice
/// the limit. If the limit is 0, the value is 0, or −∞ beyond it.
public struct Headroom: Equatable, Sendable {
    /// The headroom of the worst pixel's difference.
    public let step: Double
    /// The headroom of a frame's fraction of differing pixels.
    public let share: Double
    /// The headroom of the densest window.
    public let density: Double
    /// The headroom of the entire sequence's fraction of differing pixels, or `nil` for a single
    /// frame.
    public let sequenceShare: Double?

    /// Creates the headroom of one frame.
    public init(_ use: FrameUse, of tolerance: Tolerance) {
        step = Self.rest(Double(use.step), of: Double(tolerance.step))
        share = Self.rest(use.share, of: tolerance.share)
        density = Self.rest(Double(use.density), of: Double(tolerance.density))
        sequenceShare = nil
    }

    /// Creates the headroom of a sequence: for each limit, the smallest value of all frames, and
    /// the value of the entire sequence.
    public init(_ report: ToleranceReport) {
        let frames = report.frames.compactMap(\.use).map { Headroom($0, of: report.tolerance) }
        step = frames.map(\.step).min() ?? 0
        share = frames.map(\.share).min() ?? 0
        density = frames.map(\.density).min() ?? 0
        sequenceShare = Self.rest(report.sequenceShare, of: report.tolerance.sequenceShare)
    }

    private static func rest(_ use: Double, of budget: Double) -> Double {
        if budget == 0 { return use == 0 ? 0 : -.infinity }
        return 1 - use / budget
    }
}
