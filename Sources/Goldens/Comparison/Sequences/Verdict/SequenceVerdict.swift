import Base

/// A description of the differences between two sequences, such as missing, late or rotated frames.
///
/// The sequences are aligned by the hashes of their images. If that is not sufficient, small copies
/// of the images are compared and the motion is measured. Results are identical on all platforms:
/// no step uses the system's math library or the order of a dictionary.
public struct SequenceVerdict: Equatable, Sendable {
    /// The differences, the most important first.
    public private(set) var findings: [SequenceFinding]

    /// Compares two sequences.
    ///
    /// - Parameters:
    ///   - expected: The accepted sequence.
    ///   - actual: The sequence that was drawn.
    ///   - tolerance: The tolerance. Frames within its limits for a single frame count as equal.
    ///     The limit for the entire sequence is not used: see `ToleranceReport`.
    /// - Complexity: If all hashes are equal, only hashes are compared. Otherwise, time is linear
    ///   in the pixels of the distinct images, and memory is linear in their number.
    public init(
        expected: FrameSequence,
        actual: FrameSequence,
        tolerance: Tolerance = .none
    ) {
        let (old, new) = (expected.frames, actual.frames)
        guard old.count != new.count || zip(old, new).contains(where: { !$0.isSame(as: $1) })
        else {
            findings = []
            return
        }
        var analysis = SequenceAnalysis(expected: expected, actual: actual, tolerance: tolerance)
        analysis.run()
        findings = analysis.log.findings
    }

    /// Creates the verdict for a difference that one change of a design's file explains.
    package init(expected: FrameSequence, actual: FrameSequence, cause: PropertyChange) {
        var log = FindingLog(expected: expected, actual: actual)
        let frames = zip(expected.frames, actual.frames).enumerated()
            .filter { !$0.element.0.isSame(as: $0.element.1) }
        log.add(.property(cause), frames.map(\.offset))
        findings = log.findings
    }

    /// Returns a copy in which `layer` is set in all findings.
    package func located(in layer: String?) -> SequenceVerdict {
        var verdict = self
        for index in verdict.findings.indices { verdict.findings[index].layer = layer }
        return verdict
    }

    /// Whether nothing differs.
    public var passes: Bool { findings.isEmpty }
}

extension SequenceVerdict {
    /// The verdict as JSON: the result and the findings.
    public var json: JSON {
        .object([
            JSON.Member("passed", .bool(passes)),
            JSON.Member("findings", .array(findings.map(\.json))),
        ])
    }
}
