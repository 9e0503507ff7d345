import Frames

/// A search for goldens that are no longer verified, because their design or state does not exist
/// any more.
///
/// Goldens that were recorded by tests are skipped.
package struct ObsoleteGoldens {
    /// The states of each verified design, by the design's name.
    private let states: [String: Set<String>]
    /// The designs and lifecycles in `goldens.yaml`. `nil` if there is no such file, or if names on
    /// the command line select a part of it.
    private let listed: Set<String>?
    private let planned: Set<GoldenName>
    private let names: [String]
    /// The designs whose files are named on the command line.
    private let fileDesigns: Set<String>

    /// Creates a search for obsolete goldens.
    ///
    /// - Parameters:
    ///   - goldens: The goldens to be verified, of all shards.
    ///   - names: The names on the command line. If there are any, only goldens that they select
    ///     and goldens of designs in files are examined.
    ///   - hasPlan: Whether `goldens` come from a file that lists the designs.
    package init(verifying goldens: [PlannedGolden], named names: [String], hasPlan: Bool) {
        planned = Set(goldens.map(\.subject.name))
        self.names = names
        states = goldens.reduce(into: [:]) { states, golden in
            guard let design = golden.subject.fact("design"), !golden.states.isEmpty else { return }
            states[design, default: []].formUnion(golden.states)
        }
        let owners = goldens.flatMap { Self.owners(of: $0.subject.facts) }
        listed = hasPlan && names.isEmpty ? Set(owners) : nil
        let ofFiles = goldens.filter { golden in
            !names.contains { GoldenSelection.isSelected(golden.subject.name.text, by: $0) }
        }
        fileDesigns = Set(ofFiles.compactMap { $0.subject.fact("design") })
    }

    /// Returns the outcome of each obsolete golden in `store`, sorted by name.
    ///
    /// A golden that cannot be read is skipped, because its design is unknown.
    package func outcomes(in store: GoldenStore) throws(GoldenError) -> [GoldenOutcome] {
        var outcomes: [GoldenOutcome] = []
        for name in try store.names() where !planned.contains(name) {
            guard let manifest = try? store.manifest(of: name), manifest["test"] == nil,
                isSelected(name, manifest), let reason = reason(manifest)
            else { continue }
            outcomes.append(
                GoldenOutcome(name, .obsolete, expected: manifest, problem: GoldenError(reason))
            )
        }
        return outcomes
    }

    private func isSelected(_ name: GoldenName, _ manifest: GoldenManifest) -> Bool {
        names.isEmpty || names.contains { GoldenSelection.isSelected(name.text, by: $0) }
            || manifest["design"].map(fileDesigns.contains) ?? false
    }

    private func reason(_ manifest: GoldenManifest) -> String? {
        if let design = manifest["design"], let state = manifest["state"],
            let known = states[design]
        {
            return known.contains(state) ? nil : "\(design) no longer has the state “\(state)”"
        }
        guard let listed, let owner = Self.owners(of: manifest.facts).first,
            !listed.contains(owner)
        else { return nil }
        return "the plan no longer lists “\(owner)”"
    }

    /// Returns the lifecycle and the design of a golden, if it has them, in this order.
    private static func owners(of facts: [GoldenFact]) -> [String] {
        ["lifecycle", "design"].compactMap { key in facts.first { $0.key == key }?.value }
    }
}

extension GoldenSubject {
    /// Returns the value of a fact, or `nil` if the subject does not have it.
    fileprivate func fact(_ key: String) -> String? { facts.first { $0.key == key }?.value }
}
