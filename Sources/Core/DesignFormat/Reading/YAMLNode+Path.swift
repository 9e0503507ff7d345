import Indicators

extension YAMLNode {
    /// Where the value at a path of the model begins, or, if asked, its key.
    func mark(at path: ModelPath, ofKey: Bool = false) -> Mark {
        var node = self
        var key = mark
        for step in path.steps { (key, node) = node.part(step) }
        return ofKey ? key : node.mark
    }

    /// Where a step of the model's path leads, and where the key is behind which that lies; steps that are
    /// left out in the short ways to write a value are passed over.
    func part(_ step: ModelPath.Step) -> (key: Mark, node: YAMLNode) {
        switch (step, content) {
        case (.key(let name), .mapping(let entries)):
            if let entry = entries.first(where: { $0.key == name }) {
                return (entry.mark, entry.value)
            }
        case (.index, .mapping(let entries))
        where entries.count == 1 && entries[0].key == "default":
            // What holds in all states may be told without a state.
            return entries[0].value.part(step)
        case (.index(let index), .mapping(let entries)):
            // The value at 0 may be that of the state before.
            let keys =
                entries.filter { $0.key == "from" } + entries.filter { KeyTime($0.key) != nil }
            if keys.indices.contains(index) { return (keys[index].mark, keys[index].value) }
        case (.index(let index), .sequence(let items)),
            (.layer(let index, _), .sequence(let items)):
            if items.indices.contains(index) { return (mark, items[index]) }
        case (_, .scalar), (.key, .sequence), (.layer, .mapping), (.component, _): break
        }
        return (mark, self)
    }
}
