/// A place that comes and goes, with the transitions of its items.
@MainActor
final class Presence<Child: Node> {
    let node: Child
    /// Whether it is on its way out.
    private(set) var isLeaving = false

    private unowned let owner: Node
    /// What goes with its coming, until its items are there.
    private var arrival: Transaction?
    private var items = ItemsAround()
    private var ticket: EventQueue.Ticket?

    /// A place that is there from the first.
    init(_ node: Child, of owner: Node) {
        self.node = node
        self.owner = owner
    }

    /// A place that comes with a change.
    init(_ node: Child, of owner: Node, with transaction: Transaction) {
        self.node = node
        self.owner = owner
        arrival = transaction
    }

    private var transitions: [TransitionItem] { items.all.compactMap { $0 as? TransitionItem } }

    func collect(_ collected: inout [LayoutItem]) {
        items.renew(around: node.items) { item in
            let outer = TransitionItem(item, of: owner)
            if let arrival {
                outer.come(arrival)
            } else if !owner.inputs.isInTransition {
                outer.stand()
            }
            return outer
        }
        for item in items.all {
            item.traits = item.child.traits
            item.traits.mayGo = true
            collected.append(item)
        }
        arrival = nil
    }

    /// The place is to go: at once, or when its items are gone; then `done` is called.
    ///
    /// - Returns: Whether it stays for a while.
    func leave(_ transaction: Transaction, _ done: @escaping @MainActor () -> Void) -> Bool {
        guard !isLeaving else { return true }
        let end = transitions.compactMap { $0.go(transaction) }.max()
        guard let end, end > owner.host.now else {
            remove()
            return false
        }
        isLeaving = true
        guard end < .infinity else { return true }
        ticket = owner.host.schedule(at: end) { [weak self] in
            guard let self, isLeaving else { return }
            remove()
            done()
            // All is collected anew.
            owner.host.enqueue(Transaction()) { [] }
        }
        return true
    }

    /// The place is to stay after all, if it is on its way out.
    func stay(_ transaction: Transaction) {
        guard isLeaving else { return }
        isLeaving = false
        if let ticket { owner.host.cancel(ticket) }
        for item in transitions { item.stay(transaction) }
    }

    /// The place is gone at once.
    func remove() {
        if let ticket { owner.host.cancel(ticket) }
        node.remove()
    }
}

/// The places that were there before another one, on their way out.
@MainActor
final class Departures {
    private var places: [ObjectIdentifier: Presence<Node>] = [:]
    private var order: [ObjectIdentifier] = []

    /// Lets a place go.
    func add(_ place: Presence<Node>, _ transaction: Transaction) {
        let key = ObjectIdentifier(place)
        let stays = place.leave(transaction) { [weak self] in
            self?.places[key] = nil
            self?.order.removeAll { $0 == key }
        }
        guard stays else { return }
        places[key] = place
        order.append(key)
    }

    func collect(_ items: inout [LayoutItem]) {
        for key in order { places[key]?.collect(&items) }
    }

    func remove() {
        for key in order { places[key]?.remove() }
        places.removeAll()
        order.removeAll()
    }
}
