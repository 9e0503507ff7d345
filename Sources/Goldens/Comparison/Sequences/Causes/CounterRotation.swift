import Raster

/// A check for sequences that rotate in the direction opposite to the expected one.
enum CounterRotation {
    /// The approximate maximum number of steps between frames that are measured.
    private static let mostSteps = 8
    /// The minimum number of steps between frames that are needed for a result.
    private static let fewestSteps = 3

    /// Whether all measured steps are rotations, and the actual rotations have the expected angles
    /// in the opposite direction.
    static func isPresent(_ expected: FrameSequence, _ actual: FrameSequence, _ meter: TurnMeter)
        -> Bool
    {
        let steps = expected.frames.indices.dropFirst().filter { index in
            index < actual.frames.count
                && !expected.frames[index].isSame(as: expected.frames[index - 1])
                && !actual.frames[index].isSame(as: actual.frames[index - 1])
        }
        let stride = max(steps.count / mostSteps, 1)
        let some = Swift.stride(from: 0, to: steps.count, by: stride).map { steps[$0] }
        guard some.count >= fewestSteps else { return false }
        return some.allSatisfy { index in
            guard let old = turn(expected, index, meter), let new = turn(actual, index, meter)
            else { return false }
            return old * new < 0 && abs(old + new) <= 0.25 * abs(old) + 0.3
        }
    }

    private static func turn(_ sequence: FrameSequence, _ index: Int, _ meter: TurnMeter) -> Double?
    {
        let turn = meter.turn(
            from: sequence.frames[index - 1].image,
            to: sequence.frames[index].image
        )
        return turn.flatMap { $0.isClear ? $0.degrees : nil }
    }
}
