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

    /// Each in turn.
    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        var number = 0
        for content in repeat each view.content {
            list.list(content, as: number)
            number += 1
        }
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

    /// Those of the branch.
    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        switch view.branch {
        case .first(let content): list.list(content, as: true)
        case .second(let content): list.list(content, as: false)
        }
    }
}

/// The place of one of two views: another condition is another place.
final class ConditionalNode<True: View, False: View>: _ViewNode<_ConditionalContent<True, False>> {
    private var first: Presence<_ViewNode<True>>?
    private var second: Presence<_ViewNode<False>>?

    override init(_ view: _ConditionalContent<True, False>, _ context: _NodeContext) {
        super.init(view, context)
        switch view.branch {
        case .first(let content): first = Presence(add(content, inputs), of: self)
        case .second(let content): second = Presence(add(content, inputs), of: self)
        }
    }

    override func update(_ view: _ConditionalContent<True, False>, _ inputs: Inputs) {
        super.update(view, inputs)
        let transaction = inputs.transaction
        switch view.branch {
        case .first(let content):
            if second?.leave(transaction, { [weak self] in self?.second = nil }) == false {
                second = nil
            }
            show(content, in: &first, inputs)
        case .second(let content):
            if first?.leave(transaction, { [weak self] in self?.first = nil }) == false {
                first = nil
            }
            show(content, in: &second, inputs)
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

extension Node {
    /// Shows a view in a place that may not be there, or be on its way out.
    func show<Content: View>(
        _ content: Content,
        in place: inout Presence<_ViewNode<Content>>?,
        _ inputs: Inputs
    ) {
        if let place {
            place.stay(inputs.transaction)
            place.node.update(content, inputs)
        } else {
            place = Presence(add(content, inputs), of: self, with: inputs.transaction)
        }
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

    /// Those of what is wrapped.
    public nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        if let view { Wrapped._listSubviews(view, &list) }
    }
}

/// The place of a view that may not be there.
final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: Presence<_ViewNode<Wrapped>>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = Presence(add(view, inputs), of: self) }
    }

    override func update(_ view: Wrapped?, _ inputs: Inputs) {
        super.update(view, inputs)
        if let view {
            show(view, in: &child, inputs)
        } else if child?.leave(inputs.transaction, { [weak self] in self?.child = nil }) == false {
            child = nil
        }
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}
