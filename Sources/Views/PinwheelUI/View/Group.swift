public nonisolated struct Group<Content: View>: ContentView {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ContentNode(view, context)
    }

    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        Content._listSubviews(view.content, &list)
    }
}

/// The node of a view that only wraps another view.
final class WrapperNode<Outer: View, Content: View>: ParentNode<Outer, Content> {
    private let content: (Outer) -> Content

    init(_ view: Outer, _ context: _NodeContext, _ content: @escaping (Outer) -> Content) {
        self.content = content
        super.init(view, context)
        show()
    }

    override func makeContent() -> Content { content(view) }
}
