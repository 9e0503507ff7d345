/// The values that each update passes down the tree.
struct Inputs {
    var environment: EnvironmentValues
    /// The transaction of the update.
    var transaction = Transaction()
    /// The changes that ancestors make to every transaction, the outermost first.
    var adjustments: [(inout Transaction) -> Void] = []
    /// The traits that ancestors set for the items of the node.
    var traits = ItemTraits()
    /// Whether the views belong to the content of a transition, whose items get no transitions of
    /// their own.
    var isInTransition = false

    /// The inputs of the children of a container, which start with default traits.
    var below: Inputs { below(along: nil) }

    /// Returns the inputs of the children of a container. `axis` is the axis of a stack.
    func below(along axis: Axis?) -> Inputs {
        var inputs = self
        inputs.traits = ItemTraits()
        inputs.environment.stackAxis = axis
        return inputs
    }
}

/// The arguments for the creation of a node.
public struct _NodeContext {
    let host: ViewHost
    weak var parent: Node?
    let depth: Int
    let inputs: Inputs

    /// The context of a child node whose parent is set later.
    @MainActor var inner: _NodeContext {
        _NodeContext(host: host, parent: nil, depth: depth + 1, inputs: inputs)
    }
}

/// A node of the view tree. It outlives the view values that it is updated with, and owns their
/// state.
@MainActor
public class Node {
    let host: ViewHost
    weak var parent: Node?
    let depth: Int
    /// The number of nodes created before, plus one. It orders nodes of equal depths.
    let number: Int
    /// The inputs of the last update.
    private(set) var inputs: Inputs
    private(set) var isRemoved = false
    /// Whether the content must be created again in the current update.
    var isDirty = false

    init(_ context: _NodeContext) {
        host = context.host
        parent = context.parent
        depth = context.depth
        inputs = context.inputs
        stamp = context.host.update
        number = context.host.nextNumber()
    }

    /// The number of evaluations of the content, in which objects are observed.
    private(set) var reading = 0

    /// Starts an evaluation. Changes reported for earlier evaluations are ignored from now on.
    func beginReading() -> Int {
        reading += 1
        return reading
    }

    /// The number of the last update that passed inputs to the node.
    private var stamp = 0

    /// Stores new inputs. Subclasses pass them to their children.
    func take(_ inputs: Inputs) {
        self.inputs = inputs
        stamp = host.update
        isDirty = false
    }

    /// The transaction for changes of frames in the current update.
    var placingTransaction: Transaction {
        if let placing = host.placing { return placing }
        guard stamp != host.update else { return inputs.transaction }
        guard !host.isUpdatingForFrame else { return Transaction() }
        var transaction = host.transaction
        for adjust in inputs.adjustments { adjust(&transaction) }
        return transaction
    }

    /// The animation for changes of frames in the current update.
    var placingAnimation: Animation? { placingTransaction.effectiveAnimation }

    /// Creates the content again from the current view.
    func reevaluate(_ inputs: Inputs) {}

    /// Creates the content again for a frame, without an animation.
    final func reevaluateForFrame() {
        var inputs = inputs
        inputs.transaction = Transaction()
        reevaluate(inputs)
    }

    /// Appends the layout items of the node, in order.
    func collect(_ items: inout [LayoutItem]) {}

    /// Removes the node and its subtree.
    func remove() { isRemoved = true }

    /// Returns the context for a child node.
    func inner(_ inputs: Inputs) -> _NodeContext {
        _NodeContext(host: host, parent: self, depth: depth + 1, inputs: inputs)
    }

    /// Creates a child node.
    func add<Content: View>(_ content: Content, _ inputs: Inputs) -> _ViewNode<Content> {
        Content._makeNode(content, inner(inputs))
    }

    /// The layout items of the node, in order.
    var items: [LayoutItem] {
        var items: [LayoutItem] = []
        collect(&items)
        return items
    }
}

/// A node for views of one type.
@MainActor
public class _ViewNode<V: View>: Node {
    private(set) var view: V

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    /// Updates the node with a new view.
    func update(_ view: V, _ inputs: Inputs) {
        self.view = view
        take(inputs)
    }
}
