/// The place of a view whose content is made by something with state and surroundings: by the view itself, by
/// a modifier, or by a style.
class BodyNode<V: View, Maker, Content: View>: ParentNode<V, Content> {
    private let properties = DynamicProperties<Maker>()
    fileprivate let maker: (V) -> Maker
    private let make: @MainActor (V, Maker) -> Content

    init(
        _ view: V,
        _ context: _NodeContext,
        by maker: @escaping (V) -> Maker,
        _ make: @escaping @MainActor (V, Maker) -> Content
    ) {
        self.maker = maker
        self.make = make
        super.init(view, context)
        show()
    }

    /// What makes the content, as it is seen now.
    func presented(_ maker: Maker) -> Maker { maker }

    override func makeContent() -> Content {
        let maker = maker(view)
        properties.connect(maker, self)
        return host.reading(self) { make(view, presented(maker)) }
    }

    override func remove() {
        super.remove()
        properties.disconnect()
    }
}

/// The place of a view whose content is made anew for each frame while what makes it is animated.
final class AnimatedBodyNode<V: View, Maker: Animatable, Content: View>: BodyNode<V, Maker, Content>
{
    private let data: FollowedData<Maker>

    override init(
        _ view: V,
        _ context: _NodeContext,
        by maker: @escaping (V) -> Maker,
        _ make: @escaping @MainActor (V, Maker) -> Content
    ) {
        data = FollowedData(maker(view))
        super.init(view, context, by: maker, make)
    }

    override func update(_ view: V, _ inputs: Inputs) {
        data.set(maker(view), of: self, with: inputs.transaction.effectiveAnimation)
        super.update(view, inputs)
    }

    override func presented(_ maker: Maker) -> Maker { data.presented(maker, at: host.now) }
}

/// The animatable data of what makes a place's content.
@MainActor
final class FollowedData<Value: Animatable> {
    private var data: AnimatedValue<Value.AnimatableData>
    private var isMoving = false

    init(_ value: Value) { data = AnimatedValue(value.animatableData) }

    /// Sets the data; while it moves the place's content is made anew before each frame.
    func set(_ value: Value, of node: Node, with animation: Animation?) {
        let host = node.host
        host.expectEnd(data.set(value.animatableData, with: animation, at: host.now))
        guard !isMoving, data.isMoving(at: host.now) else { return }
        isMoving = true
        host.followFrames(node, while: { [weak self] in self?.isMoving == true }) {
            [weak self, weak node] in
            guard let self, let node else { return false }
            isMoving = data.isMoving(at: host.now)
            node.reevaluateForFrame()
            return true
        }
    }

    /// The value as it is seen at a time.
    func presented(_ value: Value, at time: Double) -> Value {
        guard isMoving else { return value }
        var value = value
        value.animatableData = data.value(at: time)
        return value
    }
}

// MARK: - Bodies

extension View {
    /// A view with a body has it looked after by the tree.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context, by: { $0 }) { _, view in view.body }
    }
}

extension View where Self: Animatable {
    /// A view that is animated has its body made anew for each frame while it moves.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        AnimatedBodyNode(view, context, by: { $0 }) { _, view in view.body }
    }
}

extension Shape {
    /// A shape's data moves where the shape is drawn.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context, by: { $0 }) { _, view in view.body }
    }
}

/// What a style draws, the style's state and surroundings looked after by the tree.
nonisolated struct Styled<Style, Configuration, Content: View>: _PrimitiveView {
    let style: Style
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    init(
        _ style: Style,
        _ configuration: Configuration,
        _ make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.configuration = configuration
        self.make = make
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context, by: { $0.style }) { view, style in
            view.make(style, view.configuration)
        }
    }
}
