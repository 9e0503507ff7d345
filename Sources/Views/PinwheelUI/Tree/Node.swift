/// The values that each update passes down the tree.
struct Inputs {
    var environment: EnvironmentValues
    /// The transaction of the update.
    var transaction = Transaction()
    /// The changes that ancestors make to every transaction, the outermost first.
    var adjustments: [(inout Transaction) -> Void] = []
    /// The traits that ancestors set for the items of the node.
    var traits = ItemTraits()
    /// Whether the node is inside the content of a transition. Items there have no transitions of
    /// their own.
    var isInTransition = false

    /// The inputs for the children of a container. They have the default traits.
    var forChildren: Inputs { forChildren(along: nil) }

    /// Returns the inputs for the children of a container. `axis` is the axis of a stack, or `nil`
    /// for other containers.
    func forChildren(along axis: Axis?) -> Inputs {
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

    /// The context for a child node whose parent is set later.
    @MainActor var forChild: _NodeContext {
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
    /// The sequence number of the node in the tree. It orders nodes of equal depth.
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
        lastUpdate = context.host.update
        number = context.host.nextNumber()
    }

    /// The number of evaluations of the content so far. Each one observes the objects that it
    /// reads.
    private(set) var evaluationCount = 0

    /// Starts an evaluation and returns its number. Changes of objects that only earlier
    /// evaluations read are ignored from now on.
    func beginEvaluation() -> Int {
        evaluationCount += 1
        return evaluationCount
    }

    /// The number of the last update that passed inputs to the node.
    private var lastUpdate = 0

    /// Stores new inputs. Subclasses pass them to their children.
    func setInputs(_ inputs: Inputs) {
        self.inputs = inputs
        lastUpdate = host.update
        isDirty = false
    }

    /// The transaction that animates changes of layout frames in the current update.
    var placingTransaction: Transaction {
        if let placing = host.placing { return placing }
        guard lastUpdate != host.update else { return inputs.transaction }
        guard !host.isUpdatingForFrame else { return Transaction() }
        var transaction = host.transaction
        for adjust in inputs.adjustments { adjust(&transaction) }
        return transaction
    }

    /// The animation for changes of layout frames in the current update.
    var placingAnimation: Animation? { placingTransaction.effectiveAnimation }

    /// Creates the content again from the current view.
    func reevaluate(_ inputs: Inputs) {}

    /// Creates the content again before a frame is drawn, without an animation.
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
    func childContext(_ inputs: Inputs) -> _NodeContext {
        _NodeContext(host: host, parent: self, depth: depth + 1, inputs: inputs)
    }

    /// Creates a child node.
    func add<Content: View>(_ content: Content, _ inputs: Inputs) -> _ViewNode<Content> {
        Content._makeNode(content, childContext(inputs))
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
        setInputs(inputs)
    }
}
