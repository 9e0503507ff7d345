import Foundation
import Raster

/// The tree of a view, and what brings changes into it: writes come in groups, each an update of its own.
@MainActor
public final class ViewHost {
    /// The virtual time, in seconds.
    private(set) var now = 0.0
    /// The place whose body is being made: it reads, and must not write.
    nonisolated let reader = Reader()
    /// Counts updates.
    private(set) var update = 0
    /// Counts layouts: sizes that were asked for hold within one.
    private(set) var layoutPass = 0
    /// What goes with the update that is being made.
    private(set) var transaction = Transaction()

    private var groups: [WriteGroup] = []
    private var root: Node?
    private(set) var rootItem: RootItem?
    private var afterUpdate: [() -> Void] = []
    private var isFlushing = false
    private let size: ProposedViewSize
    private let environment: EnvironmentValues
    /// What drives scroll views.
    let scrolling: ScrollDriver
    /// What is drawn otherwise than was asked for, each once.
    private(set) var notes: [String] = []

    /// The place whose body is being made. All of a session runs on one thread at a time.
    final class Reader: @unchecked Sendable { fileprivate(set) weak var node: Node? }

    /// Writes that go with one transaction.
    private struct WriteGroup {
        var transaction: Transaction
        var writes: [() -> [Node]]
    }

    private var events = EventQueue()
    private var listeners: [(node: () -> Node?, hear: @MainActor () -> Void)] = []
    private var animationEnd: Double?

    /// More updates than this at one time mean that a view changes what it depends on.
    nonisolated static let maximumUpdates = 1000

    init(
        size: ProposedViewSize,
        environment: EnvironmentValues,
        scrolling trace: ScrollTrace? = nil
    ) {
        self.size = size
        self.environment = environment
        scrolling = ScrollDriver(trace)
    }

    /// What the view is offered.
    var offered: ProposedViewSize { size }
    /// Pixels to a point.
    var displayScale: CGFloat { environment.displayScale }

    /// Notes what is drawn otherwise than was asked for.
    func note(_ note: String) {
        if !notes.contains(note) { notes.append(note) }
    }

    /// Makes the tree of a view, lays it out, and lets it appear.
    func show<Content: View>(_ view: Content) throws(ViewFault) {
        let context = _NodeContext(
            host: self,
            parent: nil,
            depth: 0,
            inputs: Inputs(environment: environment)
        )
        let node = Content._makeNode(view, context)
        root = node
        scrolling.start(in: self)
        update += 1
        layOut()
        runAfterUpdate()
        try flush()
    }

    /// Does `body` while a place reads: what it reads will have it made anew.
    func reading<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let before = reader.node
        reader.node = node
        defer { reader.node = before }
        return body()
    }

    /// Has a write come into force when the event is over.
    nonisolated func enqueue(_ transaction: Transaction, _ write: @escaping () -> [Node]) {
        // Writes are made where the tree lives, and run there.
        nonisolated(unsafe) let write = write
        MainActor.assumeIsolated { unsafe append(transaction, write) }
    }

    private func append(_ transaction: Transaction, _ write: @escaping () -> [Node]) {
        if let last = groups.indices.last, groups[last].transaction.isEqual(to: transaction) {
            groups[last].writes.append(write)
        } else {
            groups.append(WriteGroup(transaction: transaction, writes: [write]))
        }
    }

    /// Has an action run once the update is laid out.
    func afterUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }

    /// Brings what was written into force, until the tree has come to rest.
    func flush() throws(ViewFault) {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        var rounds = 0
        while !groups.isEmpty || !afterUpdate.isEmpty {
            rounds += 1
            guard rounds <= Self.maximumUpdates else {
                groups.removeAll()
                throw .restless(time: now)
            }
            if !groups.isEmpty { apply(groups.removeFirst()) }
            runAfterUpdate()
        }
    }

    private func apply(_ group: WriteGroup) {
        update += 1
        transaction = group.transaction
        defer { transaction = Transaction() }
        var dirty: [Node] = []
        for write in group.writes {
            for node in write() where !node.isRemoved && !node.isDirty {
                node.isDirty = true
                dirty.append(node)
            }
        }
        // Those above first: they may make those below anew, or do away with them.
        for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isDirty && !node.isRemoved
        {
            var inputs = node.inputs
            inputs.transaction = group.transaction
            for adjust in inputs.adjustments { adjust(&inputs.transaction) }
            node.isDirty = false
            node.reevaluate(inputs)
        }
        layOut()
        waitForAnimations(of: group.transaction)
    }

    private func runAfterUpdate() {
        listeners.removeAll { $0.node() == nil }
        for listener in listeners { listener.hear() }
        let actions = afterUpdate
        afterUpdate.removeAll()
        for action in actions { action() }
    }

    private func layOut() {
        guard let root else { return }
        let item = rootItem ?? RootItem(self)
        rootItem = item
        item.children = root.items
        layoutPass += 1
        item.layOut(in: size)
    }

    /// Has an action run after each layout, as long as a place is there.
    func listen(_ node: Node, _ hear: @escaping @MainActor () -> Void) {
        listeners.append(({ [weak node] in node.flatMap { $0.isRemoved ? nil : $0 } }, hear))
    }

    /// An animation of the update that is being made ends then.
    func expectEnd(at time: Double) { animationEnd = max(animationEnd ?? time, time) }

    /// Has a transaction's completions called when all that it has animated has ended.
    private func waitForAnimations(of transaction: Transaction) {
        let end = animationEnd ?? now
        animationEnd = nil
        for completion in transaction.completions {
            schedule(at: end) { completion.action() }
        }
    }
}

// MARK: - Time

extension ViewHost {
    /// Has an action run at a time in seconds; of several at one time the first comes first.
    @discardableResult
    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.Ticket {
        events.add(at: max(time, now), action)
    }

    /// Takes back what was scheduled.
    func cancel(_ ticket: EventQueue.Ticket) { events.cancel(ticket) }

    /// Lets the time pass: runs all that is due until `time`, each by itself.
    func advance(to time: Double) throws(ViewFault) {
        var count = 0
        var last = now
        while let event = events.next(until: time) {
            now = max(now, event.time)
            count = event.time > last ? 0 : count + 1
            last = event.time
            guard count <= Self.maximumUpdates else { throw .restless(time: now) }
            event.action()
            try flush()
        }
        now = max(now, time)
    }

    /// What is seen now.
    func items(_ context: DrawContext) -> [Scene.Item] {
        var items: [Scene.Item] = []
        rootItem?.draw(context, into: &items)
        return items
    }

    /// The size of the whole, in points.
    var contentSize: CGSize { rootItem?.size ?? .zero }
}
