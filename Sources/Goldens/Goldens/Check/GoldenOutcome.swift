import Comparison

/// The outcome of comparing a subject with its golden.
package struct GoldenOutcome: Sendable {
    /// How it ended.
    package enum Status: String, Hashable, Sendable {
        /// The frames are the golden's, or within the tolerance.
        case passed
        /// The frames are the golden now.
        case recorded
        /// The frames differ.
        case failed
        /// There is no golden, and none was to be recorded.
        case missing
        /// The comparison could not be made.
        case unusable
        /// The design or the state that the golden belongs to is gone.
        case obsolete
    }

    /// The golden's name.
    package let name: GoldenName
    /// How it ended.
    package let status: Status
    /// The manifest of the frames that were drawn; nil where the store failed before.
    package let actual: GoldenManifest?
    /// The golden's manifest as it was found; nil where there was none that could be read.
    package let expected: GoldenManifest?
    /// What was allowed.
    package let tolerance: Tolerance
    /// The differences by number; nil where all hashes are equal or nothing was compared.
    package let report: ToleranceReport?
    /// What is wrong with the sequence, the most important first.
    package let findings: [SequenceFinding]
    /// What stood in the way of the comparison; of one that was made, what stood in the way of
    /// writing or removing what failures leave.
    package let problem: GoldenError?
    /// Where the pictures of a failure lie; nil where none were left.
    package let artifacts: FailureArtifacts?
    /// The command that makes the frames of a failure the golden; nil where there is none.
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

    /// The frames that differ by more than the tolerance allows, or that only one side has.
    package var failedFrames: FrameRanges { FrameRanges(report?.failures ?? []) }
}

/// Failures of one golden's looks, light and dark or at several scales, that are reported as one.
package struct AlikeOutcomes {
    /// The outcomes, one or more.
    let outcomes: [GoldenOutcome]

    /// Outcomes that are reported together, in the order of their first ones.
    package static func groups(of outcomes: [GoldenOutcome]) -> [AlikeOutcomes] {
        FailureLikeness.groups(of: outcomes, by: \.likeness).map(AlikeOutcomes.init)
    }

    /// All there is to say of them to a person.
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
