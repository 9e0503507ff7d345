@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(
        first: True
    ) -> _ConditionalContent<True, False> {
        _ConditionalContent(.first(first))
    }
    public static func buildEither<True: View, False: View>(
        second: False
    ) -> _ConditionalContent<True, False> {
        _ConditionalContent(.second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

public nonisolated struct TupleView<each Content: View>: _PrimitiveView {
    let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        TupleNode(view, context)
    }

    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        var number = 0
        for content in repeat each view.content {
            list.list(content, as: number)
            number += 1
        }
    }
}

/// The node of a `TupleView`, with a child node for each element.
final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
    private let children: (repeat _ViewNode<each Content>)

    override init(_ view: TupleView<repeat each Content>, _ context: _NodeContext) {
        // `self` is not available yet; the parent is set below.
        children = (repeat (each Content)._makeNode(each view.content, context.forChild))
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

public nonisolated struct _ConditionalContent<True: View, False: View>: _PrimitiveView {
    enum Branch {
        case first(True)
        case second(False)
    }
    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ConditionalNode(view, context)
    }

    public static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        switch view.branch {
        case .first(let content): list.list(content, as: true)
        case .second(let content): list.list(content, as: false)
        }
    }
}

/// The node of a conditional view, with a separate child node for each branch.
final class ConditionalNode<True: View, False: View>: _ViewNode<_ConditionalContent<True, False>> {
    private var first: TransitioningChild<_ViewNode<True>>?
    private var second: TransitioningChild<_ViewNode<False>>?

    override init(_ view: _ConditionalContent<True, False>, _ context: _NodeContext) {
        super.init(view, context)
        switch view.branch {
        case .first(let content): first = TransitioningChild(add(content, inputs), of: self)
        case .second(let content): second = TransitioningChild(add(content, inputs), of: self)
        }
    }

    override func update(_ view: _ConditionalContent<True, False>, _ inputs: Inputs) {
        super.update(view, inputs)
        let transaction = inputs.transaction
        switch view.branch {
        case .first(let content):
            if second?.startRemoval(transaction, { [weak self] in self?.second = nil }) == false {
                second = nil
            }
            show(content, in: &first, inputs)
        case .second(let content):
            if first?.startRemoval(transaction, { [weak self] in self?.first = nil }) == false {
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
    /// Shows a view in `place`. Creates its node, or updates the existing node and cancels its
    /// removal.
    func show<Content: View>(
        _ content: Content,
        in place: inout TransitioningChild<_ViewNode<Content>>?,
        _ inputs: Inputs
    ) {
        if let place {
            place.cancelRemoval(inputs.transaction)
            place.node.update(content, inputs)
        } else {
            place = TransitioningChild(add(content, inputs), of: self, with: inputs.transaction)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    /// Never called.
    public var body: Never { fatalError("an optional view has no body") }
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        OptionalNode(view, context)
    }

    public nonisolated static func _listSubviews(_ view: Self, _ list: inout _SubviewList) {
        if let view { Wrapped._listSubviews(view, &list) }
    }
}

/// The node of an optional view.
final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: TransitioningChild<_ViewNode<Wrapped>>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = TransitioningChild(add(view, inputs), of: self) }
    }

    override func update(_ view: Wrapped?, _ inputs: Inputs) {
        super.update(view, inputs)
        if let view {
            show(view, in: &child, inputs)
        } else if child?.startRemoval(inputs.transaction, { [weak self] in self?.child = nil })
            == false
        {
            child = nil
        }
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}
