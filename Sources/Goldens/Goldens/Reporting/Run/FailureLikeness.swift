import Comparison

/// What failures that are reported as one have in common: they are looks of one golden, light and
/// dark or at several scales, whose same frames fail with the same words.
///
/// The one rule for it: lists in the terminal, in `results.json` and on the page are folded by it.
package struct FailureLikeness: Hashable, Sendable {
    private let subject: String
    private let frames: [Int]
    private let findings: [String]

    /// What a sequence has in common with others; nil for one that is reported by itself: it has
    /// not failed, or left nothing that could be accepted.
    package init?(of sequence: SequenceReport) {
        guard sequence.status == .failed, sequence.acceptable != nil else { return nil }
        self.init(
            name: sequence.name,
            frames: sequence.frames.filter { $0.status != .passed }.map(\.index),
            findings: sequence.findings
        )
    }

    /// - Parameters:
    ///   - name: The golden's name.
    ///   - frames: The numbers of the frames that differ, ascending.
    ///   - findings: What is wrong.
    init(name: String, frames: [Int], findings: [ReportedFinding]) {
        subject = Self.subject(of: name)
        self.frames = frames
        self.findings = findings.map { finding in
            switch finding.kind {
            // How many pixels differ, and by how much, is another matter in the dark.
            case SequenceFinding.changedName: "\(finding.kind) \(finding.frames)"
            // By how many pixels depends on the scale, from which value to which does not.
            case SequenceFinding.propertyName:
                "\(finding.kind) \(finding.frames) \(finding.sentence.split(separator: ": ").last ?? "")"
            default: finding.sentence
            }
        }
    }

    /// Values in groups of those that are alike, in the order of their first ones; what is reported
    /// by itself is a group of its own.
    package static func groups<Value>(
        of values: [Value],
        by likeness: (Value) -> FailureLikeness?
    ) -> [[Value]] {
        var groups: [[Value]] = []
        var indices: [FailureLikeness: Int] = [:]
        for value in values {
            let likeness = likeness(value)
            if let likeness, let index = indices[likeness] {
                groups[index].append(value)
            } else {
                if let likeness { indices[likeness] = groups.count }
                groups.append([value])
            }
        }
        return groups
    }

    /// A golden's name without its look: `arc/pulling` of `arc/pulling-dark@2x`.
    private static func subject(of name: String) -> String {
        let words = name.split(separator: "/", omittingEmptySubsequences: false)
        let folder = words.dropLast().map { $0 + "/" }.joined()
        let last = words.last?.split(separator: "@").first ?? ""
        return folder + (last.hasSuffix("-dark") ? last.dropLast("-dark".count) : last)
    }
}

extension RunReport {
    /// The names of the sequences that fail as one before them does, each with the name of the
    /// first such.
    package var alike: [String: String] {
        var firsts: [String: String] = [:]
        for group in FailureLikeness.groups(of: sequences, by: FailureLikeness.init(of:)) {
            for sequence in group.dropFirst() { firsts[sequence.name] = group[0].name }
        }
        return firsts
    }
}
