/// What is left of a tolerance: of each number the share that was not taken.
///
/// 1 is all and 0 none of it; below 0 the tolerance is broken, −1 by twice of what is allowed. A
/// number that allows nothing has no headroom: 0 when it is kept, −∞ when it is not.
public struct Headroom: Equatable, Sendable {
    /// Of the worst pixel's steps.
    public let step: Double
    /// Of a frame's share.
    public let share: Double
    /// Of the densest window.
    public let density: Double
    /// Of the whole sequence's share; nil for a single frame.
    public let sequenceShare: Double?

    /// What a frame leaves.
    public init(_ use: FrameUse, of tolerance: Tolerance) {
        step = Self.rest(Double(use.step), of: Double(tolerance.step))
        share = Self.rest(use.share, of: tolerance.share)
        density = Self.rest(Double(use.density), of: Double(tolerance.density))
        sequenceShare = nil
    }

    /// What the frames of a report leave: of each number the least, and of the whole's share.
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
