/// A view that has something done while it is there.
nonisolated struct Tasked<Content: View, ID: Equatable>: ContentView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        TaskedNode(view, context)
    }
}

/// The place of a view that has something done: begun after it has appeared, begun again where its value
/// changes, cancelled where it goes.
final class TaskedNode<Content: View, ID: Equatable>: ContentNode<Tasked<Content, ID>> {
    private var task: Task<Void, Never>?

    override init(_ view: Tasked<Content, ID>, _ context: _NodeContext) {
        super.init(view, context)
        host.afterUpdate { [weak self] in self?.start() }
        host.atEnd { [weak self] in self?.task?.cancel() }
    }

    private func start() {
        guard !isRemoved else { return }
        guard VirtualTasks.areVirtual else {
            host.fault = .tasks
            return
        }
        task?.cancel()
        let action = view.action
        task = Task(priority: view.priority) { await action() }
    }

    override func update(_ view: Tasked<Content, ID>, _ inputs: Inputs) {
        let isSame = self.view.id == view.id
        super.update(view, inputs)
        if !isSame { host.afterUpdate { [weak self] in self?.start() } }
    }

    override func remove() {
        super.remove()
        task?.cancel()
    }
}

nonisolated extension View {
    /// Does something once the view has appeared, until it goes: then it is cancelled.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Tasked(content: self, id: 0, priority: priority, action: action)
    }
    /// Does something once the view has appeared, and again where a value changes: what was begun before is
    /// cancelled.
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        Tasked(content: self, id: value, priority: priority, action: action)
    }
}
