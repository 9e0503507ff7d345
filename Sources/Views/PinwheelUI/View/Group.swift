public nonisolated struct Group<Content: View>: _PrimitiveView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.content }
    }

    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        Content._listSubviews(view.content, &list)
    }
}

/// The node of a view that only wraps another view.
final class WrapperNode<Outer: View, Content: View>: _ViewNode<Outer> {
    private var child: _ViewNode<Content>?
    private let content: (Outer) -> Content

    init(_ view: Outer, _ context: _NodeContext, _ content: @escaping (Outer) -> Content) {
        self.content = content
        super.init(view, context)
        child = add(content(view), inputs)
    }

    override func update(_ view: Outer, _ inputs: Inputs) {
        super.update(view, inputs)
        child?.update(content(view), inputs)
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}
