import Foundation

/// A view that restores the transaction from outside the nearest enclosing `AdjustedTransaction`.
nonisolated struct OuterTransaction<Content: View>: ContentView {
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { _, inputs in
            guard let outer = inputs.environment.outerInputs.popLast() else { return }
            inputs.transaction = outer.transaction
            inputs.adjustments = outer.adjustments
        }
    }
}

/// A view whose transactions are adjusted, except below an `OuterTransaction` inside it.
nonisolated struct AdjustedTransaction<Content: View>: ContentView {
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

/// The transaction and its adjustments outside an `AdjustedTransaction`.
private struct OuterInputs {
    let transaction: Transaction
    let adjustments: [(inout Transaction) -> Void]
}

extension EnvironmentValues {
    /// The inputs outside the enclosing `AdjustedTransaction` views, the innermost last.
    @Entry fileprivate var outerInputs: [OuterInputs] = []
}

/// A view whose transactions are adjusted when a value changes.
nonisolated struct ValueAdjusted<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: Value
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ValueAdjustedNode(view, context)
    }
}

/// The node of a view that adjusts transactions when a value changes.
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
        // Views that are not updated but get a new frame must move with the adjusted transaction
        // too.
        let (update, adjust, host) = (host.update, view.adjust, host)
        inputs.adjustments.append { transaction in
            if host.update == update { adjust(&transaction) }
        }
        return inputs
    }
}

nonisolated extension View {
    /// Animates changes in the modifiers that `body` adds. This view's own changes are not
    /// affected.
    public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let content = AnyView(OuterTransaction(content: self))
        return AdjustedTransaction(content: body(PlaceholderContentView(view: content))) {
            transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
    /// Applies `transform` to transactions in the modifiers that `body` adds. This view's own
    /// transactions are unchanged.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let content = AnyView(OuterTransaction(content: self))
        return AdjustedTransaction(
            content: body(PlaceholderContentView(view: content)),
            adjust: transform
        )
    }
    /// Transforms the transaction of each update that changes `value`.
    public func transaction<Value: Equatable>(
        value: Value,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        ValueAdjusted(content: self, value: value, adjust: transform)
    }
}
