import Indicators

extension YAMLNode {
    /// Where the value at a path of the model begins, or, if asked, its key; steps that are left out in the
    /// short ways to write a value are passed over.
    func mark(at path: ModelPath, ofKey: Bool = false) -> Mark {
        var node = self
        var key = mark
        for step in path.steps {
            key = node.mark
            switch (step, node.content) {
            case (.key(let name), .mapping(let entries)):
                guard let entry = entries.first(where: { $0.key == name }) else { continue }
                (key, node) = (entry.mark, entry.value)
            case (.index(let index), .mapping(let entries)):
                // The value at 0 may be that of the state before.
                let keys = entries.filter { $0.key == "from" || KeyTime($0.key) != nil }
                guard keys.indices.contains(index) else { continue }
                (key, node) = (keys[index].mark, keys[index].value)
            case (.index(let index), .sequence(let items)):
                if items.indices.contains(index) { node = items[index] }
            case (_, .scalar), (.key, .sequence): break
            }
        }
        return ofKey ? key : node.mark
    }
}
