/// A view with a task that runs while the view exists.
nonisolated struct TaskModified<Content: View, ID: Equatable>: ContentView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        TaskModifiedNode(view, context)
    }
}

/// The node of a view with a task. The task starts after the view has appeared, restarts when its
/// value changes, and is cancelled when the view is removed.
final class TaskModifiedNode<Content: View, ID: Equatable>: ContentNode<TaskModified<Content, ID>> {
    private var task: Task<Void, Never>?

    override init(_ view: TaskModified<Content, ID>, _ context: _NodeContext) {
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

    override func update(_ view: TaskModified<Content, ID>, _ inputs: Inputs) {
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
    /// Runs a task on the virtual clock while the view exists.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskModified(content: self, id: 0, priority: priority, action: action)
    }
    /// Runs a task on the virtual clock, and restarts it when `value` changes.
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        TaskModified(content: self, id: value, priority: priority, action: action)
    }
}
