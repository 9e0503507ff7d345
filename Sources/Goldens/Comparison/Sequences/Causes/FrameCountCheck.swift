/// A check for a sequence that shows the expected motion with a different number of frames.
struct FrameCountCheck {
    private let expected: FrameSequence
    private let actual: FrameSequence
    private let table: ImageTable
    private let signatures: Signatures?

    /// The largest squared distance of an image near the expected path, in squares of the median
    /// step.
    private static let farthest = 0.35
    /// The minimum fraction of frames that must be near the expected path.
    private static let share = 0.8

    /// Returns `nil` if both sequences have the same number of frames, or if one has fewer than
    /// two.
    init?(
        _ expected: FrameSequence,
        _ actual: FrameSequence,
        _ table: ImageTable,
        signatures: Signatures?
    ) {
        let (old, new) = (expected.frames.count, actual.frames.count)
        guard old != new, old > 1, new > 1 else { return nil }
        self.expected = expected
        self.actual = actual
        self.table = table
        self.signatures = signatures
    }

    /// Whether the entire sequence differs, rather than a few frames being missing or extra.
    ///
    /// `true` if the fraction of expected images is below `mostKnown`, if all images are shown for
    /// a different duration, or if the expected sequence has only one image.
    func isWhole(mostKnown: Double) -> Bool {
        table.knownFraction < mostKnown || Set(table.expected).count == 1
            || SteppedRetiming.speed(expected: table.order, actual: table.actual) != nil
    }

    /// The kind of finding for the changed number of frames.
    var kind: SequenceFinding.Kind {
        .recounted(expected: expected.frames.count, actual: actual.frames.count, period: period)
    }

    private var period: PeriodChange? {
        guard let start = expected.loopStart,
            let from = Self.seconds(of: expected, from: start),
            let to = Self.seconds(of: actual, from: actual.loopStart ?? start),
            abs(from - to) > 1e-4
        else { return nil }
        return PeriodChange(from: from, to: to)
    }

    /// Returns the duration of the frames from `start` on, in seconds. Assumes that all intervals
    /// equal the first one.
    private static func seconds(of sequence: FrameSequence, from start: Int) -> Double? {
        guard start < sequence.frames.count, let first = sequence.frames[0].moment.seconds,
            let second = sequence.frames[1].moment.seconds
        else { return nil }
        return Double(sequence.frames.count - start) * (second - first)
    }

    /// Whether the frames follow the expected path at an even speed.
    var followsExpectedPath: Bool {
        if table.knownFraction == 1 { return true }
        guard let signatures, let chain = SegmentChain(table.order, signatures: signatures) else {
            return false
        }
        let loops = table.order.loops
        let (old, new) = (table.expected.count, table.actual.count)
        let step = Double(loops ? old : old - 1) / Double(loops ? new : new - 1)
        let near = table.actual.indices.count { frame in
            let position = Int((Double(frame) * step).rounded(.down))
            let costs = (position - 2...position + 2).map {
                chain.position(of: table.actual[frame], on: $0).cost
            }
            return costs.contains { $0 <= Self.farthest }
        }
        return Double(near) >= Self.share * Double(new)
    }
}
