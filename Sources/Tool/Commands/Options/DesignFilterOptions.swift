import ArgumentParser
import Base
import DesignFormat
import Frames
import Indicators

/// The options that select designs by kind and tag.
struct DesignFilterOptions: ParsableArguments {
    @Option(
        name: .customLong("kind"),
        help: ArgumentHelp(
            "Only designs of these kinds: "
                + DesignKind.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            valueName: "kind,…"
        ),
        completion: .list(DesignKind.allCases.map(\.rawValue)),
        transform: { text throws(InputError) -> [DesignKind] in
            try CommaList.names(text, of: "kinds", example: "rings,spokes")
        }
    )
    var kindLists: [[DesignKind]] = []

    @Option(
        name: .customLong("tag"),
        help: ArgumentHelp(
            "Only designs with one of these tags, such as ios. Repeated, a design needs one tag "
                + "of each list.",
            valueName: "tag,…"
        ),
        completion: .custom { _, _, _ in Self.knownTags },
        transform: CommaList.words(of: "tags", example: "ios,android")
    )
    var tagLists: [[String]] = []

    /// Whether any option is given.
    var isSet: Bool { !kindLists.isEmpty || !tagLists.isEmpty }

    /// Returns the designs that match all options, in order.
    ///
    /// - Throws: `InputError` for a tag that no design has, and if no design matches.
    func filtered(_ designs: [any Indicator]) throws(InputError) -> [any Indicator] {
        guard isSet else { return designs }
        let kinds = kindLists.flatMap { $0 }
        let tags = designs.flatMap(\.info.tags).unique()
        for tag in tagLists.flatMap({ $0 }) where !tags.contains(tag) {
            throw InputError(
                "no design has the tag “\(NearestName.excerpt(tag))”",
                hint: NearestName.hint(for: tag, among: tags.sorted())
            )
        }
        let matches = designs.filter { design in
            let hasKind = kinds.isEmpty || design.info.kind.map(kinds.contains) == true
            return hasKind && tagLists.allSatisfy { !Set($0).isDisjoint(with: design.info.tags) }
        }
        guard !matches.isEmpty else {
            throw InputError(
                "no design has both this kind and this tag",
                hint: "leave out --kind or --tag"
            )
        }
        return matches
    }

    /// The tags of all built-in designs, sorted.
    private static var knownTags: [String] {
        BuiltInDesigns.names.compactMap(BuiltInDesigns.design).flatMap(\.info.tags).unique()
            .sorted()
    }
}
