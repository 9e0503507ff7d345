import Comparison

/// A key for grouping failures: variants of one golden, such as light and dark or several scales,
/// that fail on the same frames with the same sentences.
///
/// Lists in the terminal, in `results.json` and on the HTML page all use this rule.
package struct FailureGroupKey: Hashable, Sendable {
    private let subject: String
    private let frames: [Int]
    private let findings: [String]

    /// Creates the key of a sequence. Returns `nil` if the sequence is not grouped: it has not
    /// failed, or has nothing to accept.
    package init?(of sequence: SequenceReport) {
        guard sequence.status == .failed, sequence.acceptable != nil else { return nil }
        self.init(
            name: sequence.name,
            frames: sequence.frames.filter { $0.status != .passed }.map(\.index),
            findings: sequence.findings
        )
    }

    /// Creates a key.
    ///
    /// - Parameters:
    ///   - name: The golden's name.
    ///   - frames: The numbers of the differing frames, ascending.
    ///   - findings: The differences.
    init(name: String, frames: [Int], findings: [ReportedFinding]) {
        subject = Self.subject(of: name)
        self.frames = frames
        self.findings = findings.map { finding in
            switch finding.kind {
            // The number of differing pixels and their amount are different in dark mode.
            case SequenceFinding.changedName: "\(finding.kind) \(finding.frames)"
            // The effect in pixels depends on the scale, but the values of the property do not.
            case SequenceFinding.propertyName:
                "\(finding.kind) \(finding.frames) \(finding.sentence.split(separator: ": ").last ?? "")"
            default: finding.sentence
            }
        }
    }

    /// Groups values by their keys, in the order of each group's first value. A value without a key
    /// is a group by itself.
    package static func groups<Value>(
        of values: [Value],
        by likeness: (Value) -> FailureGroupKey?
    ) -> [[Value]] {
        var groups: [[Value]] = []
        var indices: [FailureGroupKey: Int] = [:]
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

    /// Returns a golden's name without its variant, such as `arc/pulling` for
    /// `arc/pulling-dark@2x`.
    private static func subject(of name: String) -> String {
        let words = name.split(separator: "/", omittingEmptySubsequences: false)
        let folder = words.dropLast().map { $0 + "/" }.joined()
        let last = words.last?.split(separator: "@").first ?? ""
        return folder + (last.hasSuffix("-dark") ? last.dropLast("-dark".count) : last)
    }
}

extension RunReport {
    /// The names of the sequences that fail like an earlier sequence, each with the first such
    /// sequence's name.
    package var alike: [String: String] {
        var firsts: [String: String] = [:]
        for group in FailureGroupKey.groups(of: sequences, by: FailureGroupKey.init(of:)) {
            for sequence in group.dropFirst() { firsts[sequence.name] = group[0].name }
        }
        return firsts
    }
}
