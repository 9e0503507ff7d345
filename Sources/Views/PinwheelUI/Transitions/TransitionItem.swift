import Foundation
import Raster

/// A view that shows an existing layout item.
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

/// A layout item that is inserted and removed with a transition.
///
/// During its removal it is still drawn at its last position, but takes up no space in the layout.
final class TransitionItem: WrappingItem {
    /// The view that draws the item with the effect of the transition.
    private struct Layer {
        let effect: AnyTransition.Effect
        let content: AnyView
        let node: Node
        let item: LayoutItem
    }

    private var layer: Layer?
    private var placement: (frame: CGRect, proposal: ProposedViewSize, context: PlacementContext)?
    private unowned let owner: Node
    private var isLeaving = false
    /// The transaction that animates the insertion. `nil` once the item is placed, and for an item
    /// without an insertion animation.
    private var insertionTransaction: Transaction?

    init(_ child: LayoutItem, of owner: Node) {
        self.owner = owner
        super.init(child)
    }

    /// The item that is placed and drawn: the transition's item, or the child if there is none.
    private var shown: LayoutItem { layer?.item ?? child }
    private var transition: AnyTransition { traits.transition ?? .opacity }

    /// Returns the transaction of an insertion or a removal, or `nil` if it is not animated.
    private func animatedTransaction(
        _ transaction: Transaction,
        by animation: Animation?
    ) -> Transaction? {
        var transaction = transaction
        if !transaction.disablesAnimations, let animation {
            transaction.animation = animation
        }
        return transaction.effectiveAnimation == nil ? nil : transaction
    }

    /// Shows an item that is present from the start in the identity phase. Even this phase can
    /// change the drawing.
    func startInIdentity() {
        if traits.transition != nil { wrap(in: .identity) }
    }

    /// Starts the insertion. The animation begins once the item is placed.
    func startInsertion(_ transaction: Transaction) {
        guard let motion = animatedTransaction(transaction, by: transition.insertionAnimation)
        else { return }
        wrap(in: .willAppear)
        insertionTransaction = motion
    }

    /// Starts the removal.
    ///
    /// - Returns: The time at which the animation ends, in seconds. It is infinity for an endless
    ///   animation, and `nil` without an animation.
    func startRemoval(_ transaction: Transaction) -> Double? {
        insertionTransaction = nil
        guard let motion = animatedTransaction(transaction, by: transition.removalAnimation)
        else { return nil }
        if layer == nil {
            wrap(in: .identity)
            place(by: Transaction())
        }
        isLeaving = true
        let end = host.animationEnd {
            show(.didDisappear, motion)
            place(by: motion)
        }
        if motion.animation?.isEndless == true { return .infinity }
        return end
    }

    /// Cancels the removal.
    func cancelRemoval(_ transaction: Transaction) {
        isLeaving = false
        insertionTransaction = nil
        let motion =
            animatedTransaction(transaction, by: transition.insertionAnimation) ?? Transaction()
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

    /// Returns the inputs for the content of the transition.
    private func inputs(_ transaction: Transaction) -> Inputs {
        var inputs = owner.inputs.forChildren
        inputs.transaction = transaction
        inputs.isInTransition = true
        return inputs
    }

    override var isBeingRemoved: Bool { isLeaving || child.isBeingRemoved }

    override func measured(for proposal: ProposedViewSize) -> CGSize { shown.size(for: proposal) }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        placement = (frame, proposal, context)
        shown.place(in: frame, proposal, context)
        startInsertionAnimation(proposal)
    }

    /// Starts the insertion animation, after the item was placed in its initial phase.
    private func startInsertionAnimation(_ proposal: ProposedViewSize) {
        guard let motion = insertionTransaction else { return }
        insertionTransaction = nil
        let size = shown.size(for: proposal)
        show(.identity, motion)
        host.invalidateSizes()
        if shown.size(for: proposal) == size { return place(by: motion) }
        // The item has a different size in the identity phase: lay out the entire tree with the
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
