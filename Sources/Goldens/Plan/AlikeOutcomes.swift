import Comparison

/// Failures of one golden's looks, light and dark or at several scales, that are told as one.
package struct AlikeOutcomes {
    /// The outcomes, one or more.
    let outcomes: [GoldenOutcome]

    /// Outcomes that are told together, in the order of their first ones.
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
