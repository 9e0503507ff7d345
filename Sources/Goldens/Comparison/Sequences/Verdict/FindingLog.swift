/// A collection of findings, sorted by importance.
struct FindingLog {
    private let expected: [SequenceFrame]
    private let actual: [SequenceFrame]
    private var entries: [SequenceFinding] = []

    /// Creates an empty log for two sequences.
    init(expected: FrameSequence, actual: FrameSequence) {
        self.expected = expected.frames
        self.actual = actual.frames
    }

    /// The findings, sorted by the importance of their kind, then by the number of frames, then by
    /// the first frame.
    var findings: [SequenceFinding] {
        entries.sorted {
            ($0.rank, $1.frames.count, $0.frames.first)
                < ($1.rank, $0.frames.count, $1.frames.first)
        }
    }

    /// Adds a finding on actual frames. Does nothing if there are no frames.
    mutating func add(_ kind: SequenceFinding.Kind, _ numbers: some Sequence<Int>) {
        add(kind, FrameRanges(numbers), of: actual)
    }

    /// Adds missing expected frames. Does nothing if there are no frames.
    mutating func addMissing(_ numbers: some Sequence<Int>) {
        add(.missing, FrameRanges(numbers), of: expected)
    }

    private mutating func add(
        _ kind: SequenceFinding.Kind,
        _ frames: FrameRanges,
        of sequence: [SequenceFrame]
    ) {
        guard !frames.ranges.isEmpty else { return }
        entries.append(
            SequenceFinding(
                kind: kind,
                frames: frames,
                begin: sequence[frames.first].moment,
                end: sequence[frames.last].moment,
                frameCount: sequence.count
            )
        )
    }
}
