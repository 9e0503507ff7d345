import Comparison

/// A key for grouping failures: variants of one golden, such as light and dark or several scales,
/// that fail on the same frames with the same sentences.
///
/// Lists in the terminal, in `results.json` and on the HTML page all use this rule.
package struct FailureGroupKey: Hashable, Sendable {
    private let subject: String
    private let frames: [Int]
    private let findings: [String]

    /// Creates the key of a sequence. Returns `nil` if the sequence has not failed or has no frames
    /// to accept. Such sequences are not grouped.
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
            // The number of differing pixels varies between light and dark mode, so it is omitted.
            case SequenceFinding.changedName: "\(finding.kind) \(finding.frames)"
            // The effect in pixels depends on the scale, so only the property's values are used.
            case SequenceFinding.propertyName:
                "\(finding.kind) \(finding.frames) \(finding.sentence.split(separator: ": ").last ?? "")"
            default: finding.sentence
            }
        }
    }

    /// Groups values by their keys. Groups are in the order of their first values. A value without
    /// a key has a group of its own.
    package static func groups<Value>(
        of values: [Value],
        by key: (Value) -> FailureGroupKey?
    ) -> [[Value]] {
        var groups: [[Value]] = []
        var indices: [FailureGroupKey: Int] = [:]
        for value in values {
            let key = key(value)
            if let key, let index = indices[key] {
                groups[index].append(value)
            } else {
                if let key { indices[key] = groups.count }
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
    /// For each sequence that fails in the same way as an earlier one, the name of the first such
    /// sequence. The keys are the names of the later sequences.
    package var alike: [String: String] {
        var firsts: [String: String] = [:]
        for group in FailureGroupKey.groups(of: sequences, by: FailureGroupKey.init(of:)) {
            for sequence in group.dropFirst() { firsts[sequence.name] = group[0].name }
        }
        return firsts
    }
}
