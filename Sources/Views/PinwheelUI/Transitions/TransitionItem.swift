import Foundation
import Raster

/// A view that wraps an existing item.
private nonisolated struct ExistingItemView: _PrimitiveView {
    let item: LayoutItem

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ExistingItemNode(view, context)
    }
}

/// The node of an existing item.
private final class ExistingItemNode: _ViewNode<ExistingItemView> {
    override func collect(_ items: inout [LayoutItem]) { items.append(view.item) }
}

/// An item that can be inserted and removed, drawn through its transition.
///
/// During its removal it remains at its position and is drawn, but takes no part in layout.
final class TransitionItem: WrappingItem {
    /// The content of the transition, made from the item.
    private struct Layer {
        let effect: AnyTransition.Effect
        let content: AnyView
        let node: Node
        let item: LayoutItem
    }

    private var layer: Layer?
    private var placement: (frame: CGRect, proposal: ProposedViewSize, context: PlacementContext)?
    private unowned let owner: Node
    private var isGoing = false
    /// The transaction of the insertion, until the item is placed.
    private var arrival: Transaction?

    init(_ child: LayoutItem, of owner: Node) {
        self.owner = owner
        super.init(child)
    }

    /// The item that is placed and drawn.
    private var shown: LayoutItem { layer?.item ?? child }
    private var transition: AnyTransition { traits.transition ?? .opacity }

    /// Returns the transaction of an insertion or a removal, or `nil` if it is not animated.
    private func motion(_ transaction: Transaction, by animation: Animation?) -> Transaction? {
        var transaction = transaction
        if !transaction.disablesAnimations, let animation {
            transaction.animation = animation
        }
        return transaction.effectiveAnimation == nil ? nil : transaction
    }

    /// Wraps an item that is present from the start. Even in the identity phase, a transition can
    /// add to it.
    func startInIdentity() {
        if traits.transition != nil { wrap(in: .identity) }
    }

    /// Starts the insertion. The animation begins once the item is placed.
    func startInsertion(_ transaction: Transaction) {
        guard let motion = motion(transaction, by: transition.insertionAnimation) else { return }
        wrap(in: .willAppear)
        arrival = motion
    }

    /// Starts the removal.
    ///
    /// - Returns: The end of the animation in seconds, infinity if it is endless, or `nil` if it is
    ///   not animated.
    func startRemoval(_ transaction: Transaction) -> Double? {
        arrival = nil
        guard let motion = motion(transaction, by: transition.removalAnimation) else { return nil }
        if layer == nil {
            wrap(in: .identity)
            place(by: Transaction())
        }
        isGoing = true
        let end = host.animationEnd {
            show(.didDisappear, motion)
            place(by: motion)
        }
        if motion.animation?.isEndless == true { return .infinity }
        return end
    }

    /// Cancels the removal.
    func cancelRemoval(_ transaction: Transaction) {
        isGoing = false
        arrival = nil
        let motion = motion(transaction, by: transition.insertionAnimation) ?? Transaction()
        show(.identity, motion)
        place(by: motion)
    }

    /// Places the item again at its last frame, because a transition may move it.
    private func place(by motion: Transaction) {
        guard let placement else { return }
        host.placing(by: motion) {
            shown.place(in: placement.frame, placement.proposal, placement.context)
        }
    }

    private func wrap(in phase: TransitionPhase) {
        let (content, effect) = (AnyView(ExistingItemView(item: child)), transition.effect)
        let node = owner.add(effect(content, phase), inputs(Transaction()))
        // The items collected here start from this phase.
        guard let item = node.items.first else { return }
        layer = Layer(effect: effect, content: content, node: node, item: item)
    }

    private func show(_ phase: TransitionPhase, _ transaction: Transaction) {
        guard let layer, let node = layer.node as? _ViewNode<AnyView> else { return }
        node.update(layer.effect(layer.content, phase), inputs(transaction))
    }

    /// Returns the inputs of the content of the transition.
    private func inputs(_ transaction: Transaction) -> Inputs {
        var inputs = owner.inputs.below
        inputs.transaction = transaction
        inputs.isInTransition = true
        return inputs
    }

    override var isBeingRemoved: Bool { isGoing || child.isBeingRemoved }

    override func measured(for proposal: ProposedViewSize) -> CGSize { shown.size(for: proposal) }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        placement = (frame, proposal, context)
        shown.place(in: frame, proposal, context)
        arrive(proposal)
    }

    /// Starts the insertion animation of an item that was placed in its initial phase.
    private func arrive(_ proposal: ProposedViewSize) {
        guard let motion = arrival else { return }
        arrival = nil
        let size = shown.size(for: proposal)
        show(.identity, motion)
        host.invalidateSizes()
        if shown.size(for: proposal) == size { return place(by: motion) }
        // The size changes in the identity phase: update the layout of all items, with the
        // animation.
        host.enqueue(Transaction(animation: motion.animation)) { [] }
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        shown.guide(key, in: size, proposal)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        shown.draw(context, into: &items)
    }
}
