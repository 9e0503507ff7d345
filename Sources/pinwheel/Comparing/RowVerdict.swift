import Base
import Comparison

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
