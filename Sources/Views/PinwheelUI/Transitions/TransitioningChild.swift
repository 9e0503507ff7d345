/// A child node that can be inserted and removed with the transitions of its items.
@MainActor
final class TransitioningChild<Child: Node> {
    let node: Child
    /// Whether the removal transition is running.
    private(set) var isBeingRemoved = false

    private unowned let owner: Node
    /// The transaction that animates the insertion. `nil` once the items are collected, and for a
    /// child present from the start.
    private var insertionTransaction: Transaction?
    private var items = ItemWrappers()
    /// The event at the end of the removal.
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
        insertionTransaction = transaction
    }

    private var transitions: [TransitionItem] { items.all.compactMap { $0 as? TransitionItem } }

    func collect(_ collected: inout [LayoutItem]) {
        items.update(around: node.items) { item in
            let outer = TransitionItem(item, of: owner)
            if let insertionTransaction {
                outer.startInsertion(insertionTransaction)
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
        insertionTransaction = nil
    }

    /// Removes the child, either immediately or after the removal transitions of its items. `done`
    /// is called only after removal transitions.
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
            // An update without changes triggers a layout, which collects the items again.
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

/// A child that can be replaced, and the replaced children whose removal transitions are running.
@MainActor
final class ReplaceableChild {
    private(set) var current: TransitioningChild<Node>?
    private var leaving: [TransitioningChild<Node>] = []

    /// Sets the first child, which appears without a transition.
    func setInitial(_ node: Node, of owner: Node) { current = TransitioningChild(node, of: owner) }

    /// Starts the removal of the current child and the insertion of a new one.
    func replace<Child: Node>(
        of owner: Node,
        with transaction: Transaction,
        by make: () -> Child
    ) -> Child {
        if let current { startRemoval(of: current, with: transaction) }
        let node = make()
        current = TransitioningChild(node, of: owner, with: transaction)
        return node
    }

    private func startRemoval(
        of child: TransitioningChild<Node>,
        with transaction: Transaction
    ) {
        let stays = child.startRemoval(transaction) { [weak self, weak child] in
            self?.leaving.removeAll { $0 === child }
        }
        if stays { leaving.append(child) }
    }

    func collect(_ items: inout [LayoutItem]) {
        for child in leaving { child.collect(&items) }
        current?.collect(&items)
    }

    func remove() {
        current?.remove()
        for child in leaving { child.remove() }
        leaving.removeAll()
    }
}
