import Indicators

extension YAMLNode {
    /// Returns the position of the value at a path of the model, or of its key if `ofKey` is true.
    func mark(at path: ModelPath, ofKey: Bool = false) -> Mark {
        var node = self
        var key = mark
        for step in path.steps { (key, node) = node.part(step) }
        return ofKey ? key : node.mark
    }

    /// Returns the node at a step of a model's path, and the position of its key. If the file has a
    /// short form without that step, returns this node.
    func part(_ step: ModelPath.Step) -> (key: Mark, node: YAMLNode) {
        switch (step, content) {
        case (.key(let name), .mapping(let entries)):
            if let entry = entries.first(where: { $0.key == name }) {
                return (entry.mark, entry.value)
            }
        case (.index, .mapping(let entries))
        where entries.count == 1 && entries[0].key == "default":
            // A value for all states may be written with or without `default`.
            return entries[0].value.part(step)
        case (.index(let index), .mapping(let entries)):
            // `from` is the first keyframe.
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
