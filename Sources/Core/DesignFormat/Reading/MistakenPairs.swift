import Indicators

/// A pair in a layer with a clock that was most likely meant as a course.
struct MistakenPair {
    /// Where the layer begins.
    let layer: YAMLNode.Mark
    /// Where the pair stands.
    let mark: YAMLNode.Mark
    /// What it is.
    let message: String
    /// How a course is written.
    let hint: String

    /// Those in a file: lists of two different numbers where nothing else of the layer moves by its clock,
    /// or by which it could not be seen.
    static func all(in node: YAMLNode) -> [MistakenPair] {
        if let items = node.items { return items.flatMap(all) }
        guard let entries = node.entries else { return [] }
        return pairs(of: entries, at: node.mark) + entries.flatMap { all(in: $0.value) }
    }

    private static let keys = ["scale", "offset", "skew"]

    private static func pairs(
        of entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark
    ) -> [MistakenPair] {
        guard entries.contains(where: { $0.key == "clock" }) else { return [] }
        return entries.compactMap { entry in
            guard keys.contains(entry.key), let items = entry.value.items, items.count == 2,
                items.allSatisfy({ $0.isNumber }), items[0].flow != items[1].flow
            else { return nil }
            let others = entries.filter { $0.key != "clock" && $0.key != entry.key }
            let hidesAll = entry.key == "scale" && items.contains { $0.flow == "0" }
            guard hidesAll || !others.contains(where: { mayMove($0.value) }) else { return nil }
            let (x, y) = (items[0].flow, items[1].flow)
            let course = entry.key == "scale" ? "[\(x), \(y)]" : "[[0, 0], [\(x), \(y)]]"
            return MistakenPair(
                layer: mark,
                mark: entry.value.mark,
                message:
                    "[\(x), \(y)] is one pair, x \(x) and y \(y), which the clock does not move",
                hint: "write {default: \(course)} for a course, or {x: \(x), y: \(y)} for the pair"
            )
        }
    }

    /// Whether a value is, or has in it, anything that may be a course, or layers with their own.
    private static func mayMove(_ node: YAMLNode) -> Bool {
        if node.items != nil { return true }
        guard let entries = node.entries else { return node.text?.hasPrefix("$") ?? false }
        return entries.contains { KeyTime($0.key) != nil || mayMove($0.value) }
    }
}
