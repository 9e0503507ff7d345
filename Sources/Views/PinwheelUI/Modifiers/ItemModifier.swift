import Foundation
import Raster

/// A modifier of the layout or the drawing of each item of a view.
nonisolated protocol ItemModifier: Animatable {
    /// Returns the size of the item. The default is the child's size.
    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize
    /// Calls `placeChild` with the child's frame and proposal. By default they equal those of the
    /// item.
    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    )
    /// Returns an explicit alignment guide, or `nil` if none is set. The default is the child's.
    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat?
    /// Returns the layout priority. The default is the child's, or 0 for layouts.
    @MainActor func layoutPriority(of child: LayoutItem) -> Double
    /// Returns the preferred distances. The default is the child's.
    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing
    /// Whether the modifier lays out its child. If so, a frame around it does not keep the child's
    /// preferred distances.
    static var isLayout: Bool { get }
    /// The frames that are rounded to whole pixels. The default is none.
    static var rounding: FrameRounding { get }
    /// Draws the child. `frame` is the frame of the item.
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
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        placeChild(frame, proposal, context)
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

/// The frames of an item that are rounded to whole pixels, before animations and transforms.
enum FrameRounding {
    case none
    /// The frame that the modifier draws with.
    case own
    /// The frame that the modifier draws with, and the frame of the child.
    case all
}

/// A view whose items are modified separately.
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

/// The node of a view whose items are modified.
final class ItemModifierNode<Content: View, Modifier: ItemModifier>: ContentNode<
    ItemModified<Content, Modifier>
>
{
    private var modified = ItemWrappers()

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

/// A layout item with a modifier. It animates the modifier's data and the frame.
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
        host.recordAnimationEnd(data.set(modifier.animatableData, with: animation, at: host.now))
        self.modifier = modifier
    }

    /// The modifier with the current values of its animatable data.
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

/// A view's frame rectangle. Changes to it can be animated.
@MainActor
struct AnimatedFrame {
    private var data: AnimatedValue<CGRect.AnimatableData>?

    /// Sets the frame with the animation of the current update. The first frame is set without an
    /// animation.
    mutating func set(_ frame: CGRect, of node: Node) {
        guard data != nil else {
            data = AnimatedValue(frame.animatableData)
            return
        }
        let (animation, host) = (node.placingAnimation, node.host)
        host.recordAnimationEnd(data?.set(frame.animatableData, with: animation, at: host.now))
    }

    /// Returns the frame as animated at a time.
    func value(at time: Double) -> CGRect {
        var frame = CGRect.zero
        if let data { frame.animatableData = data.value(at: time) }
        return frame
    }
}
