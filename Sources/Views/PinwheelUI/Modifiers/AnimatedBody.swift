import Foundation

/// A view whose changes are those of its surroundings, below another that has changed them.
nonisolated struct OuterMotion<Content: View>: _PrimitiveView {
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context, { $0.content }) { _, inputs in
            guard let outer = inputs.environment.outerMotions.popLast() else { return }
            inputs.transaction = outer.transaction
            inputs.adjustments = outer.adjustments
        }
    }
}

/// A view what goes with whose changes is adjusted, but not for what `OuterMotion` holds below.
nonisolated struct InnerMotion<Content: View>: _PrimitiveView {
    let content: Content
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context, { $0.content }) { view, inputs in
            inputs.environment.outerMotions.append(
                OuterMotions.Outer(
                    transaction: inputs.transaction,
                    adjustments: inputs.adjustments
                )
            )
            view.adjust(&inputs.transaction)
            inputs.adjustments.append(view.adjust)
        }
    }
}

/// What goes with changes around views that adjust it.
enum OuterMotions: EnvironmentKey {
    struct Outer {
        let transaction: Transaction
        let adjustments: [(inout Transaction) -> Void]
    }
    static var defaultValue: [Outer] { [] }
}

extension EnvironmentValues {
    fileprivate var outerMotions: [OuterMotions.Outer] {
        get { self[OuterMotions.self] }
        set { self[OuterMotions.self] = newValue }
    }
}

/// A view what goes with whose changes is adjusted when a value changes.
nonisolated struct ValueAdjusted<Content: View, Value: Equatable>: _PrimitiveView {
    let content: Content
    let value: Value
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ValueAdjustedNode(view, context)
    }
}

/// The place of such a view.
final class ValueAdjustedNode<Content: View, Value: Equatable>: _ViewNode<
    ValueAdjusted<Content, Value>
>
{
    private var child: _ViewNode<Content>?

    override init(_ view: ValueAdjusted<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content, inputs)
    }

    override func update(_ view: ValueAdjusted<Content, Value>, _ inputs: Inputs) {
        let hasChanged = view.value != self.view.value
        super.update(view, inputs)
        var inputs = inputs
        if hasChanged {
            view.adjust(&inputs.transaction)
            let (update, adjust, host) = (host.update, view.adjust, host)
            inputs.adjustments.append { transaction in
                if host.update == update { adjust(&transaction) }
            }
        }
        child?.update(view.content, inputs)
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

nonisolated extension View {
    /// Animates changes of what `body` adds to the view, not those of the view.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let content = AnyView(OuterMotion(content: self))
        return InnerMotion(content: body(PlaceholderContentView(view: content))) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
    /// Changes what goes with changes of what `body` adds to the view.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let content = AnyView(OuterMotion(content: self))
        return InnerMotion(content: body(PlaceholderContentView(view: content)), adjust: transform)
    }
    /// Changes what goes with changes below whenever `value` changes.
    public func transaction<Value: Equatable>(
        value: Value,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        ValueAdjusted(content: self, value: value, adjust: transform)
    }
}
