@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// Creates the node of a view with the modifier.
    @MainActor
    static func _makeModifiedNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
    /// Creates a node that evaluates the modifier's body.
    @MainActor
    public static func _makeModifiedNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        BodyNode(view, context, by: { $0.modifier }) { $1.body(content: Content($0.content)) }
    }
}

extension ViewModifier where Self: Animatable {
    /// Creates a node that evaluates the modifier's body. While the modifier's data is animated,
    /// the body is evaluated for each frame.
    @MainActor
    public static func _makeModifiedNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        AnimatedBodyNode(view, context, by: { $0.modifier }) {
            $1.body(content: Content($0.content))
        }
    }
}

extension ViewModifier {
    /// Animates changes of the modifier, but not of the view that it is applied to.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        TransactedModifier(modifier: self) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Transforms the transactions of the modifier, but not of the view that it is applied to.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        TransactedModifier(modifier: self, adjust: transform)
    }

    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that transforms its transactions.
private nonisolated struct TransactedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let adjust: (inout Transaction) -> Void

    func body(content: Content) -> some View {
        content.transaction(adjust) { $0.modifier(modifier) }
    }
}

public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.view }
    }
}

public protocol AnimatableModifier: ViewModifier, Animatable {}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        Modifier._makeModifiedNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Stops with an error: combined modifiers have no body.
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("\(Self.self) has no body")
    }

    /// Creates the node of a view with both modifiers.
    @MainActor public static func _makeModifiedNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        WrapperNode(view, context) {
            $0.content.modifier($0.modifier.content).modifier($0.modifier.modifier)
        }
    }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
