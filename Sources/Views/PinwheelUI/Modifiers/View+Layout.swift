import Foundation

nonisolated extension View {
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ItemModified(self, FixedFrame(width: width, height: height, alignment: alignment))
    }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ItemModified(
            self,
            FlexibleFrame(
                horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment
            )
        )
    }
    /// Adds insets to some edges, 16 points if `length` is `nil`.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        ItemModified(self, Padding(insets: EdgeInsets(length ?? 16, on: edges)))
    }
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public func padding(_ insets: EdgeInsets) -> some View {
        ItemModified(self, Padding(insets: insets))
    }
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> some View {
        ItemModified(self, AspectRatio(ratio: aspectRatio, mode: contentMode))
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode
        )
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        ItemModified(self, FixedSize(horizontal: horizontal, vertical: vertical))
    }
    public func position(_ position: CGPoint) -> some View {
        ItemModified(self, Positioned(position: position))
    }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ItemModified(self, AlignmentGuide(key: g.key, compute: computeValue))
    }
    public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ItemModified(self, AlignmentGuide(key: g.key, compute: computeValue))
    }
    public func layoutPriority(_ value: Double) -> some View {
        ItemModified(self, LayoutPriority(value: value))
    }
    public func zIndex(_ value: Double) -> some View {
        TraitModified(content: self) { $0.zIndex = value }
    }
}

/// A view that changes traits of its layout items.
nonisolated struct TraitModified<Content: View>: ContentView {
    let content: Content
    let set: (inout ItemTraits) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { view, inputs in view.set(&inputs.traits) }
    }
}

/// The node of a view that changes the inputs of its child.
final class InputNode<V: ContentView>: ContentNode<V> {
    private let change: (V, inout Inputs) -> Void
    /// The layout direction of the child if it differs from that of the node, otherwise `nil`.
    private var direction: LayoutDirection?
    private var directed = ItemWrappers()

    init(_ view: V, _ context: _NodeContext, _ change: @escaping (V, inout Inputs) -> Void) {
        self.change = change
        super.init(view, context)
    }

    override func contentInputs() -> Inputs {
        var inputs = inputs
        change(view, &inputs)
        let new = inputs.environment.layoutDirection
        direction = new == self.inputs.environment.layoutDirection ? nil : new
        return inputs
    }

    override func collect(_ items: inout [LayoutItem]) {
        guard let direction else { return super.collect(&items) }
        directed.collect(around: child?.items ?? [], into: &items) { DirectedItem($0) }
        for case let item as DirectedItem in directed.all { item.direction = direction }
    }
}

/// A layout item whose child has another layout direction.
final class DirectedItem: WrappingItem {
    var direction = LayoutDirection.leftToRight

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        var context = context
        context.isRightToLeft = direction == .rightToLeft
        super.arrange(in: frame, proposal, context)
    }
}
