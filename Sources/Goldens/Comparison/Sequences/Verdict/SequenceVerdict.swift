import Base

/// A description of how a sequence differs from the expected one: which frames are missing, late or
/// rotated, rather than how many pixels differ.
///
/// The sequences are aligned by the hashes of their images. If that is not sufficient, tiny copies
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
    ///   - tolerance: Frames within its limits for a single frame do not differ. `ToleranceReport`
    ///     checks the limit for the entire sequence.
    /// - Complexity: While hashes are equal, only they are compared. Otherwise, time is linear in
    ///   the pixels of the distinct images, and memory is linear in the number of these images.
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

    /// Returns the verdict with the layer that contains all differences.
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
