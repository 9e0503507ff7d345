import Raster

/// A search for the simplest explanation for the difference between two frames.
struct FrameChangeMeter {
    /// Measures rotations.
    let turns: TurnMeter

    /// The largest fraction of the squared difference that a delay may leave unexplained.
    private static let mostLateRest = 0.1
    /// The smallest delay, in frames, that is distinguished from noise.
    private static let leastDelay = 0.05

    /// Whether one of these changes explains the difference completely: a translation by whole
    /// pixels, a fill, another opacity, or other colours.
    static func isExact(_ expected: Image, _ actual: Image) -> Bool {
        ShiftMeter.shift(from: expected, to: actual) != nil
            || FillCheck.fill(expected, actual) != nil
            || FadeCheck.factor(expected, actual) != nil || Recoloring(expected, actual) != nil
    }

    /// Returns the change between two images of equal size.
    ///
    /// - Parameters:
    ///   - expected: The expected image.
    ///   - actual: The actual image.
    ///   - delay: The delay of the actual image, in frames.
    ///   - rest: The fraction of the squared difference that the delay leaves unexplained.
    func change(from expected: Image, to actual: Image, delay: Double, rest: Double) -> FrameChange
    {
        let isLate = rest <= Self.mostLateRest && abs(delay) >= Self.leastDelay
        if let shift = ShiftMeter.shift(from: expected, to: actual) { return .moved(shift) }
        if !isLate, let fill = FillCheck.fill(expected, actual) { return .filled(fill) }
        if let factor = FadeCheck.factor(expected, actual) {
            return .faded(factor, delay: isLate ? delay : nil)
        }
        let recoloring = Recoloring(expected, actual)
        // A rotation changes colours by more than their last bit.
        if let recoloring, recoloring.isSlight { return .recolored(recoloring) }
        let isEven = ContentBalance(expected, actual).isEven
        let turn = isEven ? turns.turn(from: expected, to: actual) : nil
        if let turn, turn.isClear { return .turned(turn) }
        if isLate { return .late(delay) }
        if let recoloring { return .recolored(recoloring) }
        return .changed(likely: turn.flatMap { $0.isLikely ? $0 : nil })
    }
}

/// The difference between an actual frame and the expected frame at its position.
enum FrameChange {
    /// The entire image is moved.
    case moved(ShiftMeter.Shift)
    /// The differing part is rotated.
    case turned(TurnMeter.Turn)
    /// A colour replaced transparency, or was replaced by it.
    case filled(FillCheck.Fill)
    /// The opacity is multiplied by a factor. `delay` is set if a delay, in frames, also explains
    /// the difference.
    case faded(Double, delay: Double?)
    /// Only colours differ.
    case recolored(Recoloring)
    /// The frame is late by this number of frames. Negative if it is early.
    case late(Double)
    /// An unclassified change. `likely` is a possible rotation, which applies if other frames are
    /// rotated.
    case changed(likely: TurnMeter.Turn?)
}
