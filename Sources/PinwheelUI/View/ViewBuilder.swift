/// Makes one view of several statements.
@resultBuilder
public enum ViewBuilder {
    /// No statement.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view is itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }
    /// A view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The first branch.
    public static func buildEither<True: View, False: View>(
        first: True
    ) -> _ConditionalContent<True, False> {
        _ConditionalContent(.first(first))
    }
    /// The second branch.
    public static func buildEither<True: View, False: View>(
        second: False
    ) -> _ConditionalContent<True, False> {
        _ConditionalContent(.second(second))
    }
    /// Views within `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views, one after another.
public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        TupleNode(view, context)
    }
}

/// The places of several views.
final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
    private let children: (repeat _ViewNode<each Content>)

    override init(_ view: TupleView<repeat each Content>, _ context: _NodeContext) {
        // The children's parent is set once there is one.
        children = (repeat (each Content)._makeNode(each view.content, context.inner))
        super.init(view, context)
        for child in repeat each children { child.parent = self }
    }

    override func update(_ view: TupleView<repeat each Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        for (child, content) in repeat (each children, each view.content) {
            child.update(content, inputs)
        }
    }

    override func collect(_ items: inout [LayoutItem]) {
        for child in repeat each children { child.collect(&items) }
    }

    override func remove() {
        for child in repeat each children { child.remove() }
        super.remove()
    }
}

/// One of two views, by a condition.
public nonisolated struct _ConditionalContent<True: View, False: View>: _PrimitiveView {
    enum Branch {
        case first(True)
        case second(False)
    }
    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ConditionalNode(view, context)
    }
}

/// The place of one of two views: another condition is another place.
final class ConditionalNode<True: View, False: View>: _ViewNode<_ConditionalContent<True, False>> {
    private var first: _ViewNode<True>?
    private var second: _ViewNode<False>?

    override init(_ view: _ConditionalContent<True, False>, _ context: _NodeContext) {
        super.init(view, context)
        show(view, inputs)
    }

    override func update(_ view: _ConditionalContent<True, False>, _ inputs: Inputs) {
        super.update(view, inputs)
        show(view, inputs)
    }

    private func show(_ view: _ConditionalContent<True, False>, _ inputs: Inputs) {
        switch view.branch {
        case .first(let content):
            second.take()?.leave(inputs.transaction)
            if let first { first.update(content, inputs) } else { first = add(content, inputs) }
        case .second(let content):
            first.take()?.leave(inputs.transaction)
            if let second { second.update(content, inputs) } else { second = add(content, inputs) }
        }
    }

    override func collect(_ items: inout [LayoutItem]) {
        first?.collect(&items)
        second?.collect(&items)
    }

    override func remove() {
        first?.remove()
        second?.remove()
        super.remove()
    }
}

extension Optional: View where Wrapped: View {
    /// There is none: the tree looks after what is wrapped.
    public typealias Body = Never
    /// What the view is made of.
    public var body: Never { fatalError("an optional view has no body") }
    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        OptionalNode(view, context)
    }
}

/// The place of a view that may not be there.
final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = add(view, inputs) }
    }

    override func update(_ view: Wrapped?, _ inputs: Inputs) {
        super.update(view, inputs)
        if let view {
            if let child { child.update(view, inputs) } else { child = add(view, inputs) }
        } else {
            child.take()?.leave(inputs.transaction)
        }
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}
