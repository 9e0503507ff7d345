/// Two sequences with different numbers of frames.
struct RecountCheck {
    private let expected: FrameSequence
    private let actual: FrameSequence
    private let table: PictureTable
    private let signatures: Signatures?

    /// How far a picture may lie off the way, in squares of the usual step, and the share of the
    /// frames of which this must be so.
    private static let (farthest, share) = (0.35, 0.8)

    /// Nil where both have as many frames, or one has hardly any.
    init?(
        _ expected: FrameSequence,
        _ actual: FrameSequence,
        _ table: PictureTable,
        signatures: Signatures?
    ) {
        let (old, new) = (expected.frames.count, actual.frames.count)
        guard old != new, old > 1, new > 1 else { return nil }
        self.expected = expected
        self.actual = actual
        self.table = table
        self.signatures = signatures
    }

    /// Whether the sequence as a whole is another one, since fewer pictures than `mostKnown` are
    /// expected ones, or all are held for other times, or there is only one.
    func isWhole(mostKnown: Double) -> Bool {
        table.knownShare < mostKnown || Set(table.expected).count == 1
            || SteppedRetiming.speed(expected: table.order, actual: table.actual) != nil
    }

    /// What there is to tell.
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

    /// How long the frames from `start` on are shown, each as long as the first.
    private static func seconds(of sequence: FrameSequence, from start: Int) -> Double? {
        guard start < sequence.frames.count, let first = sequence.frames[0].moment.seconds,
            let second = sequence.frames[1].moment.seconds
        else { return nil }
        return Double(sequence.frames.count - start) * (second - first)
    }

    /// Whether the frames lie on the expected way, evenly.
    var keepsCourse: Bool {
        if table.knownShare == 1 { return true }
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
