/// A child node that can be inserted and removed with the transitions of its items.
@MainActor
final class TransitioningChild<Child: Node> {
    let node: Child
    /// Whether the removal transition is running.
    private(set) var isBeingRemoved = false

    private unowned let owner: Node
    /// The transaction of the insertion, until the items are collected.
    private var arrival: Transaction?
    private var items = ItemWrappers()
    private var ticket: EventQueue.Ticket?

    /// Creates a child that is present from the start.
    init(_ node: Child, of owner: Node) {
        self.node = node
        self.owner = owner
    }

    /// Creates a child that is inserted by a state change.
    init(_ node: Child, of owner: Node, with transaction: Transaction) {
        self.node = node
        self.owner = owner
        arrival = transaction
    }

    private var transitions: [TransitionItem] { items.all.compactMap { $0 as? TransitionItem } }

    func collect(_ collected: inout [LayoutItem]) {
        items.update(around: node.items) { item in
            let outer = TransitionItem(item, of: owner)
            if let arrival {
                outer.startInsertion(arrival)
            } else if !owner.inputs.isInTransition {
                outer.startInIdentity()
            }
            return outer
        }
        for item in items.all {
            item.traits = item.child.traits
            item.traits.isRemovable = true
            collected.append(item)
        }
        arrival = nil
    }

    /// Removes the child, either immediately or when the transitions of its items have ended. In
    /// the latter case `done` is called.
    ///
    /// - Returns: Whether the child remains until its transitions have ended.
    func startRemoval(_ transaction: Transaction, _ done: @escaping @MainActor () -> Void) -> Bool {
        guard !isBeingRemoved else { return true }
        let end = transitions.compactMap { $0.startRemoval(transaction) }.max()
        guard let end, end > owner.host.now else {
            remove()
            return false
        }
        isBeingRemoved = true
        guard end < .infinity else { return true }
        ticket = owner.host.schedule(at: end) { [weak self] in
            guard let self, isBeingRemoved else { return }
            remove()
            done()
            // An empty write causes a layout, which collects the items again.
            owner.host.enqueue(Transaction()) { [] }
        }
        return true
    }

    /// Cancels a running removal.
    func cancelRemoval(_ transaction: Transaction) {
        guard isBeingRemoved else { return }
        isBeingRemoved = false
        if let ticket { owner.host.cancel(ticket) }
        for item in transitions { item.cancelRemoval(transaction) }
    }

    /// Removes the child immediately.
    func remove() {
        if let ticket { owner.host.cancel(ticket) }
        node.remove()
    }
}

/// A child that other children can replace, and the replaced children whose removal transitions are
/// running.
@MainActor
final class ReplaceableChild {
    private(set) var current: TransitioningChild<Node>?
    private var leaving: [TransitioningChild<Node>] = []

    /// Starts with a child that is present from the start, without a transition.
    func begin(with node: Node, of owner: Node) { current = TransitioningChild(node, of: owner) }

    /// Starts the removal of the current child and the insertion of a new one.
    func replace<Child: Node>(
        of owner: Node,
        with transaction: Transaction,
        by make: () -> Child
    ) -> Child {
        if let current { letGo(current, transaction) }
        let node = make()
        current = TransitioningChild(node, of: owner, with: transaction)
        return node
    }

    private func letGo(_ place: TransitioningChild<Node>, _ transaction: Transaction) {
        let stays = place.startRemoval(transaction) { [weak self, weak place] in
            self?.leaving.removeAll { $0 === place }
        }
        if stays { leaving.append(place) }
    }

    func collect(_ items: inout [LayoutItem]) {
        for place in leaving { place.collect(&items) }
        current?.collect(&items)
    }

    func remove() {
        current?.remove()
        for place in leaving { place.remove() }
        leaving.removeAll()
    }
}
