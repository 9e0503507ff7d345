import Foundation

/// A view with actions for its appearance and disappearance.
nonisolated struct LifecycleObserver<Content: View>: ContentView {
    let content: Content
    let appeared: (() -> Void)?
    let disappeared: (() -> Void)?

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LifecycleObserverNode(view, context)
    }
}

/// The node of a view with life-cycle actions. A view without items has not appeared.
final class LifecycleObserverNode<Content: View>: ContentNode<LifecycleObserver<Content>> {
    /// Whether the view has items now, and whether it had items at the last report.
    private var (hasItems, hasReported) = (false, false)
    private var isScheduled = false

    override init(_ view: LifecycleObserver<Content>, _ context: _NodeContext) {
        super.init(view, context)
        // Actions of inner views run first.
        scheduleReport()
    }

    /// Schedules a report of the current state after the layout.
    private func scheduleReport() {
        guard !isScheduled else { return }
        isScheduled = true
        host.afterUpdate { [weak self] in self?.report() }
    }

    private func report() {
        isScheduled = false
        guard !isRemoved, hasItems != hasReported else { return }
        hasReported = hasItems
        (hasItems ? view.appeared : view.disappeared)?()
    }

    override func collect(_ items: inout [LayoutItem]) {
        let count = items.count
        super.collect(&items)
        hasItems = items.count > count
        if hasItems != hasReported { scheduleReport() }
    }

    override func remove() {
        super.remove()
        if hasReported, let disappeared = view.disappeared { host.afterUpdate(disappeared) }
    }
}

/// A view with an action for changes of a value.
nonisolated struct ChangeObserver<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: Value
    let isInitial: Bool
    /// Whether to call the action that the view had before the change.
    var callsPreviousAction = false
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ChangeObserverNode(view, context)
    }
}

/// The node of a view that observes a value.
final class ChangeObserverNode<Content: View, Value: Equatable>: ContentNode<
    ChangeObserver<Content, Value>
>
{
    override init(_ view: ChangeObserver<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        if view.isInitial { host.afterUpdate { view.action(view.value, view.value) } }
    }

    override func update(_ view: ChangeObserver<Content, Value>, _ inputs: Inputs) {
        let old = self.view
        super.update(view, inputs)
        guard old.value != view.value else { return }
        let action = view.callsPreviousAction ? old.action : view.action
        host.afterUpdate { action(old.value, view.value) }
    }
}

/// A view whose state is reset when its identity changes.
nonisolated struct Identified<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let id: ID

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        IdentifiedNode(view, context)
    }
}

/// The node of a view with an explicit identity. It replaces its child when the identity changes.
final class IdentifiedNode<Content: View, ID: Hashable>: _ViewNode<Identified<Content, ID>> {
    private var content: _ViewNode<Content>?
    private let replaceable = ReplaceableChild()

    override init(_ view: Identified<Content, ID>, _ context: _NodeContext) {
        super.init(view, context)
        let node = add(view.content, inputs)
        content = node
        replaceable.setInitial(node, of: self)
    }

    override func update(_ view: Identified<Content, ID>, _ inputs: Inputs) {
        let isSame = view.id == self.view.id
        super.update(view, inputs)
        if isSame {
            content?.update(view.content, inputs)
        } else {
            content = replaceable.replace(of: self, with: inputs.transaction) {
                add(view.content, inputs)
            }
        }
    }

    override func collect(_ items: inout [LayoutItem]) { replaceable.collect(&items) }

    override func remove() {
        replaceable.remove()
        super.remove()
    }
}

nonisolated extension View {
    /// Calls the action after the first layout, before the first frame.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleObserver(content: self, appeared: action, disappeared: nil)
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleObserver(content: self, appeared: nil, disappeared: action)
    }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, isInitial: initial, action: action)
    }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, isInitial: initial) { _, _ in action() }
    }
    /// Calls the action that the view had before the change, with the new value.
    public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        ChangeObserver(content: self, value: value, isInitial: false, callsPreviousAction: true) {
            action($1)
        }
    }
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
