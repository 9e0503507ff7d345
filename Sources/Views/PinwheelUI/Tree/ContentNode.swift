/// The place of a view with one other view in it.
///
/// Initializers of subclasses call `show()`, once the content can be made.
class ParentNode<V: View, Content: View>: _ViewNode<V> {
    private(set) var child: _ViewNode<Content>?

    /// Returns the view that is shown.
    func makeContent() -> Content { fatalError("of a subclass") }

    /// Returns what goes down to the content.
    func contentInputs() -> Inputs { inputs }

    /// Makes the content, and a place for it the first time.
    final func show() {
        let (content, inputs) = (makeContent(), contentInputs())
        if let child { child.update(content, inputs) } else { child = add(content, inputs) }
    }

    /// Called when a new view has been made for the place, before its content is made.
    func viewDidChange() {}

    override func update(_ view: V, _ inputs: Inputs) {
        super.update(view, inputs)
        viewDidChange()
        show()
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        show()
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// A view that is given the view in it.
nonisolated protocol ContentView: _PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

/// The place of a view that is given the view in it.
class ContentNode<V: ContentView>: ParentNode<V, V.Content> {
    override init(_ view: V, _ context: _NodeContext) {
        super.init(view, context)
        show()
    }

    override func makeContent() -> V.Content { view.content }
}

/// A view that lays out the items of its content, and is one item for the views around it.
nonisolated protocol ContainerView: ContentView {
    associatedtype Item: ContainerItem
    /// The axis of the stack that the view is, if it is one.
    var stackAxis: Axis? { get }
    @MainActor func makeItem(in host: ViewHost) -> Item
    /// Sets the properties of the item that follow from the view.
    @MainActor func configure(_ item: Item, _ inputs: Inputs)
}

extension ContainerView {
    var stackAxis: Axis? { nil }

    /// The view's place in the tree.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ContainerNode(view, context)
    }
}

/// The place of a view that lays out its content.
class ContainerNode<V: ContainerView>: ContentNode<V> {
    final let item: V.Item

    override init(_ view: V, _ context: _NodeContext) {
        item = view.makeItem(in: context.host)
        item.traits = context.inputs.traits
        view.configure(item, context.inputs)
        super.init(view, context)
    }

    override func contentInputs() -> Inputs { inputs.below(along: view.stackAxis) }

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
