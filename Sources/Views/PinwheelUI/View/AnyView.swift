public nonisolated struct AnyView: _PrimitiveView {
    fileprivate let box: AnyViewBox

    public nonisolated init<Content: View>(_ view: Content) { box = TypedViewBox(view) }
    public nonisolated init<Content: View>(erasing view: Content) { self.init(view) }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        AnyViewNode(view, context)
    }

    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        view.box.listSubviews(&list)
    }
}

private class AnyViewBox {
    /// Creates the node of the wrapped view.
    @MainActor func makeNode(_ context: _NodeContext) -> Node {
        fatalError("subclasses override makeNode")
    }
    /// Updates `node` with the wrapped view. Returns `false` if the node belongs to a view of
    /// another type.
    @MainActor func update(_ node: Node, _ inputs: Inputs) -> Bool { false }
    /// Appends the subviews of the wrapped view.
    func listSubviews(_ list: inout _SubviewList) {}
}

private final class TypedViewBox<Content: View>: AnyViewBox {
    let view: Content
    init(_ view: Content) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> Node { Content._makeNode(view, context) }

    override func update(_ node: Node, _ inputs: Inputs) -> Bool {
        guard let node = node as? _ViewNode<Content> else { return false }
        node.update(view, inputs)
        return true
    }

    override func listSubviews(_ list: inout _SubviewList) {
        list.list(view, as: ObjectIdentifier(Content.self))
    }
}

/// The node of an `AnyView`. A view of a different type replaces the child node and its state.
private final class AnyViewNode: _ViewNode<AnyView> {
    private let replaceable = ReplaceableChild()

    override init(_ view: AnyView, _ context: _NodeContext) {
        super.init(view, context)
        replaceable.setInitial(view.box.makeNode(childContext(inputs)), of: self)
    }

    override func update(_ view: AnyView, _ inputs: Inputs) {
        super.update(view, inputs)
        if let node = replaceable.current?.node, view.box.update(node, inputs) { return }
        _ = replaceable.replace(of: self, with: inputs.transaction) {
            view.box.makeNode(childContext(inputs))
        }
    }

    override func collect(_ items: inout [LayoutItem]) { replaceable.collect(&items) }

    override func remove() {
        replaceable.remove()
        super.remove()
    }
}
