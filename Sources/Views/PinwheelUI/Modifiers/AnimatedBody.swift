import Foundation

/// A view whose changes are those of its surroundings, below another that has changed them.
nonisolated struct OuterMotion<Content: View>: ContentView {
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { _, inputs in
            guard let outer = inputs.environment.outerInputs.popLast() else { return }
            inputs.transaction = outer.transaction
            inputs.adjustments = outer.adjustments
        }
    }
}

/// A view what goes with whose changes is adjusted, but not for what `OuterMotion` holds below.
nonisolated struct InnerMotion<Content: View>: ContentView {
    let content: Content
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { view, inputs in
            inputs.environment.outerInputs.append(
                OuterInputs(
                    transaction: inputs.transaction,
                    adjustments: inputs.adjustments
                )
            )
            view.adjust(&inputs.transaction)
            inputs.adjustments.append(view.adjust)
        }
    }
}

/// What goes with changes around a view that adjusts it.
private struct OuterInputs {
    let transaction: Transaction
    let adjustments: [(inout Transaction) -> Void]
}

extension EnvironmentValues {
    /// The inputs around views that adjust changes, the innermost last.
    @Entry fileprivate var outerInputs: [OuterInputs] = []
}

/// A view what goes with whose changes is adjusted when a value changes.
nonisolated struct ValueAdjusted<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: Value
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ValueAdjustedNode(view, context)
    }
}

/// The place of a view that adjusts what goes with changes when a value changes.
final class ValueAdjustedNode<Content: View, Value: Equatable>: ContentNode<
    ValueAdjusted<Content, Value>
>
{
    private var hasChanged = false

    override func update(_ view: ValueAdjusted<Content, Value>, _ inputs: Inputs) {
        hasChanged = view.value != self.view.value
        super.update(view, inputs)
    }

    override func contentInputs() -> Inputs {
        guard hasChanged else { return inputs }
        var inputs = inputs
        view.adjust(&inputs.transaction)
        // What is placed again without a view of its own is moved by it, too.
        let (update, adjust, host) = (host.update, view.adjust, host)
        inputs.adjustments.append { transaction in
            if host.update == update { adjust(&transaction) }
        }
        return inputs
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
