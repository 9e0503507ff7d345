import Foundation
import Observation

/// A view with other surroundings.
nonisolated struct EnvironmentModified<Content: View>: _PrimitiveView {
    let content: Content
    let set: (inout EnvironmentValues) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context, { $0.content }) { view, inputs in view.set(&inputs.environment) }
    }
}

/// A view that is made of its surroundings.
nonisolated struct EnvironmentReader<Content: View>: _PrimitiveView {
    let content: (EnvironmentValues) -> Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        EnvironmentReaderNode(view, context)
    }
}

/// The place of a view that is made of its surroundings.
final class EnvironmentReaderNode<Content: View>: _ViewNode<EnvironmentReader<Content>> {
    private var child: _ViewNode<Content>?

    override init(_ view: EnvironmentReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content(inputs.environment), inputs)
    }

    override func update(_ view: EnvironmentReader<Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        child?.update(view.content(inputs.environment), inputs)
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// A view that does something to what goes with changes below it.
nonisolated struct TransactionModified<Content: View>: _PrimitiveView {
    let content: Content
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context, { $0.content }) { view, inputs in
            view.adjust(&inputs.transaction)
            inputs.adjustments.append(view.adjust)
        }
    }
}

/// A view whose changes are animated when a value changes.
nonisolated struct ValueAnimated<Content: View, Value: Equatable>: _PrimitiveView {
    let content: Content
    let animation: Animation?
    let value: Value

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ValueAnimatedNode(view, context)
    }
}

/// The place of a view whose changes are animated when a value changes.
final class ValueAnimatedNode<Content: View, Value: Equatable>: _ViewNode<
    ValueAnimated<Content, Value>
>
{
    private var child: _ViewNode<Content>?

    override init(_ view: ValueAnimated<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content, inputs)
    }

    override func update(_ view: ValueAnimated<Content, Value>, _ inputs: Inputs) {
        let hasChanged = view.value != self.view.value
        super.update(view, inputs)
        var inputs = inputs
        if hasChanged && !inputs.transaction.disablesAnimations {
            inputs.transaction.animation = view.animation
            // What is placed anew without a view of its own is moved by it, too.
            let (update, animation, host) = (host.update, view.animation, host)
            inputs.adjustments.append { transaction in
                if host.update == update { transaction.animation = animation }
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
    /// The view with a value of its surroundings.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
    }
    /// The view with an object in its surroundings.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentModified(content: self) { $0.set(object) }
    }
    /// The view, light or dark.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    /// The view, light or dark.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentModified(content: self) { values in
            if let colorScheme { values.colorScheme = colorScheme }
        }
    }
    /// The colour of foregrounds.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModified(content: self) { $0.foreground = color.map { AnyShapeStyle($0) } }
    }
    /// The style of foregrounds.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { values in
            values.foreground = AnyShapeStyle(style).within(values.foreground)
        }
    }
    /// The accent.
    public func tint(_ tint: Color?) -> some View {
        EnvironmentModified(content: self) { ($0.tint, $0.tintStyle) = (tint, nil) }
    }
    /// The accent.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// The font of texts.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Animates changes below whenever `value` changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        ValueAnimated(content: self, animation: animation, value: value)
    }
    /// Animates all changes below.
    public func animation(_ animation: Animation?) -> some View {
        TransactionModified(content: self) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
    /// Changes what goes with changes below.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionModified(content: self, adjust: transform)
    }
}
