import Comparison

/// Failures of one golden's looks, light and dark or at several scales, that are told as one.
package struct AlikeOutcomes {
    private struct Key: Hashable {
        let subject: String
        let frames: FrameRanges
        let findings: [String]
    }

    /// The outcomes, one or more.
    private(set) var outcomes: [GoldenOutcome]

    /// Outcomes that are told together, in the order of their first ones.
    package static func groups(of outcomes: [GoldenOutcome]) -> [AlikeOutcomes] {
        var groups: [AlikeOutcomes] = []
        var places: [Key: Int] = [:]
        for outcome in outcomes {
            if let key = key(of: outcome) {
                if let place = places[key] {
                    groups[place].outcomes.append(outcome)
                    continue
                }
                places[key] = groups.count
            }
            groups.append(AlikeOutcomes(outcomes: [outcome]))
        }
        return groups
    }

    /// What outcomes that are alike have in common; nil for what is told by itself.
    private static func key(of outcome: GoldenOutcome) -> Key? {
        guard outcome.status == .failed, outcome.leavings != nil else { return nil }
        return Key(
            subject: subject(of: outcome.name),
            frames: outcome.failedFrames,
            findings: outcome.findings.map { finding in
                // How many pixels differ, and by how much, is another matter in the dark.
                if case .changed = finding.kind { return "\(finding.name) \(finding.frames)" }
                return finding.sentence
            }
        )
    }

    /// A golden's name without its look: `arc/pulling` of `arc/pulling-dark@2x`.
    private static func subject(of name: GoldenName) -> String {
        let words = name.text.split(separator: "/", omittingEmptySubsequences: false)
        let folder = words.dropLast().map { $0 + "/" }.joined()
        let last = words.last?.split(separator: "@").first ?? ""
        return folder + (last.hasSuffix("-dark") ? last.dropLast(5) : last)
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
