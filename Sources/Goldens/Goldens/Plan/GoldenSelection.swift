import Base
import Frames
import Indicators

/// The goldens that a command line is about.
package enum GoldenSelection {
    /// The goldens of a plan that `arguments` name; all without arguments.
    ///
    /// An argument is a golden's name or what it begins with, up to a slash. Where there is no
    /// plan's file, it may also be a design's file, which is then planned as the built-ins are.
    ///
    /// - Throws: `InputError` for an argument that names nothing; what `GoldenPlanning` throws.
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
            // A copy of a built-in may have its name, as long as both are not asked for.
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

    /// The goldens in a folder that are not among those planned, sorted.
    package static func unplanned(
        in store: GoldenStore,
        besides goldens: [PlannedGolden]
    ) throws(GoldenError) -> [GoldenName] {
        let planned = Set(goldens.map(\.subject.name))
        return try store.names().filter { !planned.contains($0) }
    }

    /// Refuses a word that means something, though nothing that is planned.
    private static func refuseUnplanned(
        _ word: String,
        of file: GoldenPlanFile,
        in store: GoldenStore
    ) throws {
        if isFile(word), let plan = file.path {
            throw InputError(
                "\(plan) says what is drawn, and “\(NearestName.excerpt(word))” is no golden of it",
                hint: "list the design there, then name its goldens"
            )
        }
        let there = try store.names().first { isSelected($0.text, by: word) }
        guard let there else { return }
        if ((try? store.manifest(of: there)) ?? nil)?["test"] != nil {
            throw InputError("\(there) is a test's golden", hint: "run its test")
        }
        throw InputError(
            "nothing planned makes \(there), which is in \(store.folder)",
            hint: file.path.map { "list its design's file in \($0)" }
                ?? "name its design's file, or list that in \(GoldenPlanFile.usualName)"
        )
    }

    /// Whether a golden is called `word`, or begins with it up to a slash.
    package static func isSelected(_ name: String, by word: String) -> Bool {
        name == word || name.hasPrefix(word.hasSuffix("/") ? word : word + "/")
    }

    /// Refuses words that name none of `names`.
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
    /// The design that the facts name.
    fileprivate var designName: String { facts.first { $0.key == "design" }?.value ?? "" }
}
