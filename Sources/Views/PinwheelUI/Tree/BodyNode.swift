/// The node of a view with content that a maker creates. The maker is the view itself, a modifier
/// or a style. It can have state and read the environment.
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

    /// Returns the maker with the current values of its animatable data.
    func presented(_ maker: Maker) -> Maker { maker }

    override func makeContent() -> Content {
        let maker = maker(view)
        properties.connect(maker, self)
        return host.evaluate(self) { make(view, presented(maker)) }
    }

    override func remove() {
        super.remove()
        properties.disconnect()
    }
}

/// The node of a view whose maker is animatable. While the maker's data is animated, the content is
/// recreated for each frame.
final class AnimatedBodyNode<V: View, Maker: Animatable, Content: View>: BodyNode<V, Maker, Content>
{
    private let data: AnimatedData<Maker>

    override init(
        _ view: V,
        _ context: _NodeContext,
        by maker: @escaping (V) -> Maker,
        _ make: @escaping @MainActor (V, Maker) -> Content
    ) {
        data = AnimatedData(maker(view))
        super.init(view, context, by: maker, make)
    }

    override func update(_ view: V, _ inputs: Inputs) {
        data.set(maker(view), of: self, with: inputs.transaction.effectiveAnimation)
        super.update(view, inputs)
    }

    override func presented(_ maker: Maker) -> Maker { data.presented(maker, at: host.now) }
}

/// The animatable data of a node's maker.
@MainActor
final class AnimatedData<Value: Animatable> {
    private var data: AnimatedValue<Value.AnimatableData>
    private var isMoving = false

    init(_ value: Value) { data = AnimatedValue(value.animatableData) }

    /// Sets the data. While it is animated, the node is reevaluated before each frame.
    func set(_ value: Value, of node: Node, with animation: Animation?) {
        let host = node.host
        host.recordAnimationEnd(data.set(value.animatableData, with: animation, at: host.now))
        guard !isMoving, data.isMoving(at: host.now) else { return }
        isMoving = true
        host.updateBeforeFrames(node, while: { [weak self] in self?.isMoving == true }) {
            [weak self, weak node] in
            guard let self, let node else { return false }
            isMoving = data.isMoving(at: host.now)
            node.reevaluateForFrame()
            return true
        }
    }

    /// Returns the value with its animatable data at a time.
    func presented(_ value: Value, at time: Double) -> Value {
        guard isMoving else { return value }
        var value = value
        value.animatableData = data.value(at: time)
        return value
    }
}

// MARK: - Bodies

extension View {
    /// Creates a node that evaluates the view's body.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context, by: { $0 }) { _, view in view.body }
    }
}

extension View where Self: Animatable {
    /// Creates a node that evaluates the view's body. While the view's data is animated, the body
    /// is evaluated for each frame.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        AnimatedBodyNode(view, context, by: { $0 }) { _, view in view.body }
    }
}

extension Shape {
    /// Creates a node that does not evaluate the body for each frame, because the view in the body
    /// animates the shape's data.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        BodyNode(view, context, by: { $0 }) { _, view in view.body }
    }
}

/// A view created by a style, which can have state and read the environment.
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
