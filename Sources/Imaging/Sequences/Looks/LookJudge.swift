import Raster

/// Finds out in which way frames differ, by the simplest explanation that holds.
struct LookJudge {
    /// Measures turns.
    let meter: TurnMeter

    /// What a turn may leave of the squared difference.
    private static let mostTurnRest = 0.2
    /// The least turn that is told from noise, in degrees.
    private static let leastTurn = 0.2
    /// What a delay may leave of the squared difference.
    private static let mostLateRest = 0.1
    /// The least delay that is told from noise, in frames.
    private static let leastDelay = 0.05

    /// How the pictures differ; both have the same size.
    ///
    /// - Parameters:
    ///   - delay: By how many frames the actual picture looks late.
    ///   - rest: What the delay leaves of the squared difference.
    func look(_ expected: Image, _ actual: Image, delay: Double, rest: Double) -> FrameLook {
        let isLate = rest <= Self.mostLateRest && abs(delay) >= Self.leastDelay
        if let shift = ShiftMeter.shift(from: expected, to: actual) { return .moved(shift) }
        if !isLate {
            if let fill = FillCheck.fill(expected, actual) { return .filled(fill) }
            if let factor = FadeCheck.factor(expected, actual) { return .faded(factor) }
        }
        if let turn = meter.turn(from: expected, to: actual), turn.rest <= Self.mostTurnRest,
            abs(turn.degrees) >= Self.leastTurn
        {
            return .turned(turn.degrees)
        }
        if isLate { return .late(delay) }
        if let recoloring = Recoloring(expected, actual) { return .recolored(recoloring) }
        return .changed
    }
}
