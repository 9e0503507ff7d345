public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A node's storage for one dynamic property of its view.
@MainActor
protocol PropertySlot: AnyObject {
    /// Releases subscriptions when the node is removed.
    func disconnect()
}

extension PropertySlot {
    func disconnect() {}
}

/// A dynamic property that is connected to its view's node, for storage or for the environment.
@MainActor
protocol ConnectedProperty {
    /// Connects the property to its storage, and returns the storage. Creates the storage if `slot`
    /// is `nil` or has another type.
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot
}

/// The storage of all dynamic properties of a node's view.
@MainActor
final class DynamicProperties<V> {
    private var slots: [any PropertySlot] = []
    /// Whether the view type has no dynamic properties. Set after the first view is connected.
    private var isEmpty = false

    /// Connects the properties of `view` to their storage and passes the current environment to
    /// them.
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

    func disconnect() { for slot in slots { slot.disconnect() } }
}
