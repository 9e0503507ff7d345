import Foundation
import Raster

/// The role of a layer relative to the view whose frame it is laid out in.
enum LayerRole { case overlay, background, mask }

/// A view with an overlay, a background or a mask that is laid out in the view's frame.
nonisolated struct Layered<Content: View, Other: View>: ContentView {
    let content: Content
    let other: Other
    let role: LayerRole
    let alignment: Alignment

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LayeredNode(view, context)
    }
}

/// The node of a view with an overlay, a background or a mask. It creates one such layer for each
/// item.
final class LayeredNode<Content: View, Other: View>: ContentNode<Layered<Content, Other>> {
    private var layered: [ObjectIdentifier: (item: LayeredItem, other: _ViewNode<Other>)] = [:]
    /// The keys of `layered` in the order of the items.
    private var order: [ObjectIdentifier] = []
    /// The layer that waits for the first item.
    private var first: _ViewNode<Other>?

    override init(_ view: Layered<Content, Other>, _ context: _NodeContext) {
        super.init(view, context)
        first = add(view.other, inputs.forChildren)
    }

    override func update(_ view: Layered<Content, Other>, _ inputs: Inputs) {
        super.update(view, inputs)
        first?.update(view.other, inputs.forChildren)
        for key in order { layered[key]?.other.update(view.other, inputs.forChildren) }
    }

    override func collect(_ items: inout [LayoutItem]) {
        let collected = child?.items ?? []
        var left = layered
        let before = order
        layered.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
        // If a single item replaces another, its layer is preserved.
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

    /// Returns the layer for a new item.
    private func claimOther() -> _ViewNode<Other> {
        defer { first = nil }
        return first ?? add(view.other, inputs.forChildren)
    }

    override func remove() {
        super.remove()
        first?.remove()
        for key in order { layered[key]?.other.remove() }
    }
}

/// A layout item with overlays, backgrounds or masks in its frame.
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
        OverlaidLayout(children: others.filter { !$0.isBeingRemoved }, alignment: alignment)
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

    /// Draws the content, multiplied by the alpha of the mask.
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

    override func collectPreferences(_ values: inout PreferenceValues) {
        super.collectPreferences(&values)
        for other in others { other.collectPreferences(&values) }
    }
}

nonisolated extension View {
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        Layered(content: self, other: content(), role: .overlay, alignment: alignment)
    }
    @_disfavoredOverload
    public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
        Layered(content: self, other: overlay, role: .overlay, alignment: alignment)
    }
    public func overlay<Style: ShapeStyle, S: Shape>(
        _ style: Style,
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }
    public func overlay<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        overlay { Rectangle().fill(style) }
    }
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        Layered(content: self, other: content(), role: .background, alignment: alignment)
    }
    @_disfavoredOverload
    public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
        Layered(content: self, other: background, role: .background, alignment: alignment)
    }
    public func background<Style: ShapeStyle>(
        _ style: Style,
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background { Rectangle().fill(style) }
    }
    public func background<Style: ShapeStyle, S: Shape>(
        _ style: Style,
        in shape: S,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { shape.fill(style, style: fillStyle) }
    }
    public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        Layered(content: self, other: mask(), role: .mask, alignment: alignment)
    }
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        Layered(content: self, other: mask, role: .mask, alignment: .center)
    }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
