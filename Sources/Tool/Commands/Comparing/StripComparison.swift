import Base
import Comparison
import Raster

/// The comparison of two strips, row by row.
///
/// It compares each frame with the one at the same position, the rows as sequences, and the area
/// around the frames.
package struct StripComparison: Sendable {
    private let pair: ImagePair
    private let comparison: ImageComparison

    /// A result, in the order of output.
    package enum Outcome: Sendable {
        /// The findings on a row as a sequence.
        case row(RowVerdict)
        /// The result of a frame.
        case frame(FrameOutcome)
        /// The result of the area around the frames.
        case outerArea(ComparisonSummary)
    }

    /// Creates a comparison of the strips at two paths. Its area applies to each frame.
    package init(expected: String, actual: String, comparison: ImageComparison) {
        pair = ImagePair(expected: expected, actual: actual)
        self.comparison = comparison
    }

    /// Compares rows, frames and the area around them, and calls `report` with each result.
    ///
    /// - Throws: `InputError` if the compared area of a frame has no pixels. Errors of `report`.
    package func run(
        _ first: FrameStrip,
        _ second: FrameStrip,
        report: (Outcome) throws -> Void
    ) throws {
        let states = (first.rows + second.rows).map(\.state).unique()
        for state in states {
            let old = first.rows.first { $0.state == state }?.frames ?? []
            let new = second.rows.first { $0.state == state }?.frames ?? []
            let outcomes = try frames(old, new, of: state)
            try report(.row(verdict(old, new, outcomes, of: state)))
            for outcome in outcomes { try report(.frame(outcome)) }
        }
        let entireImage = ImageComparison(method: comparison.method)
        let (around, other) = (first.outerArea, second.outerArea)
        // The cells of a grid fill the image, and different grids are already reported.
        guard states != [nil] else { return }
        try report(.outerArea(pair.compare(around, other, by: entireImage)))
    }

    private func frames(
        _ old: [SequenceFrame],
        _ new: [SequenceFrame],
        of state: String?
    ) throws(InputError) -> [FrameOutcome] {
        var outcomes: [FrameOutcome] = []
        for index in 0..<max(old.count, new.count) {
            let name = [state, "frame \(index)"].compactMap(\.self).joined(separator: ", ")
            let frame = ImagePair(
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

    /// Returns the findings on a row. Frames that pass count as identical.
    private func verdict(
        _ old: [SequenceFrame],
        _ new: [SequenceFrame],
        _ outcomes: [FrameOutcome],
        of state: String?
    ) -> RowVerdict {
        guard outcomes.contains(where: { !$0.isSame }) else {
            return RowVerdict(pair: pair, state: state, findings: [])
        }
        let effective = new.enumerated().map { index, frame in
            index < old.count && outcomes[index].isSame ? old[index] : frame
        }
        let findings = SequenceVerdict(expected: shown(old), actual: shown(effective)).findings
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

/// The findings on a row of a strip as a sequence.
package struct RowVerdict: Sendable {
    let pair: ImagePair
    /// The state of the row, or `nil` if the strips do not record it.
    let state: String?
    /// The findings, the most important first.
    package let findings: [SequenceFinding]

    /// The lines of the text output. There are none if the row passes.
    package var lines: [String] {
        findings.map { finding in (state.map { $0 + ": " } ?? "") + finding.sentence }
    }

    /// The findings as a JSON object.
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
