import Foundation

/// A view whose user is told when it appears, changes and goes.
nonisolated struct LifeTold<Content: View>: ContentView {
    let content: Content
    let appeared: (() -> Void)?
    let disappeared: (() -> Void)?

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LifeToldNode(view, context)
    }
}

/// The place of such a view; one that shows nothing has not appeared.
final class LifeToldNode<Content: View>: ContentNode<LifeTold<Content>> {
    /// Whether there is anything to be seen, and whether that was told.
    private var (isThere, isTold) = (false, false)
    private var isAsked = false

    override init(_ view: LifeTold<Content>, _ context: _NodeContext) {
        super.init(view, context)
        // Those inside appear first.
        ask()
    }

    /// Has what is there now told once it is laid out.
    private func ask() {
        guard !isAsked else { return }
        isAsked = true
        host.afterUpdate { [weak self] in self?.tell() }
    }

    private func tell() {
        isAsked = false
        guard !isRemoved, isThere != isTold else { return }
        isTold = isThere
        (isThere ? view.appeared : view.disappeared)?()
    }

    override func collect(_ items: inout [LayoutItem]) {
        let count = items.count
        super.collect(&items)
        isThere = items.count > count
        if isThere != isTold { ask() }
    }

    override func remove() {
        super.remove()
        if isTold, let disappeared = view.disappeared { host.afterUpdate(disappeared) }
    }
}

/// A view whose user is told when a value changes.
nonisolated struct ChangeTold<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: Value
    let isInitial: Bool
    /// Whether the action is that of the view before the change.
    var runsOld = false
    let action: (Value, Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ChangeToldNode(view, context)
    }
}

/// The place of a view whose user is told when a value changes.
final class ChangeToldNode<Content: View, Value: Equatable>: ContentNode<ChangeTold<Content, Value>>
{
    override init(_ view: ChangeTold<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        if view.isInitial { host.afterUpdate { view.action(view.value, view.value) } }
    }

    override func update(_ view: ChangeTold<Content, Value>, _ inputs: Inputs) {
        let old = self.view
        super.update(view, inputs)
        guard old.value != view.value else { return }
        let action = view.runsOld ? old.action : view.action
        host.afterUpdate { action(old.value, view.value) }
    }
}

/// A view whose state begins anew where a value changes.
nonisolated struct Identified<Content: View, ID: Hashable>: _PrimitiveView {
    let content: Content
    let id: ID

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        IdentifiedNode(view, context)
    }
}

/// The place of a view with an identity of its own: another one is another place.
final class IdentifiedNode<Content: View, ID: Hashable>: _ViewNode<Identified<Content, ID>> {
    private var content: _ViewNode<Content>?
    private let presences = Succession()

    override init(_ view: Identified<Content, ID>, _ context: _NodeContext) {
        super.init(view, context)
        let node = add(view.content, inputs)
        content = node
        presences.begin(with: node, of: self)
    }

    override func update(_ view: Identified<Content, ID>, _ inputs: Inputs) {
        let isSame = view.id == self.view.id
        super.update(view, inputs)
        if isSame {
            content?.update(view.content, inputs)
        } else {
            content = presences.replace(of: self, with: inputs.transaction) {
                add(view.content, inputs)
            }
        }
    }

    override func collect(_ items: inout [LayoutItem]) { presences.collect(&items) }

    override func remove() {
        presences.remove()
        super.remove()
    }
}

nonisolated extension View {
    /// Does something once the view is there, before its first frame is seen.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifeTold(content: self, appeared: action, disappeared: nil)
    }
    /// Does something once the view is gone.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifeTold(content: self, appeared: nil, disappeared: action)
    }
    /// Does something whenever a value changes, told the old and the new one.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeTold(content: self, value: value, isInitial: initial, action: action)
    }
    /// Does something whenever a value changes.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        ChangeTold(content: self, value: value, isInitial: initial) { _, _ in action() }
    }
    /// Does something whenever a value changes, told the new one.
    public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        ChangeTold(content: self, value: value, isInitial: false, runsOld: true) { action($1) }
    }
    /// The view, its state begun anew where `id` changes.
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
