/// What goes down the tree with every update.
struct Inputs {
    /// The surroundings.
    var environment: EnvironmentValues
    /// What goes with the change.
    var transaction = Transaction()
    /// What views above do to every transaction, the uppermost first.
    var adjustments: [(inout Transaction) -> Void] = []
    /// What views above say of the place among others.
    var traits = ItemTraits()
    /// Whether views are those that a transition makes of an item, which is not to have another.
    var isInTransition = false

    /// What goes to views inside of a container, whose place among others is their own.
    var below: Inputs { below(along: nil) }

    /// What goes to views inside of a container that lies along an axis, if it is a stack.
    func below(along axis: Axis?) -> Inputs {
        var inputs = self
        inputs.traits = ItemTraits()
        inputs.environment.stackAxis = axis
        return inputs
    }
}

/// What is needed to make a place in the tree.
public struct _NodeContext {
    let host: ViewHost
    weak var parent: Node?
    let depth: Int
    let inputs: Inputs

    /// The same for a place below, whose parent is told later.
    @MainActor var inner: _NodeContext {
        _NodeContext(host: host, parent: nil, depth: depth + 1, inputs: inputs)
    }
}

/// A place in the tree of views. It outlives the views that are made for it, and keeps their state.
@MainActor
public class Node {
    let host: ViewHost
    weak var parent: Node?
    let depth: Int
    /// Tells those of one depth apart, by when they were made.
    let number: Int
    /// What came down with the last update.
    private(set) var inputs: Inputs
    /// Whether the place has been left for good.
    private(set) var isRemoved = false
    /// Whether its content has to be made anew.
    var isDirty = false

    init(_ context: _NodeContext) {
        host = context.host
        parent = context.parent
        depth = context.depth
        inputs = context.inputs
        stamp = context.host.update
        number = context.host.nextNumber()
    }

    /// Counts the readings of objects by the content.
    private(set) var reading = 0

    /// The content is made: what it reads from now on counts.
    func beginReading() -> Int {
        reading += 1
        return reading
    }

    /// The update in which something came down last.
    private var stamp = 0

    /// Takes what came down; subclasses pass it on.
    func take(_ inputs: Inputs) {
        self.inputs = inputs
        stamp = host.update
        isDirty = false
    }

    /// With what a change of place in the update that is being made goes.
    var placingTransaction: Transaction {
        if let placing = host.placing { return placing }
        guard stamp != host.update else { return inputs.transaction }
        guard !host.isFollowing else { return Transaction() }
        var transaction = host.transaction
        for adjust in inputs.adjustments { adjust(&transaction) }
        return transaction
    }

    /// How such a change is animated.
    var placingAnimation: Animation? { placingTransaction.effectiveAnimation }

    /// Makes the content anew with the view that is there.
    func reevaluate(_ inputs: Inputs) {}

    /// Makes the content anew for a frame, which moves by no animation of its own.
    final func reevaluateForFrame() {
        var inputs = inputs
        inputs.transaction = Transaction()
        reevaluate(inputs)
    }

    /// Appends what is laid out, in order.
    func collect(_ items: inout [LayoutItem]) {}

    /// The place is gone, with everything below.
    func remove() { isRemoved = true }

    /// The context of a place below.
    func inner(_ inputs: Inputs) -> _NodeContext {
        _NodeContext(host: host, parent: self, depth: depth + 1, inputs: inputs)
    }

    /// A new place below.
    func add<Content: View>(_ content: Content, _ inputs: Inputs) -> _ViewNode<Content> {
        Content._makeNode(content, inner(inputs))
    }

    /// What is laid out.
    var items: [LayoutItem] {
        var items: [LayoutItem] = []
        collect(&items)
        return items
    }
}

/// The place of views of one type.
@MainActor
public class _ViewNode<V: View>: Node {
    private(set) var view: V

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    /// A new view has been made for the place.
    func update(_ view: V, _ inputs: Inputs) {
        self.view = view
        take(inputs)
    }
}
