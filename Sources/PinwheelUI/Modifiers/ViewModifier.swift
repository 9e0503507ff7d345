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

nonisolated extension View {
    /// The view made of this one by a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
