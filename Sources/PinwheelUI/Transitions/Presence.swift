/// A place that comes and goes, with the transitions of its items.
@MainActor
final class Presence<Child: Node> {
    let node: Child
    /// Whether it is on its way out.
    private(set) var isLeaving = false

    private unowned let owner: Node
    /// What goes with its coming, until its items are there.
    private var arrival: Transaction?
    private var items: [ObjectIdentifier: TransitionItem] = [:]
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

    func collect(_ collected: inout [LayoutItem]) {
        var left = items
        items.removeAll(keepingCapacity: true)
        for item in node.items {
            let key = ObjectIdentifier(item)
            let known = left.removeValue(forKey: key)
            let outer = known ?? TransitionItem(item, of: owner)
            outer.traits = item.traits
            outer.traits.mayGo = true
            if known == nil, let arrival { outer.come(arrival) }
            items[key] = outer
            collected.append(outer)
        }
        arrival = nil
    }

    /// The place is to go: at once, or when its items are gone; then `done` is called.
    ///
    /// - Returns: Whether it stays for a while.
    func leave(_ transaction: Transaction, _ done: @escaping @MainActor () -> Void) -> Bool {
        guard !isLeaving else { return true }
        let end = items.values.compactMap { $0.go(transaction) }.max()
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
        for item in items.values { item.stay(transaction) }
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
