import Base

/// What is wrong with a sequence as a whole, in words as a person would say it: which frames are
/// missing, late or turned, rather than how many pixels differ.
///
/// The two sequences are put side by side by the hashes of their pictures; where these say too
/// little, by small copies of the pictures and by measured motion. The same sequences give the same
/// verdict everywhere: no step leans on the system's mathematics or on the order of a dictionary.
public struct SequenceVerdict: Equatable, Sendable {
    /// What is wrong, the most important first.
    public private(set) var findings: [SequenceFinding]

    /// The verdict on two sequences.
    ///
    /// - Parameters:
    ///   - expected: The sequence that was found good.
    ///   - actual: The sequence that was drawn.
    ///   - tolerance: What a frame may take of it counts as no difference; the whole sequence's
    ///     share is the business of `ToleranceReport`.
    /// - Complexity: Nothing but hashes is compared while these are equal. Otherwise linear in the
    ///   pixels of the different pictures, in time, and in their number, in memory.
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
        var inquiry = SequenceAnalysis(expected: expected, actual: actual, tolerance: tolerance)
        inquiry.run()
        findings = inquiry.log.findings
    }

    /// The verdict on two sequences whose difference is explained by one change of a design's file.
    package init(expected: FrameSequence, actual: FrameSequence, cause: PropertyChange) {
        var log = FindingLog(expected: expected, actual: actual)
        let frames = zip(expected.frames, actual.frames).enumerated()
            .filter { !$0.element.0.isSame(as: $0.element.1) }
        log.add(.property(cause), frames.map(\.offset))
        findings = log.findings
    }

    /// The same verdict with the layer in which all frames differ, as sentences call it.
    package func located(in layer: String?) -> SequenceVerdict {
        var verdict = self
        for index in verdict.findings.indices { verdict.findings[index].layer = layer }
        return verdict
    }

    /// Whether nothing is wrong.
    public var passes: Bool { findings.isEmpty }
}

extension SequenceVerdict {
    /// The verdict as an object: whether it passes, and the findings.
    public var json: JSON {
        .object([
            JSON.Member("passed", .bool(passes)),
            JSON.Member("findings", .array(findings.map(\.json))),
        ])
    }
}
