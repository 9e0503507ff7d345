import Base
import Frames
import Indicators

/// A selection of goldens by the arguments of a command line.
package enum GoldenSelection {
    /// Returns the goldens of a plan that `arguments` select, or all goldens if there are no
    /// arguments.
    ///
    /// An argument is a golden's name or the part of it before a slash. Without a plan file, it may
    /// also be a design's file, which is added to the plan with the default settings.
    ///
    /// - Throws: `InputError` if an argument selects nothing, and the errors of `GoldenPlanning`.
    package static func goldens(
        of file: GoldenPlanFile,
        named arguments: [String],
        in store: GoldenStore
    ) throws -> [PlannedGolden] {
        var file = file
        var names = arguments
        if file.path == nil {
            let designs = arguments.filter { isFile($0) }
            names = arguments.filter { !isFile($0) }
            let sets =
                designs.isEmpty
                ? [] : [GoldenSet(designs: designs.unique().map { Located($0) })]
            // Use only the files if no names are given, since a copied built-in design has the same
            // name.
            file.plan.sets = names.isEmpty && !sets.isEmpty ? sets : file.plan.sets + sets
        }
        let all = try GoldenPlanning.goldens(of: file)
        guard !names.isEmpty else { return all }
        let planned = all.map(\.subject.name.text)
        for word in names where !planned.contains(where: { isSelected($0, by: word) }) {
            try refuseUnplanned(word, of: file, in: store)
        }
        try check(names, among: planned)
        let known = file.path == nil ? Set(Program.current.knownDesigns) : []
        return all.filter { golden in
            let name = golden.subject.name.text
            let isOfFile = file.path == nil && !known.contains(golden.subject.designName)
            return isOfFile || names.contains { isSelected(name, by: $0) }
        }
    }

    /// Returns the names of stored goldens that are not planned, sorted.
    package static func unplanned(
        in store: GoldenStore,
        besides goldens: [PlannedGolden]
    ) throws(GoldenError) -> [GoldenName] {
        let planned = Set(goldens.map(\.subject.name))
        return try store.names().filter { !planned.contains($0) }
    }

    /// Throws a specific error for an argument that is a file or a stored golden, but not planned.
    private static func refuseUnplanned(
        _ word: String,
        of file: GoldenPlanFile,
        in store: GoldenStore
    ) throws {
        if isFile(word), let plan = file.path {
            throw InputError(
                "“\(NearestName.excerpt(word))” is not listed in \(plan)",
                hint: "add the design to the plan, then name its goldens"
            )
        }
        let stored = try store.names().first { isSelected($0.text, by: word) }
        guard let stored else { return }
        if ((try? store.manifest(of: stored)) ?? nil)?["test"] != nil {
            throw InputError("\(stored) is a test's golden", hint: "run its test")
        }
        throw InputError(
            "no planned design or lifecycle draws \(stored), which is in \(store.folder)",
            hint: file.path.map { "add its design's file to \($0)" }
                ?? "name its design's file, or add the file to \(GoldenPlanFile.defaultName)"
        )
    }

    /// Whether a golden's name equals `word`, or begins with `word` and a slash.
    package static func isSelected(_ name: String, by word: String) -> Bool {
        name == word || name.hasPrefix(word.hasSuffix("/") ? word : word + "/")
    }

    /// Throws an error for the first of `words` that selects none of `names`.
    package static func check(_ words: [String], among names: [String]) throws(InputError) {
        for word in words where !names.contains(where: { isSelected($0, by: word) }) {
            let starts = names.compactMap { $0.split(separator: "/").first.map(String.init) }
            let candidates = word.contains("/") ? names : starts.unique()
            throw InputError(
                "there is no golden “\(NearestName.excerpt(word))”",
                hint: names.isEmpty
                    ? "there are none at all" : NearestName.hint(for: word, among: candidates)
            )
        }
    }

    private static func isFile(_ argument: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { argument.lowercased().hasSuffix($0) }
    }
}

extension GoldenSubject {
    /// The name of the design in the facts, or an empty string.
    fileprivate var designName: String { facts.first { $0.key == "design" }?.value ?? "" }
}
