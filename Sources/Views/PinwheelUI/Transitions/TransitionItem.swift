import Foundation
import Raster

/// An item that is already there, as a view.
private nonisolated struct HeldItem: _PrimitiveView {
    let item: LayoutItem

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        HeldNode(view, context)
    }
}

/// The place of an item that is already there.
private final class HeldNode: _ViewNode<HeldItem> {
    override func collect(_ items: inout [LayoutItem]) { items.append(view.item) }
}

/// An item of a view that may come and go: shown by its transition where that is animated.
///
/// On its way out it keeps its place and is drawn, but takes no part in layout.
final class TransitionItem: WrappingItem {
    /// What the transition makes of the item.
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
    /// What goes with its coming, until it has a place.
    private var arrival: Transaction?

    init(_ child: LayoutItem, of owner: Node) {
        self.owner = owner
        super.init(child)
    }

    /// What is laid out and drawn.
    private var shown: LayoutItem { layer?.item ?? child }
    private var transition: AnyTransition { traits.transition ?? .opacity }

    /// What goes with the way; nil where it is not animated.
    private func motion(_ transaction: Transaction, by animation: Animation?) -> Transaction? {
        var transaction = transaction
        if !transaction.disablesAnimations, let animation {
            transaction.animation = animation
        }
        return transaction.effectiveAnimation == nil ? nil : transaction
    }

    /// The item is there from the first. What its transition makes of it then may be more than itself.
    func stand() {
        if traits.transition != nil { wrap(in: .identity) }
    }

    /// The item comes.
    func come(_ transaction: Transaction) {
        guard let motion = motion(transaction, by: transition.insertionAnimation) else { return }
        wrap(in: .willAppear)
        arrival = motion
    }

    /// The item goes.
    ///
    /// - Returns: When it will be gone, in seconds; nil for at once, infinity for never.
    func go(_ transaction: Transaction) -> Double? {
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

    /// The item is to stay after all.
    func stay(_ transaction: Transaction) {
        isGoing = false
        arrival = nil
        let motion = motion(transaction, by: transition.insertionAnimation) ?? Transaction()
        show(.identity, motion)
        place(by: motion)
    }

    /// Places what is shown where it was placed last: a way may lead over places.
    private func place(by motion: Transaction) {
        guard let placement else { return }
        host.placing(by: motion) {
            shown.place(in: placement.frame, placement.proposal, placement.context)
        }
    }

    private func wrap(in phase: TransitionPhase) {
        let (content, effect) = (AnyView(HeldItem(item: child)), transition.effect)
        let node = owner.add(effect(content, phase), inputs(Transaction()))
        // Items that are asked for now start from this phase.
        guard let item = node.items.first else { return }
        layer = Layer(effect: effect, content: content, node: node, item: item)
    }

    private func show(_ phase: TransitionPhase, _ transaction: Transaction) {
        guard let layer, let node = layer.node as? _ViewNode<AnyView> else { return }
        node.update(layer.effect(layer.content, phase), inputs(transaction))
    }

    /// What goes down to what a transition makes.
    private func inputs(_ transaction: Transaction) -> Inputs {
        var inputs = owner.inputs.below
        inputs.transaction = transaction
        inputs.isInTransition = true
        return inputs
    }

    override var isLeaving: Bool { isGoing || child.isLeaving }

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

    /// What has been placed where it comes from goes to where it belongs.
    private func arrive(_ proposal: ProposedViewSize) {
        guard let motion = arrival else { return }
        arrival = nil
        let size = shown.size(for: proposal)
        show(.identity, motion)
        host.forgetSizes()
        if shown.size(for: proposal) == size { return place(by: motion) }
        // Others make room.
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
