/// Makes a view of another.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What is made.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// The view made of `content`.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    /// The place of a view with the modifier.
    @MainActor
    static func _makeModifiedNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
    /// A modifier with a body has it looked after by the tree.
    @MainActor
    public static func _makeModifiedNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        BodyNode(view, context, by: { $0.modifier }) { $1.body(content: Content($0.content)) }
    }
}

extension ViewModifier where Self: Animatable {
    /// A modifier that is animated has its body made anew for each frame while it moves.
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
    /// Animates changes of what the modifier does, not those of the view that it is given.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        TransactedModifier(modifier: self) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Changes what goes with changes of what the modifier does.
    nonisolated public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        TransactedModifier(modifier: self, adjust: transform)
    }

    /// This modifier, and another one around it.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier whose changes go with a transaction of their own.
private nonisolated struct TransactedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let adjust: (inout Transaction) -> Void

    func body(content: Content) -> some View {
        content.transaction(adjust) { $0.modifier(modifier) }
    }
}

/// The view that a modifier is given.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let view: AnyView

    init(_ view: some View) { self.view = AnyView(view) }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        WrapperNode(view, context) { $0.view }
    }
}

/// A modifier that is animated.
public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A view and a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier
    /// A view and a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    /// What the tree looks after itself.
    public typealias Body = Never

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        Modifier._makeModifiedNode(view, context)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// Both are looked after one after the other.
    public func body(content: _ViewModifier_Content<Self>) -> Never {
        fatalError("\(Self.self) has no body")
    }

    /// The place of a view with both modifiers.
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
    /// The view made of this one by a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
