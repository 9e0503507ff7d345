import Foundation
import Observation

/// A view that changes environment values of its child.
nonisolated struct EnvironmentModified<Content: View>: ContentView {
    let content: Content
    let set: (inout EnvironmentValues) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { view, inputs in view.set(&inputs.environment) }
    }
}

/// A view whose content is created from the environment values.
nonisolated struct EnvironmentReader<Content: View>: _PrimitiveView {
    let content: (EnvironmentValues) -> Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        EnvironmentReaderNode(view, context)
    }
}

/// The node of a view that is created from the environment values.
final class EnvironmentReaderNode<Content: View>: ParentNode<EnvironmentReader<Content>, Content> {
    override init(_ view: EnvironmentReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        show()
    }

    override func makeContent() -> Content { view.content(inputs.environment) }
}

/// A view that transforms the transactions of its child.
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
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentModified(content: self) { $0.set(object) }
    }
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
    /// Sets the colour scheme of the view, but not of the views around it.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        EnvironmentModified(content: self) { values in
            if let colorScheme { values.colorScheme = colorScheme }
        }
    }
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModified(content: self) { $0.foreground = color.map { AnyShapeStyle($0) } }
    }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { values in
            values.foreground = AnyShapeStyle(style).nested(in: values.foreground)
        }
    }
    public func tint(_ tint: Color?) -> some View {
        EnvironmentModified(content: self) { ($0.tint, $0.tintStyle) = (tint, nil) }
    }
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        ValueAdjusted(content: self, value: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
    public func animation(_ animation: Animation?) -> some View {
        TransactionModified(content: self) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionModified(content: self, adjust: transform)
    }
}
