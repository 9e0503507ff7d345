import Foundation

nonisolated extension View {
    /// A frame of a fixed size; what is not given is the view's own.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        ItemModified(self, FixedFrame(width: width, height: height, alignment: alignment))
    }
    /// A frame between limits.
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
                horizontal: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
                vertical: .init(least: minHeight, ideal: idealHeight, most: maxHeight),
                alignment: alignment
            )
        )
    }
    /// Room at some sides, 16 points by default.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        ItemModified(self, Padding(insets: EdgeInsets(length ?? 16, on: edges)))
    }
    /// Room at all sides.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    /// Room at each side.
    public func padding(_ insets: EdgeInsets) -> some View {
        ItemModified(self, Padding(insets: insets))
    }
    /// A ratio of width to height, by default that of the view's ideal size.
    public func aspectRatio(
        _ aspectRatio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> some View {
        ItemModified(self, AspectRatio(ratio: aspectRatio, mode: contentMode))
    }
    /// The ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
            contentMode: contentMode
        )
    }
    /// As large as it may be with all of it seen.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    /// As small as it may be with all of the frame filled.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    /// The ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    /// The ideal length in some directions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        ItemModified(self, FixedSize(horizontal: horizontal, vertical: vertical))
    }
    /// The view's middle at a point of all that is there.
    public func position(_ position: CGPoint) -> some View {
        ItemModified(self, Positioned(position: position))
    }
    /// The view's middle at a point of all that is there.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
    /// A guide from left to right.
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ItemModified(self, AlignmentGuide(key: g.key, compute: computeValue))
    }
    /// A guide from top to bottom.
    public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        ItemModified(self, AlignmentGuide(key: g.key, compute: computeValue))
    }
    /// Who is asked first for the space of a stack.
    public func layoutPriority(_ value: Double) -> some View {
        ItemModified(self, LayoutPriority(value: value))
    }
    /// Who is drawn later.
    public func zIndex(_ value: Double) -> some View {
        TraitModified(content: self) { $0.zIndex = value }
    }
}

/// A view that says something of its place among others.
nonisolated struct TraitModified<Content: View>: ContentView {
    let content: Content
    let set: (inout ItemTraits) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        InputNode(view, context) { view, inputs in view.set(&inputs.traits) }
    }
}

/// The place of a view that changes what goes down to another.
final class InputNode<V: ContentView>: ContentNode<V> {
    private let change: (V, inout Inputs) -> Void
    /// The layout direction below, if it is another one.
    private var direction: LayoutDirection?
    private var directed = ItemsAround()

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

/// An item inside of which the layout direction is another one.
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
