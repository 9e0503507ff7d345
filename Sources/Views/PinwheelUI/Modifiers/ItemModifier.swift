import Foundation
import Raster

/// A modifier that lays out or draws each item of a view in a way of its own.
nonisolated protocol ItemModifier: Animatable {
    /// The size of the item; by default the child's.
    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize
    /// Where the child lies, and what it is offered, in a frame that the item has chosen; by default all of it.
    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    )
    /// A guide that was set; by default the child's.
    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat?
    /// Who is asked first; by default as the child.
    @MainActor func layoutPriority(of child: LayoutItem) -> Double
    /// The distances from others; by default the child's.
    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing
    /// Whether it lays out its child, so that what that says to frames ends here.
    static var isLayout: Bool { get }
    /// What of its frame lies on whole pixels; by default nothing.
    static var rounding: FrameRounding { get }
    /// Draws the child in its frame.
    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    )
}

extension ItemModifier {
    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        child.size(for: proposal)
    }
    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        put(frame, proposal, context)
    }
    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        child.guide(key, in: size, proposal)
    }
    @MainActor func layoutPriority(of child: LayoutItem) -> Double {
        Self.isLayout ? 0 : child.layoutPriority
    }
    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing { child.preferredSpacing }
    static var isLayout: Bool { false }
    static var rounding: FrameRounding { .none }
    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        child.draw(context, into: &items)
    }
}

/// What of an item's frame lies on whole pixels, before anything moves or turns it.
enum FrameRounding {
    /// Nothing.
    case none
    /// What the modifier itself draws by.
    case own
    /// That, and the frame that the child has.
    case all
}

/// A view whose items are modified one by one.
nonisolated struct ItemModified<Content: View, Modifier: ItemModifier>: ContentView {
    let content: Content
    let modifier: Modifier

    init(_ content: Content, _ modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ItemModifierNode(view, context)
    }
}

/// The place of a view whose items are modified.
final class ItemModifierNode<Content: View, Modifier: ItemModifier>: ContentNode<
    ItemModified<Content, Modifier>
>
{
    private var modified = ItemsAround()

    override func update(_ view: ItemModified<Content, Modifier>, _ inputs: Inputs) {
        let animation = inputs.transaction.effectiveAnimation
        for item in modified.all {
            (item as? ModifiedItem<Modifier>)?.set(view.modifier, with: animation)
        }
        super.update(view, inputs)
    }

    override func collect(_ items: inout [LayoutItem]) {
        modified.collect(around: child?.items ?? [], into: &items) {
            ModifiedItem($0, view.modifier, self)
        }
    }
}

/// An item and what modifies it.
final class ModifiedItem<Modifier: ItemModifier>: WrappingItem {
    private var modifier: Modifier
    private var data: AnimatedValue<Modifier.AnimatableData>
    private var frame: AnimatedFrame
    private unowned let node: Node

    init(_ child: LayoutItem, _ modifier: Modifier, _ node: Node) {
        self.modifier = modifier
        self.node = node
        data = AnimatedValue(modifier.animatableData)
        frame = AnimatedFrame()
        super.init(child)
    }

    func set(_ modifier: Modifier, with animation: Animation?) {
        host.expectEnd(data.set(modifier.animatableData, with: animation, at: host.now))
        self.modifier = modifier
    }

    /// The modifier as it is seen now.
    private var presented: Modifier {
        var modifier = modifier
        if Modifier.AnimatableData.self != EmptyAnimatableData.self {
            modifier.animatableData = data.value(at: host.now)
        }
        return modifier
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        modifier.size(for: proposal, of: child)
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        let rounded =
            Modifier.rounding == .none
            ? frame : frame.rounded(toScale: node.inputs.environment.displayScale)
        self.frame.set(rounded, of: node)
        let inner = Modifier.rounding == .all ? rounded : frame
        modifier.place(child, in: inner, proposal, context) { frame, proposal, context in
            placeChild(in: frame, proposal, context)
        }
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        modifier.guide(key, in: size, proposal, of: child)
    }

    override var layoutPriority: Double { modifier.layoutPriority(of: child) }
    override var preferredSpacing: ViewSpacing { modifier.spacing(of: child) }
    override var keepsSpacingInFrames: Bool {
        !Modifier.isLayout && child.keepsSpacingInFrames
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        presented.draw(child, in: frame.value(at: host.now), context, into: &items)
    }
}

/// A place that moves to where it was put last.
@MainActor
struct AnimatedFrame {
    private var data: AnimatedValue<CGRect.AnimatableData>?

    /// Puts the frame, by the animation of the update that is being made; the first time at once.
    mutating func set(_ frame: CGRect, of node: Node) {
        guard data != nil else {
            data = AnimatedValue(frame.animatableData)
            return
        }
        let (animation, host) = (node.placingAnimation, node.host)
        host.expectEnd(data?.set(frame.animatableData, with: animation, at: host.now))
    }

    /// The frame as it is seen.
    func value(at time: Double) -> CGRect {
        var frame = CGRect.zero
        if let data { frame.animatableData = data.value(at: time) }
        return frame
    }
}
