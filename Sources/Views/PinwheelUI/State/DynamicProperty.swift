/// A property that the tree gives its value before the body is made.
public protocol DynamicProperty {
    /// Called before each making of the body.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing is done.
    public mutating func update() {}
}

/// What the tree keeps for one property of one place.
@MainActor
protocol PropertySlot: AnyObject {
    /// The place is gone.
    func disconnect()
}

extension PropertySlot {
    func disconnect() {}
}

/// A property that is connected to its place in the tree.
@MainActor
protocol ConnectedProperty {
    /// What is kept for the property; made anew for a new place.
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot
}

/// The properties of the views of one place.
@MainActor
final class DynamicProperties<V> {
    private var slots: [any PropertySlot] = []
    /// Whether the type has none: told by its first view.
    private var isEmpty = false

    /// Connects the properties of a new view, or once more, as the environment may have changed.
    func connect(_ view: V, _ node: Node) {
        guard !isEmpty else { return }
        var index = 0
        connectAll(in: view, node, &index)
        isEmpty = index == 0
    }

    private func connectAll(in value: Any, _ node: Node, _ index: inout Int) {
        for child in Mirror(reflecting: value).children {
            if let property = child.value as? any ConnectedProperty {
                if index < slots.count {
                    slots[index] = property.connect(slots[index], node)
                } else {
                    slots.append(property.connect(nil, node))
                }
                index += 1
            } else if var property = child.value as? any DynamicProperty {
                connectAll(in: property, node, &index)
                property.update()
            }
        }
    }

    /// The place is gone.
    func disconnect() { for slot in slots { slot.disconnect() } }
}
