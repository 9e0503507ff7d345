import Foundation
import Observation
import Raster

/// The tree of a view and its clock. State changes with equal transactions are grouped, and each
/// group is one update.
@MainActor
public final class ViewHost {
    /// The virtual time, in seconds.
    private(set) var now = 0.0 { didSet { VirtualTime.set(now) } }
    /// The node whose body is being evaluated. Bodies must not change state.
    nonisolated let reader = Reader()
    /// The number of updates so far.
    fileprivate(set) var update = 0
    /// The number of the current layout pass. Items cache their sizes during one pass.
    private(set) var layoutPass = 0
    /// The transaction of the current update.
    private(set) var transaction = Transaction()

    /// The transaction for changes of frames, or `nil` to use the transaction of the update.
    private(set) var placing: Transaction?

    /// The transaction of the innermost `withTransaction` whose body is running.
    nonisolated let currentTransaction = CurrentTransaction()
    /// The generator of the view's random numbers.
    let random = VirtualRandom()
    /// The reason why the view cannot be drawn, found while it ran.
    var fault: ViewFault?

    private var groups: [WriteGroup] = []
    private var nodeCount = 0
    private var root: Node?
    private(set) var rootItem: RootItem?
    private var afterUpdate: [() -> Void] = []
    private var isFlushing = false
    private let size: ProposedViewSize
    private let environment: EnvironmentValues
    /// The driver of the scroll views.
    let scrolling: ScrollDriver
    /// Messages about content that is drawn differently than requested, without duplicates.
    private(set) var notes: [String] = []
    private(set) var unknownSymbols: [String] = []

    /// The node whose body is being evaluated. Unchecked, because a session runs on one thread at a
    /// time.
    final class Reader: @unchecked Sendable { fileprivate(set) weak var node: Node? }

    /// The current transaction. Unchecked, because a session runs on one thread at a time.
    final class CurrentTransaction: @unchecked Sendable { var transaction = Transaction() }

    /// State changes with equal transactions.
    private struct WriteGroup {
        var transaction: Transaction
        var writes: [() -> [Node]]
    }

    private var events = EventQueue()
    /// The work that was handed to system queues and run loops.
    var systemWork = SystemWork()
    private var ends: [() -> Void] = []
    /// The time of the last call of the frame followers.
    private var followedTime: Double?
    /// Whether the frame followers are running. Their changes are not animated.
    private(set) var isUpdatingForFrame = false
    private var frameFollowers: [(node: @MainActor () -> Node?, follow: @MainActor () -> Bool)] = []
    private var listeners: [(node: () -> Node?, hear: @MainActor () -> Bool)] = []
    /// Whether there was a layout since the last call of the listeners.
    private var hasUnreportedLayout = false
    /// Whether a frame is being prepared that a caller requested.
    private var isFrameRequested = false
    /// Whether frame followers run at a fixed rate, and not for requested frames.
    private let hasTicks: Bool
    /// Whether the preparation of a requested frame has triggered actions. The result then depends
    /// on which frames are requested.
    private(set) var actsOnFrames = false
    private var animationEnd: AnimationEnd?

    /// The fixed frame rate, in frames per second.
    nonisolated static let tickRate = 60.0

    /// The greatest number of updates at one time. More indicate a view that keeps changing its own
    /// state.
    nonisolated static let maximumUpdates = 1000

    /// The greatest number of events at one time. More indicate events that keep triggering others.
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

    /// The size proposed to the view.
    var offered: ProposedViewSize { size }
    /// The pixels per point.
    var displayScale: CGFloat { environment.displayScale }

    /// Adds a message about content that is drawn differently than requested.
    func note(_ note: String) {
        if !notes.contains(note) { notes.append(note) }
    }

    /// Records a symbol without an outline, which is drawn as a crossed square.
    func noteUnknownSymbol(_ name: String) {
        if !unknownSymbols.contains(name) { unknownSymbols.append(name) }
        note("the symbol “\(name)” has no outline: a crossed square is drawn instead")
    }

    /// Creates the tree of a view, lays it out, and runs its appearance actions.
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
        if hasTicks { scheduleTick(1) }
        update += 1
        layOut()
        runAfterUpdate()
        try flush()
    }

    /// Runs `body` as an evaluation of a node's content. A change of an object that it reads
    /// invalidates the node.
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

    /// Schedules a reevaluation of a node's content, because an object that it has read changed.
    ///
    /// - Parameters:
    ///   - node: The node to reevaluate.
    ///   - reading: The number of the evaluation that read the object. If there was a later one,
    ///     the call has no effect.
    nonisolated func invalidate(_ node: Node, since reading: Int? = nil) {
        // Changes during the evaluation of a body are ignored.
        guard reader.node == nil else { return }
        enqueue(.current) { [weak node] in
            MainActor.assumeIsolated {
                guard let node, reading == nil || reading == node.reading else { return [] }
                return [node]
            }
        }
    }

    /// Adds a state change, which takes effect at the end of the running event. `write` returns the
    /// nodes to reevaluate.
    nonisolated func enqueue(_ transaction: Transaction, _ write: @escaping () -> [Node]) {
        // State is changed and applied only on the thread of the tree.
        nonisolated(unsafe) let write = write
        MainActor.assumeIsolated {
            // A task runs on the Swift runtime's own threads.
            if !VirtualTasks.areVirtual, VirtualTime.host !== self { fault = .tasks }
            unsafe append(transaction, write)
        }
    }

    /// Returns the number of a new node.
    func nextNumber() -> Int {
        nodeCount += 1
        return nodeCount
    }

    private func append(_ transaction: Transaction, _ write: @escaping () -> [Node]) {
        for completion in transaction.completions { completion.recordChange() }
        if let last = groups.indices.last, groups[last].transaction.isEqual(to: transaction) {
            groups[last].writes.append(write)
        } else {
            groups.append(WriteGroup(transaction: transaction, writes: [write]))
        }
    }

    /// Schedules an action for the end of the current update, after the layout.
    func afterUpdate(_ action: @escaping () -> Void) {
        if isFrameRequested { actsOnFrames = true }
        afterUpdate.append(action)
    }

    /// Applies pending state changes until there are none left.
    func flush() throws(ViewFault) {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        if !groups.isEmpty { runFrameFollowers() }
        var rounds = 0
        while hasUnreportedLayout || !groups.isEmpty || !afterUpdate.isEmpty {
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
        // Ancestors come first, because they may update or remove their descendants.
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
        hasUnreportedLayout = false
        listeners.removeAll { $0.node() == nil }
        for listener in listeners where listener.hear() && isFrameRequested { actsOnFrames = true }
        let actions = afterUpdate
        afterUpdate.removeAll()
        for action in actions { action() }
    }

    /// Invalidates the cached sizes, because a value that they depend on changed during the layout.
    func invalidateSizes() { layoutPass += 1 }

    private func layOut() {
        guard let root else { return }
        let item = rootItem ?? RootItem(self)
        rootItem = item
        item.children = root.items
        layoutPass += 1
        hasUnreportedLayout = true
        item.layOut(in: size)
    }

    /// Runs `place` with a transaction for the changes of frames.
    func placing(by transaction: Transaction, _ place: () -> Void) {
        let outer = placing
        placing = transaction
        defer { placing = outer }
        place()
    }

    /// Calls an action after each layout until the node is removed. The action returns whether it
    /// found a change.
    func listen(_ node: Node, _ hear: @escaping @MainActor () -> Bool) {
        listeners.append(({ [weak node] in node.flatMap { $0.isRemoved ? nil : $0 } }, hear))
    }

    /// Records the end of an animation that the current update has started.
    func recordAnimationEnd(_ end: AnimationEnd?) {
        guard let end else { return }
        if animationEnd == nil { animationEnd = end } else { animationEnd?.formUnion(end) }
    }

    /// Returns the end of the last animation that `change` starts, in seconds. Returns `nil` if it
    /// starts none, and infinity if an animation is endless.
    func animationEnd(of change: () -> Void) -> Double? {
        let outer = animationEnd
        animationEnd = nil
        change()
        let end = animationEnd
        recordAnimationEnd(outer)
        return end?.removed
    }
}

// MARK: - Frames

extension ViewHost {
    /// Calls `follow` before each frame while `isNeeded` returns `true` and until the node is
    /// removed. `follow` returns whether it has changed the tree.
    func updateBeforeFrames(
        _ node: Node,
        while isNeeded: @escaping @MainActor () -> Bool = { true },
        _ follow: @escaping @MainActor () -> Bool
    ) {
        let place = { @MainActor [weak node] in
            node.flatMap { $0.isRemoved || !isNeeded() ? nil : $0 }
        }
        frameFollowers.append((place, follow))
    }

    /// Updates content that depends on the time, for a frame at the current time.
    func prepareFrame() throws(ViewFault) {
        isFrameRequested = true
        defer { isFrameRequested = false }
        if !hasTicks { runFrameFollowers() }
        try flush()
    }

    /// Schedules the frame of a number at the fixed rate, and then the next one.
    fileprivate func scheduleTick(_ number: Int) {
        schedule(at: Double(number) / Self.tickRate) { [weak self] in
            self?.runFrameFollowers()
            self?.scheduleTick(number + 1)
        }
    }

    /// Calls the frame followers at the current time and lays out the tree if needed.
    ///
    /// It runs before each state change as well. Otherwise the start values of animations would
    /// depend on the frames drawn before.
    fileprivate func runFrameFollowers() {
        guard followedTime != now else { return }
        followedTime = now
        frameFollowers.removeAll { $0.node() == nil }
        guard !frameFollowers.isEmpty else { return }
        isUpdatingForFrame = true
        defer { isUpdatingForFrame = false }
        update += 1
        var hasChanged = false
        for follower in frameFollowers where follower.node() != nil {
            hasChanged = follower.follow() || hasChanged
        }
        if hasChanged { layOut() }
    }

    /// Adds an action to run when the session of the tree ends.
    func atEnd(_ action: @escaping () -> Void) { ends.append(action) }

    /// Ends the session of the tree. Its tasks are cancelled.
    func end() {
        for action in ends { action() }
        ends.removeAll()
    }
}

// MARK: - Time

extension ViewHost {
    /// Schedules an action at a time in seconds. Actions at one time run in the order of their
    /// scheduling.
    @discardableResult
    func schedule(at time: Double, _ action: @escaping @MainActor () -> Void) -> EventQueue.Ticket {
        events.add(at: max(time, now), action)
    }

    /// Cancels a scheduled action.
    func cancel(_ ticket: EventQueue.Ticket) { events.cancel(ticket) }

    /// Advances the clock to `time` and runs all events until then, each in an update of its own.
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

    /// Returns the drawing of the tree at the current time.
    func items(_ context: DrawContext) -> [Scene.Item] {
        var items: [Scene.Item] = []
        rootItem?.draw(context, into: &items)
        return items
    }

    /// The size of the image, in points.
    var contentSize: CGSize { rootItem?.size ?? .zero }
}
