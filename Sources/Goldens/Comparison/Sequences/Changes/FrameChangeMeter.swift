import Raster

/// Finds out in which way frames differ, by the simplest explanation that holds.
struct FrameChangeMeter {
    /// Measures turns.
    let turns: TurnMeter

    /// What a delay may leave of the squared difference.
    private static let mostLateRest = 0.1
    /// The least delay that is distinguished from noise, in frames.
    private static let leastDelay = 0.05

    /// Whether a change that leaves no rest explains the pictures: a way of whole pixels, a colour
    /// in index of transparency, another opacity, other colours.
    static func isExact(_ expected: Image, _ actual: Image) -> Bool {
        ShiftMeter.shift(from: expected, to: actual) != nil
            || FillCheck.fill(expected, actual) != nil
            || FadeCheck.factor(expected, actual) != nil || Recoloring(expected, actual) != nil
    }

    /// How the pictures differ; both have the same size.
    ///
    /// - Parameters:
    ///   - delay: By how many frames the actual picture looks late.
    ///   - rest: What the delay leaves of the squared difference.
    func change(from expected: Image, to actual: Image, delay: Double, rest: Double) -> FrameChange
    {
        let isLate = rest <= Self.mostLateRest && abs(delay) >= Self.leastDelay
        if let shift = ShiftMeter.shift(from: expected, to: actual) { return .moved(shift) }
        if !isLate, let fill = FillCheck.fill(expected, actual) { return .filled(fill) }
        if let factor = FadeCheck.factor(expected, actual) {
            return .faded(factor, delay: isLate ? delay : nil)
        }
        let recoloring = Recoloring(expected, actual)
        // A turn shows in more than the last bit of a colour.
        if let recoloring, recoloring.isSlight { return .recolored(recoloring) }
        let isEven = InkBalance(expected, actual).isEven
        let turn = isEven ? turns.turn(from: expected, to: actual) : nil
        if let turn, turn.isClear { return .turned(turn) }
        if isLate { return .late(delay) }
        if let recoloring { return .recolored(recoloring) }
        return .changed(likely: turn.flatMap { $0.isLikely ? $0 : nil })
    }
}

/// In which way one actual frame differs from the expected frame in its place.
enum FrameChange {
    /// The whole is moved.
    case moved(ShiftMeter.Shift)
    /// What differs is turned.
    case turned(TurnMeter.Turn)
    /// A colour took the place of transparency, or gave way to it.
    case filled(FillCheck.Fill)
    /// Everything is more or less opaque, which may look like a delay by frames, too.
    case faded(Double, delay: Double?)
    /// Only colours differ.
    case recolored(Recoloring)
    /// It shows an earlier moment, by frames, or a later one.
    case late(Double)
    /// None of these; with the turn that it might be, if frames around it are turned.
    case changed(likely: TurnMeter.Turn?)
}
