import Foundation
import Raster

/// What a view is to the view in whose frame it is laid out.
enum LayerRole { case overlay, background, mask }

/// A view with another in front, behind, or as its mask, which is laid out in the view's frame.
nonisolated struct Layered<Content: View, Other: View>: ContentView {
    let content: Content
    let other: Other
    let role: LayerRole
    let alignment: Alignment

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LayeredNode(view, context)
    }
}

/// The place of a view and of another one for each of its items.
final class LayeredNode<Content: View, Other: View>: ContentNode<Layered<Content, Other>> {
    private var layered: [ObjectIdentifier: (item: LayeredItem, other: _ViewNode<Other>)] = [:]
    /// The items in order.
    private var order: [ObjectIdentifier] = []
    /// The other view of the first item, until that is there.
    private var first: _ViewNode<Other>?

    override init(_ view: Layered<Content, Other>, _ context: _NodeContext) {
        super.init(view, context)
        first = add(view.other, inputs.below)
    }

    override func update(_ view: Layered<Content, Other>, _ inputs: Inputs) {
        super.update(view, inputs)
        first?.update(view.other, inputs.below)
        for key in order { layered[key]?.other.update(view.other, inputs.below) }
    }

    override func collect(_ items: inout [LayoutItem]) {
        let collected = child?.items ?? []
        var left = layered
        let before = order
        layered.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
        // Where one item has taken the place of another, the other view stays.
        if left.count == 1, collected.count == 1, let item = collected.first,
            left[ObjectIdentifier(item)] == nil
        {
            first = left.values.first?.other
            left.removeAll()
        }
        for item in collected {
            let key = ObjectIdentifier(item)
            let entry = left.removeValue(forKey: key) ?? (LayeredItem(item), claimOther())
            let outer = entry.item
            outer.traits = item.traits
            outer.others = entry.other.items
            outer.role = view.role
            outer.alignment = view.alignment
            layered[key] = entry
            order.append(key)
            items.append(outer)
        }
        for key in before { left[key]?.other.remove() }
    }

    /// The other view of an item that is new.
    private func claimOther() -> _ViewNode<Other> {
        defer { first = nil }
        return first ?? add(view.other, inputs.below)
    }

    override func remove() {
        super.remove()
        first?.remove()
        for key in order { layered[key]?.other.remove() }
    }
}

/// An item with others in its frame.
final class LayeredItem: WrappingItem {
    var others: [LayoutItem] = []
    var role = LayerRole.overlay
    var alignment = Alignment.center

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        super.arrange(in: frame, proposal, context)
        OverlaidLayout(children: others.filter { !$0.isLeaving }, alignment: alignment)
            .place(over: frame, child.dimensions(for: proposal), context)
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        switch role {
        case .overlay:
            child.draw(context, into: &items)
            for other in others { other.draw(context, into: &items) }
        case .background:
            for other in others { other.draw(context, into: &items) }
            child.draw(context, into: &items)
        case .mask: drawMasked(context, into: &items)
        }
    }

    /// The content where the mask is opaque.
    private func drawMasked(_ context: DrawContext, into items: inout [Scene.Item]) {
        let plain = DrawContext(transform: context.transform, scale: context.scale)
        var content: [Scene.Item] = []
        var mask: [Scene.Item] = []
        child.draw(plain, into: &content)
        for other in others { other.draw(plain, into: &mask) }
        guard !content.isEmpty, !mask.isEmpty else { return }
        content.append(.group(Raster.Group(items: mask, blend: .destinationIn)))
        context.emit([.group(Raster.Group(items: content))], into: &items)
    }

    /// The content's, then the others'.
    override func collectPreferences(_ values: inout PreferenceValues) {
        super.collectPreferences(&values)
        for other in others { other.collectPreferences(&values) }
    }
}

nonisolated extension View {
    /// A view in front, in this view's frame.
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        Layered(content: self, other: content(), role: .overlay, alignment: alignment)
    }
    /// A view in front, in this view's frame.
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        Layered(content: self, other: overlay, role: .overlay, alignment: alignment)
    }
    /// A style in front, in a shape.
    public func overlay<Style: ShapeStyle, S: Shape>(
        _ style: Style,
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
    /// A style in front.
    public func overlay<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }
    /// A view behind, in this view's frame.
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        Layered(content: self, other: content(), role: .background, alignment: alignment)
    }
    /// A view behind, in this view's frame.
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        Layered(content: self, other: background, role: .background, alignment: alignment)
    }
    /// A style behind.
    public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style) }
    }
    /// A style behind, in a shape.
    public func background<Style: ShapeStyle, S: Shape>(
        _ style: Style,
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }
    /// The view where another is opaque.
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        Layered(content: self, other: mask(), role: .mask, alignment: alignment)
    }
    /// The view where another is opaque.
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        Layered(content: self, other: mask, role: .mask, alignment: .center)
    }
    /// A line just inside the frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
