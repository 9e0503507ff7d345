import Foundation
import Observation
import Raster

/// The tree of a view, and what brings changes into it: writes come in groups, each an update of its own.
@MainActor
public final class ViewHost {
    /// The virtual time, in seconds.
    private(set) var now = 0.0 { didSet { VirtualTime.set(now) } }
    /// The place whose body is being made: it reads, and must not write.
    nonisolated let reader = Reader()
    /// Counts updates.
    fileprivate(set) var update = 0
    /// Counts layouts: sizes that were asked for hold within one.
    private(set) var layoutPass = 0
    /// What goes with the update that is being made.
    private(set) var transaction = Transaction()

    /// What changes of places go with, where it is not the update that says so.
    private(set) var placing: Transaction?

    /// What goes with writes where nothing else is said: the transaction in whose body the program runs.
    nonisolated let spoken = Spoken()
    /// The random numbers that the view draws.
    let random = VirtualRandom()
    /// Why the view cannot be drawn, found while it ran.
    var fault: ViewFault?

    private var groups: [WriteGroup] = []
    private var nodeCount = 0
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
    private(set) var unknownSymbols: [String] = []

    /// The place whose body is being made. All of a session runs on one thread at a time.
    final class Reader: @unchecked Sendable { fileprivate(set) weak var node: Node? }

    /// What goes with writes. All of a session runs on one thread at a time.
    final class Spoken: @unchecked Sendable { var transaction = Transaction() }

    /// Writes that go with one transaction.
    private struct WriteGroup {
        var transaction: Transaction
        var writes: [() -> [Node]]
    }

    private var events = EventQueue()
    /// Work that was handed to the system's queues and run loops.
    var systemWork = SystemWork()
    private var ends: [() -> Void] = []
    /// The time up to which what every frame makes anew was brought.
    private var followed: Double?
    /// Whether what every frame makes anew is being made: all of it is at once where it is.
    private(set) var isFollowing = false
    private var frameFollowers: [(node: @MainActor () -> Node?, follow: @MainActor () -> Bool)] = []
    private var listeners: [(node: () -> Node?, hear: @MainActor () -> Bool)] = []
    /// Whether there was a layout since listeners were told of one.
    private var isUnheard = false
    /// Whether a frame is made that was asked for.
    private var isAsked = false
    /// Whether what every frame makes anew is made at times of its own, and not for frames that are asked for.
    private let hasTicks: Bool
    /// Whether actions have followed from a frame that was asked for: they would depend on who asks.
    private(set) var actsOnFrames = false
    private var animationEnd: MotionEnd?

    /// Frames a second, where they come by themselves.
    nonisolated static let tickRate = 60.0

    /// More updates than this at one time mean that a view changes what it depends on.
    nonisolated static let maximumUpdates = 1000

    /// More events than this at one time mean that each leads to another.
    nonisolated static let maximumEvents = 20_000

    init(
        size: ProposedViewSize,
        environment: EnvironmentValues,
        scrolling trace: ScrollTrace? = nil,
        hasTicks: Bool = false
    ) {
        self.size = size
        self.environment = environment
        self.hasTicks = hasTicks
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

    /// Notes a symbol in whose place a crossed square is drawn.
    func noteUnknownSymbol(_ name: String) {
        if !unknownSymbols.contains(name) { unknownSymbols.append(name) }
        note("there is no outline for the symbol “\(name)”: a square is in its place")
    }

    /// Makes the tree of a view, lays it out, and lets it appear.
    func show<Content: View>(_ view: Content) throws(ViewFault) {
        var environment = environment
        environment.host = WeakHost(host: self)
        let context = _NodeContext(
            host: self,
            parent: nil,
            depth: 0,
            inputs: Inputs(environment: environment)
        )
        let node = Content._makeNode(view, context)
        root = node
        scrolling.start(in: self)
        if hasTicks { awaitTick(1) }
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
        let reading = node.beginReading()
        return withObservationTracking(body) { [weak node] in
            guard let node else { return }
            node.host.invalidate(node, since: reading)
        }
    }

    /// Has a place's content made anew once the event is over, as an object that it has read changes.
    ///
    /// - Parameter reading: The reading that is meant: a later one tells by itself.
    nonisolated func invalidate(_ node: Node, since reading: Int? = nil) {
        // Bodies change nothing.
        guard reader.node == nil else { return }
        enqueue(.current) { [weak node] in
            MainActor.assumeIsolated {
                guard let node, reading == nil || reading == node.reading else { return [] }
                return [node]
            }
        }
    }

    /// Has a write come into force when the event is over.
    nonisolated func enqueue(_ transaction: Transaction, _ write: @escaping () -> [Node]) {
        // Writes are made where the tree lives, and run there.
        nonisolated(unsafe) let write = write
        MainActor.assumeIsolated {
            // A task that the runtime has not left to the tree.
            if !VirtualTasks.areVirtual, VirtualTime.host !== self { fault = .tasks }
            unsafe append(transaction, write)
        }
    }

    /// Numbers places in the order of their making.
    func nextNumber() -> Int {
        nodeCount += 1
        return nodeCount
    }

    private func append(_ transaction: Transaction, _ write: @escaping () -> [Node]) {
        for completion in transaction.completions { completion.use() }
        if let last = groups.indices.last, groups[last].transaction.isEqual(to: transaction) {
            groups[last].writes.append(write)
        } else {
            groups.append(WriteGroup(transaction: transaction, writes: [write]))
        }
    }

    /// Has an action run once the update is laid out.
    func afterUpdate(_ action: @escaping () -> Void) {
        if isAsked { actsOnFrames = true }
        afterUpdate.append(action)
    }

    /// Brings what was written into force, until the tree has come to rest.
    func flush() throws(ViewFault) {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        if !groups.isEmpty { follow() }
        var rounds = 0
        while isUnheard || !groups.isEmpty || !afterUpdate.isEmpty {
            rounds += 1
            guard rounds <= Self.maximumUpdates else {
                groups.removeAll()
                throw .restless(time: now)
            }
            if !groups.isEmpty { apply(groups.removeFirst()) }
            runAfterUpdate()
        }
        if let fault { throw fault }
    }

    private func apply(_ group: WriteGroup) {
        update += 1
        animationEnd = nil
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
        dirty.sort { ($0.depth, $0.number) < ($1.depth, $1.number) }
        for node in dirty where node.isDirty && !node.isRemoved {
            var inputs = node.inputs
            inputs.transaction = group.transaction
            for adjust in inputs.adjustments { adjust(&inputs.transaction) }
            node.isDirty = false
            node.reevaluate(inputs)
        }
        layOut()
        for completion in group.transaction.completions {
            completion.wait(for: animationEnd, in: self)
        }
    }

    private func runAfterUpdate() {
        isUnheard = false
        listeners.removeAll { $0.node() == nil }
        for listener in listeners where listener.hear() && isAsked { actsOnFrames = true }
        let actions = afterUpdate
        afterUpdate.removeAll()
        for action in actions { action() }
    }

    /// What sizes follow from has changed within a layout: they are asked for again.
    func forgetSizes() { layoutPass += 1 }

    private func layOut() {
        guard let root else { return }
        let item = rootItem ?? RootItem(self)
        rootItem = item
        item.children = root.items
        layoutPass += 1
        isUnheard = true
        item.layOut(in: size)
    }

    /// Places something with a transaction of its own.
    func placing(by transaction: Transaction, _ place: () -> Void) {
        let others = placing
        placing = transaction
        defer { placing = others }
        place()
    }

    /// Has an action run after each layout, as long as a place is there; it tells whether there was anything
    /// to hear.
    func listen(_ node: Node, _ hear: @escaping @MainActor () -> Bool) {
        listeners.append(({ [weak node] in node.flatMap { $0.isRemoved ? nil : $0 } }, hear))
    }

    /// The update that is being made has begun a motion.
    func expectEnd(_ end: MotionEnd?) {
        guard let end else { return }
        if animationEnd == nil { animationEnd = end } else { animationEnd?.formUnion(end) }
    }

    /// When the last animation that `change` begins will have ended, in seconds; nil if it begins none, and
    /// infinity for never.
    func animationEnd(of change: () -> Void) -> Double? {
        let others = animationEnd
        animationEnd = nil
        change()
        let end = animationEnd
        expectEnd(others)
        return end?.removed
    }
}

// MARK: - Frames

extension ViewHost {
    /// Has `follow` run before each frame that is seen, as long as a place is there and `isNeeded`; it tells
    /// whether it has made anything anew.
    func followFrames(
        _ node: Node,
        while isNeeded: @escaping @MainActor () -> Bool = { true },
        _ follow: @escaping @MainActor () -> Bool
    ) {
        let place = { @MainActor [weak node] in
            node.flatMap { $0.isRemoved || !isNeeded() ? nil : $0 }
        }
        frameFollowers.append((place, follow))
    }

    /// Has what depends on the time made anew for the frame that is to be seen now.
    func prepareFrame() throws(ViewFault) {
        isAsked = true
        defer { isAsked = false }
        if !hasTicks { follow() }
        try flush()
    }

    /// Waits for a frame that comes by itself, and then for the next.
    fileprivate func awaitTick(_ number: Int) {
        schedule(at: Double(number) / Self.tickRate) { [weak self] in
            self?.follow()
            self?.awaitTick(number + 1)
        }
    }

    /// Brings what every frame makes anew up to the time, in an update without an animation. It goes before
    /// each change, too: what a change moves must not depend on which frames were seen before.
    fileprivate func follow() {
        guard followed != now else { return }
        followed = now
        frameFollowers.removeAll { $0.node() == nil }
        guard !frameFollowers.isEmpty else { return }
        isFollowing = true
        defer { isFollowing = false }
        update += 1
        var isAnew = false
        for follower in frameFollowers where follower.node() != nil {
            isAnew = follower.follow() || isAnew
        }
        if isAnew { layOut() }
    }

    /// Has an action run when the tree is given up.
    func atEnd(_ action: @escaping () -> Void) { ends.append(action) }

    /// The tree is given up: its tasks are cancelled.
    func end() {
        for action in ends { action() }
        ends.removeAll()
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
        try flush()
        var count = 0
        var last = now
        while let event = events.next(until: time + VirtualTime.tolerance) {
            now = max(now, event.time)
            count = event.time > last ? 0 : count + 1
            last = event.time
            guard count <= Self.maximumEvents else { throw .restless(time: now) }
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
