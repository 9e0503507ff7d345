import Comparison

/// The outcome of comparing a subject with its golden.
package struct GoldenOutcome: Sendable {
    /// The kinds of outcomes.
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
    /// The golden's manifest before the check, or `nil` if none could be read.
    package let expected: GoldenManifest?
    /// The accepted differences.
    package let tolerance: Tolerance
    /// The result per frame, or `nil` if all hashes are equal or nothing was compared.
    package let report: ToleranceReport?
    /// The differences of the sequence, the most important first.
    package let findings: [SequenceFinding]
    /// The error that prevented the comparison, or the writing or removing of a failure's files.
    package let problem: GoldenError?
    /// The files of a failure, or `nil` if none were written.
    package let artifacts: FailureArtifacts?
    /// The command that makes the frames of a failure the golden, or `nil`.
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

    /// The frames that exceed the tolerance, or that only one sequence has.
    package var failedFrames: FrameRanges { FrameRanges(report?.failures ?? []) }
}

/// Failures of variants of one golden, such as light and dark or several scales, that are reported
/// together.
package struct OutcomeGroup {
    /// The outcomes. There is at least one.
    let outcomes: [GoldenOutcome]

    /// Groups outcomes that are reported together, in the order of each group's first outcome.
    package static func groups(of outcomes: [GoldenOutcome]) -> [OutcomeGroup] {
        FailureGroupKey.groups(of: outcomes, by: \.likeness).map(OutcomeGroup.init)
    }

    /// Returns the message on the group.
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
