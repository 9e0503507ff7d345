import Comparison

/// The outcome of comparing a subject with its golden.
package struct GoldenOutcome: Sendable {
    /// A kind of outcome.
    package enum Status: String, Hashable, Sendable {
        /// The frames are equal to the golden, or within the tolerance.
        case passed
        /// The frames were recorded as the golden.
        case recorded
        /// The frames differ.
        case failed
        /// There is no golden, and the mode did not allow recording one.
        case missing
        /// The comparison was impossible.
        case unusable
        /// The golden's design or state no longer exists.
        case obsolete
    }

    /// The golden's name.
    package let name: GoldenName
    /// The kind of the outcome.
    package let status: Status
    /// The manifest of the drawn frames, or `nil` if an error occurred before drawing.
    package let actual: GoldenManifest?
    /// The golden's manifest before the check, or `nil` if it is missing or could not be read.
    package let expected: GoldenManifest?
    /// The accepted differences.
    package let tolerance: Tolerance
    /// The result per frame, or `nil` if all hashes are equal or nothing was compared.
    package let report: ToleranceReport?
    /// The differences of the sequence, the most important first.
    package let findings: [SequenceFinding]
    /// The error that occurred during the comparison, or while a failure's files were written or
    /// removed. `nil` if there was none.
    package let problem: GoldenError?
    /// The files of a failure, or `nil` if none were written.
    package let artifacts: FailureArtifacts?
    /// The command that accepts the frames of a failure as the golden, or `nil` if there are no
    /// frames to accept.
    package let acceptCommand: String?
    /// A warning about a PNG of the golden, or `nil`.
    let notice: String?

    /// Whether a test should pass.
    package var passes: Bool { status == .passed || status == .recorded }

    init(
        _ name: GoldenName,
        _ status: Status,
        actual: GoldenManifest? = nil,
        expected: GoldenManifest? = nil,
        tolerance: Tolerance = .none,
        report: ToleranceReport? = nil,
        findings: [SequenceFinding] = [],
        problem: GoldenError? = nil,
        artifacts: FailureArtifacts? = nil,
        acceptCommand: String? = nil,
        notice: String? = nil
    ) {
        self.name = name
        self.status = status
        self.actual = actual
        self.expected = expected
        self.tolerance = tolerance
        self.report = report
        self.findings = findings
        self.problem = problem
        self.artifacts = artifacts
        self.acceptCommand = acceptCommand
        self.notice = notice
    }

    /// The frames that exceed the tolerance, and the frames that only one sequence has.
    package var failedFrames: FrameRanges { FrameRanges(report?.failures ?? []) }
}

/// A group of outcomes that are reported together: variants of one golden, such as light and dark,
/// that fail in the same way.
package struct OutcomeGroup {
    /// The outcomes, at least one.
    let outcomes: [GoldenOutcome]

    /// Groups outcomes that are reported together. Groups are in the order of their first outcomes.
    package static func groups(of outcomes: [GoldenOutcome]) -> [OutcomeGroup] {
        FailureGroupKey.groups(of: outcomes, by: \.groupKey).map(OutcomeGroup.init)
    }

    /// Returns the lines of the group's message.
    package func lines(in store: GoldenStore) -> [String] {
        guard let first = outcomes.first else { return [] }
        guard outcomes.count > 1 else { return first.lines }
        let names = outcomes.map(\.name)
        let others = names.dropFirst().map(\.text).joined(separator: ", ")
        let lines = first.lines.filter { !$0.hasPrefix("  accept: ") }
        return lines + [
            "  and in the same way: \(others)", "  accept: \(store.acceptCommand(for: names))",
        ]
    }
}
