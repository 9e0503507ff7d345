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
        ModifierNode(view, context)
    }
}

/// The view that a modifier is given.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    let view: AnyView

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

/// The place of a view made by a modifier.
final class ModifierNode<Content: View, Modifier: ViewModifier>: _ViewNode<
    ModifiedContent<Content, Modifier>
>
{
    private var child: _ViewNode<Modifier.Body>?
    private let properties = DynamicProperties<Modifier>()

    override init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
        super.init(view, context)
        properties.connect(view.modifier, self)
        child = add(content(), inputs)
    }

    override func update(_ view: ModifiedContent<Content, Modifier>, _ inputs: Inputs) {
        super.update(view, inputs)
        properties.connect(view.modifier, self)
        child?.update(content(), inputs)
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        properties.refresh(view.modifier, self)
        child?.update(content(), inputs)
    }

    private func content() -> Modifier.Body {
        host.reading(self) {
            view.modifier.body(content: _ViewModifier_Content(view: AnyView(view.content)))
        }
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        properties.disconnect()
        super.remove()
    }
}

nonisolated extension View {
    /// The view made of this one by a modifier.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
