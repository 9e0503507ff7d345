/// The node of a view with one child view.
///
/// The initializers of subclasses must call `show()` once `makeContent()` can be called.
class ParentNode<V: View, Content: View>: _ViewNode<V> {
    private(set) var child: _ViewNode<Content>?

    /// Returns the child view. Subclasses override it.
    func makeContent() -> Content { fatalError("subclasses override makeContent") }

    /// Returns the inputs of the child.
    func contentInputs() -> Inputs { inputs }

    /// Creates the child's node, or updates it with new content.
    final func show() {
        let (content, inputs) = (makeContent(), contentInputs())
        if let child { child.update(content, inputs) } else { child = add(content, inputs) }
    }

    /// Responds to a new view. Called before the content is created.
    func viewDidChange() {}

    override func update(_ view: V, _ inputs: Inputs) {
        super.update(view, inputs)
        viewDidChange()
        show()
    }

    override func reevaluate(_ inputs: Inputs) {
        setInputs(inputs)
        show()
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// A view that stores its child view.
nonisolated protocol ContentView: _PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

/// The node of a view that stores its child view.
class ContentNode<V: ContentView>: ParentNode<V, V.Content> {
    override init(_ view: V, _ context: _NodeContext) {
        super.init(view, context)
        show()
    }

    override func makeContent() -> V.Content { view.content }
}

/// A view with a single layout item. That item lays out the items of the view's content.
nonisolated protocol ContainerView: ContentView {
    associatedtype Item: ContainerItem
    /// The axis of the view if it is a stack, otherwise `nil`.
    var stackAxis: Axis? { get }
    @MainActor func makeItem(in host: ViewHost) -> Item
    /// Updates the item's properties from the view.
    @MainActor func configure(_ item: Item, _ inputs: Inputs)
}

extension ContainerView {
    var stackAxis: Axis? { nil }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ContainerNode(view, context)
    }
}

/// The node of a view that lays out its content with one container item.
class ContainerNode<V: ContainerView>: ContentNode<V> {
    final let item: V.Item

    override init(_ view: V, _ context: _NodeContext) {
        item = view.makeItem(in: context.host)
        item.traits = context.inputs.traits
        view.configure(item, context.inputs)
        super.init(view, context)
    }

    override func contentInputs() -> Inputs { inputs.forChildren(along: view.stackAxis) }

    override func update(_ view: V, _ inputs: Inputs) {
        item.traits = inputs.traits
        view.configure(item, inputs)
        super.update(view, inputs)
    }

    override func collect(_ items: inout [LayoutItem]) {
        item.children = child?.items ?? []
        items.append(item)
    }
}
