import Base
import Comparison
import Raster

/// Compares two strips row by row: each frame with the one in its place, the rows as sequences, and
/// what lies around the frames.
package struct StripComparison: Sendable {
    private let pair: PicturePair
    private let comparison: ImageComparison

    /// The lines of the message, in order.
    package enum Outcome: Sendable {
        /// What is wrong with a row as a whole.
        case row(RowVerdict)
        /// What became of a frame.
        case frame(FrameOutcome)
        /// How the pictures differ around the frames.
        case surroundings(ComparisonSummary)
    }

    /// A comparison of the strips at two paths; its area is one of each frame.
    package init(expected: String, actual: String, comparison: ImageComparison) {
        pair = PicturePair(expected: expected, actual: actual)
        self.comparison = comparison
    }

    /// Tells what becomes of each row and its frames, then of what lies around them.
    ///
    /// - Throws: `InputError` where there is nothing to compare in a frame; what `tell` throws.
    package func run(
        _ first: FrameStrip,
        _ second: FrameStrip,
        tell: (Outcome) throws -> Void
    ) throws {
        let states = (first.rows + second.rows).map(\.state).unique()
        for state in states {
            let old = first.rows.first { $0.state == state }?.frames ?? []
            let new = second.rows.first { $0.state == state }?.frames ?? []
            let outcomes = try frames(old, new, of: state)
            try tell(.row(verdict(old, new, outcomes, of: state)))
            for outcome in outcomes { try tell(.frame(outcome)) }
        }
        let whole = ImageComparison(method: comparison.method)
        let (around, other) = (first.surroundings, second.surroundings)
        // Frames of a grid leave nothing around them, and say themselves if they are others.
        guard states != [nil] else { return }
        try tell(.surroundings(pair.compare(around, other, by: whole)))
    }

    private func frames(
        _ old: [SequenceFrame],
        _ new: [SequenceFrame],
        of state: String?
    ) throws(InputError) -> [FrameOutcome] {
        var outcomes: [FrameOutcome] = []
        for index in 0..<max(old.count, new.count) {
            let name = [state, "frame \(index)"].compactMap(\.self).joined(separator: ", ")
            let frame = PicturePair(
                expected: "\(pair.expected), \(name)",
                actual: "\(pair.actual), \(name)"
            )
            if index >= new.count {
                outcomes.append(.missing(name: name, path: frame.expected))
            } else if index >= old.count {
                outcomes.append(.extra(name: name, path: frame.actual))
            } else {
                let (one, other) = (old[index].image, new[index].image)
                let summary = try frame.compare(one, other, by: comparison)
                outcomes.append(.compared(name: name, summary))
            }
        }
        return outcomes
    }

    /// What is wrong with the sequence. What the comparison lets pass counts as the same.
    private func verdict(
        _ old: [SequenceFrame],
        _ new: [SequenceFrame],
        _ outcomes: [FrameOutcome],
        of state: String?
    ) -> RowVerdict {
        guard outcomes.contains(where: { !$0.isSame }) else {
            return RowVerdict(pair: pair, state: state, findings: [])
        }
        let seen = new.enumerated().map { index, frame in
            index < old.count && outcomes[index].isSame ? old[index] : frame
        }
        let findings = SequenceVerdict(expected: shown(old), actual: shown(seen)).findings
        return RowVerdict(pair: pair, state: state, findings: findings)
    }

    private func shown(_ frames: [SequenceFrame]) -> FrameSequence {
        FrameSequence(
            frames.map {
                SequenceFrame(image: $0.image.showing(comparison.area), moment: $0.moment)
            }
        )
    }
}

/// What is wrong with a row of a strip as a sequence.
package struct RowVerdict: Sendable {
    /// The strips.
    let pair: PicturePair
    /// The row's state; nil where the strips do not tell.
    let state: String?
    /// The findings, the most important first.
    package let findings: [SequenceFinding]

    /// Lines for people; none for a row that passes.
    package var lines: [String] {
        findings.map { finding in (state.map { $0 + ": " } ?? "") + finding.sentence }
    }

    /// One object.
    package var json: JSON {
        .object([
            JSON.Member("expected", .string(pair.expected)),
            JSON.Member("actual", .string(pair.actual)),
            JSON.Member("sequence", state.map { .string($0) } ?? .null),
            JSON.Member("passed", .bool(findings.isEmpty)),
            JSON.Member("findings", .array(findings.map(\.json))),
        ])
    }
}
