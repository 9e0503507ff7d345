import Foundation
import Observation

/// A view with other surroundings.
nonisolated struct EnvironmentModified<Content: View>: ContentView {
    let content: Content
    let set: (inout EnvironmentValues) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { view, inputs in view.set(&inputs.environment) }
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
final class EnvironmentReaderNode<Content: View>: ParentNode<EnvironmentReader<Content>, Content> {
    override init(_ view: EnvironmentReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        show()
    }

    override func makeContent() -> Content { view.content(inputs.environment) }
}

/// A view that does something to what goes with changes below it.
nonisolated struct TransactionModified<Content: View>: ContentView {
    let content: Content
    let adjust: (inout Transaction) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { view, inputs in
            view.adjust(&inputs.transaction)
            inputs.adjustments.append(view.adjust)
        }
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
        ValueAdjusted(content: self, value: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
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
