import Foundation
import Observation
import Raster

/// The node tree of a view, with its virtual clock. Consecutive state changes with equal
/// transactions form one update.
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

    /// The transaction that animates changes of layout frames, or `nil` to use the transaction of
    /// the update.
    private(set) var placing: Transaction?

    /// The transaction of the innermost `withTransaction` whose body is running.
    nonisolated let currentTransaction = CurrentTransaction()
    /// The generator of the view's random numbers.
    let random = VirtualRandom()
    /// The reason why the view cannot be drawn, or `nil`. It is set while the view runs.
    var fault: ViewFault?

    private var groups: [WriteGroup] = []
    private var nodeCount = 0
    private var root: Node?
    private(set) var rootItem: RootItem?
    private var afterUpdate: [() -> Void] = []
    private var isFlushing = false
    private let size: ProposedViewSize
    private let environment: EnvironmentValues
    /// The player of the scroll trace.
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
    /// The work that was submitted to system queues and run loops.
    var systemWork = SystemWork()
    private var endActions: [() -> Void] = []
    /// The time at which the frame updates last ran, in seconds.
    private var lastFrameUpdateTime: Double?
    /// Whether the frame updates are running. Their changes are not animated.
    private(set) var isUpdatingForFrame = false
    /// The functions that update nodes before each frame. They return whether they changed the
    /// tree.
    private var frameUpdates: [(node: @MainActor () -> Node?, run: @MainActor () -> Bool)] = []
    private var layoutObservers: [(node: () -> Node?, run: @MainActor () -> Bool)] = []
    /// Whether the tree was laid out after the layout observers last ran.
    private var hasUnreportedLayout = false
    /// Whether a frame that a caller requested is being prepared.
    private var isFrameRequested = false
    /// Whether frame updates run at a fixed rate instead of for each requested frame.
    private let hasTicks: Bool
    /// Whether the preparation of a requested frame has triggered actions. The result then depends
    /// on which frames are requested.
    private(set) var actsOnFrames = false
    private var animationEnd: AnimationEnd?

    /// The fixed frame rate, in frames per second.
    nonisolated static let tickRate = 60.0

    /// The maximum number of updates at one time. A view that exceeds it keeps changing its own
    /// state.
    nonisolated static let maximumUpdates = 1000

    /// The maximum number of events at one time. If there are more, events keep triggering further
    /// events.
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
    var proposal: ProposedViewSize { size }
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

    /// Runs `body` to evaluate a node's content. Later changes of objects that it reads invalidate
    /// the node.
    func evaluate<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let before = reader.node
        reader.node = node
        defer { reader.node = before }
        let evaluation = node.beginEvaluation()
        return withObservationTracking(body) { [weak node] in
            guard let node else { return }
            node.host.invalidate(node, readBy: evaluation)
        }
    }

    /// Schedules a reevaluation of a node's content, because an object that it has read changed.
    ///
    /// - Parameters:
    ///   - node: The node to reevaluate.
    ///   - evaluation: The number of the evaluation that read the object. If there was a later one,
    ///     the call has no effect. `nil` always invalidates the node.
    nonisolated func invalidate(_ node: Node, readBy evaluation: Int? = nil) {
        // Changes during the evaluation of a body are ignored.
        guard reader.node == nil else { return }
        enqueue(.current) { [weak node] in
            MainActor.assumeIsolated {
                guard let node, evaluation == nil || evaluation == node.evaluationCount
                else { return [] }
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
            // Without virtual tasks, a task runs on a thread of the Swift runtime.
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
        if !groups.isEmpty { runFrameUpdates() }
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
        layoutObservers.removeAll { $0.node() == nil }
        for observer in layoutObservers where observer.run() && isFrameRequested {
            actsOnFrames = true
        }
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

    /// Runs `place`. `transaction` animates the changes of layout frames.
    func placing(by transaction: Transaction, _ place: () -> Void) {
        let outer = placing
        placing = transaction
        defer { placing = outer }
        place()
    }

    /// Calls an action after each layout until the node is removed. The action returns whether it
    /// found a change.
    func addLayoutObserver(for node: Node, _ action: @escaping @MainActor () -> Bool) {
        layoutObservers.append(
            ({ [weak node] in node.flatMap { $0.isRemoved ? nil : $0 } }, action)
        )
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
    /// Calls `run` before each frame, until the node is removed or `isNeeded` returns `false`.
    /// `run` returns whether it has changed the tree.
    func updateBeforeFrames(
        _ node: Node,
        while isNeeded: @escaping @MainActor () -> Bool = { true },
        _ run: @escaping @MainActor () -> Bool
    ) {
        let currentNode = { @MainActor [weak node] in
            node.flatMap { $0.isRemoved || !isNeeded() ? nil : $0 }
        }
        frameUpdates.append((currentNode, run))
    }

    /// Updates the content that depends on the time, before a frame is drawn.
    func prepareFrame() throws(ViewFault) {
        isFrameRequested = true
        defer { isFrameRequested = false }
        if !hasTicks { runFrameUpdates() }
        try flush()
    }

    /// Schedules a frame update at the time `number` / `tickRate`. It schedules the next one when
    /// it runs.
    fileprivate func scheduleTick(_ number: Int) {
        schedule(at: Double(number) / Self.tickRate) { [weak self] in
            self?.runFrameUpdates()
            self?.scheduleTick(number + 1)
        }
    }

    /// Runs the frame updates at the current time and lays out the tree if needed.
    ///
    /// It also runs before each state change. Otherwise the start values of animations would depend
    /// on which frames were drawn before.
    fileprivate func runFrameUpdates() {
        guard lastFrameUpdateTime != now else { return }
        lastFrameUpdateTime = now
        frameUpdates.removeAll { $0.node() == nil }
        guard !frameUpdates.isEmpty else { return }
        isUpdatingForFrame = true
        defer { isUpdatingForFrame = false }
        update += 1
        var hasChanged = false
        for frameUpdate in frameUpdates where frameUpdate.node() != nil {
            hasChanged = frameUpdate.run() || hasChanged
        }
        if hasChanged { layOut() }
    }

    /// Adds an action to run when the session of the tree ends.
    func atEnd(_ action: @escaping () -> Void) { endActions.append(action) }

    /// Ends the session of the tree and cancels its tasks.
    func end() {
        for action in endActions { action() }
        endActions.removeAll()
    }
}

// MARK: - Time

extension ViewHost {
    /// Schedules an action at a time in seconds. Actions with equal times run in the order in which
    /// they were scheduled.
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
}
