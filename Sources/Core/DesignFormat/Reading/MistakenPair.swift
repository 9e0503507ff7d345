import Indicators

/// A pair in a layer with a clock that was probably meant as a keyframe track.
struct MistakenPair {
    /// The position of the layer.
    let layer: YAMLNode.Mark
    /// The position of the pair.
    let mark: YAMLNode.Mark
    /// The warning.
    let message: String
    /// The correction.
    let hint: String

    /// Returns the pairs that were probably meant as keyframe tracks: two different numbers in a
    /// layer with a clock where nothing else is animated.
    ///
    /// Pairs that scale an axis to 0 are always included, since they hide the layer.
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
            let track = entry.key == "scale" ? "[\(x), \(y)]" : "[[0, 0], [\(x), \(y)]]"
            return MistakenPair(
                layer: mark,
                mark: entry.value.mark,
                message:
                    "[\(x), \(y)] is a constant pair, x \(x) and y \(y), "
                    + "so the clock does not animate it",
                hint: "write {default: \(track)} to animate, "
                    + "or {x: \(x), y: \(y)} for a constant pair"
            )
        }
    }

    /// Whether a value is or contains anything that may be a keyframe track or a parameter.
    private static func mayMove(_ node: YAMLNode) -> Bool {
        if node.items != nil { return true }
        guard let entries = node.entries else { return node.text?.hasPrefix("$") ?? false }
        return entries.contains { KeyTime($0.key) != nil || mayMove($0.value) }
    }
}
