import Foundation

public nonisolated struct ZStack<Content: View>: _PrimitiveView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ContainerNode(view, context, { $0.content }, OverlaidItem(context.host)) { item, view in
            item.alignment = view.alignment
        }
    }
}

public nonisolated struct HStack<Content: View>: _PrimitiveView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ContainerNode(
            view,
            context,
            { $0.content },
            StackItem(context.host, .horizontal),
            along: .horizontal
        ) { item, view in
            item.alignment = view.alignment.key
            item.spacing = view.spacing
        }
    }
}

public nonisolated struct VStack<Content: View>: _PrimitiveView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        ContainerNode(
            view,
            context,
            { $0.content },
            StackItem(context.host, .vertical),
            along: .vertical
        ) { item, view in
            item.alignment = view.alignment.key
            item.spacing = view.spacing
        }
    }
}

/// A vertical stack that lays out all its views at once, each at its ideal height.
public nonisolated struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a stack. Section headers and footers are never pinned.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { content }
            .fixedSize(horizontal: false, vertical: true)
            .frame(
                maxWidth: .infinity,
                alignment: Alignment(horizontal: alignment, vertical: .center)
            )
    }
}

/// A horizontal stack that lays out all its views at once, each at its ideal width.
public nonisolated struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a stack. Section headers and footers are never pinned.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { content }
            .fixedSize(horizontal: true, vertical: false)
            .frame(
                maxHeight: .infinity,
                alignment: Alignment(horizontal: .center, vertical: alignment)
            )
    }
}

/// The node of a view whose content is laid out by one container item.
final class ContainerNode<V: View, Content: View, Item: ContainerItem>: _ViewNode<V> {
    private var child: _ViewNode<Content>?
    private let content: (V) -> Content
    private let configure: (Item, V) -> Void
    private let item: Item
    private let axis: Axis?

    init(
        _ view: V,
        _ context: _NodeContext,
        _ content: @escaping (V) -> Content,
        _ item: Item,
        along axis: Axis? = nil,
        _ configure: @escaping (Item, V) -> Void
    ) {
        self.content = content
        self.axis = axis
        self.configure = configure
        self.item = item
        super.init(view, context)
        item.traits = inputs.traits
        configure(item, view)
        child = add(content(view), inputs.below(along: axis))
    }

    override func update(_ view: V, _ inputs: Inputs) {
        super.update(view, inputs)
        item.traits = inputs.traits
        configure(item, view)
        child?.update(content(view), inputs.below(along: axis))
    }

    override func collect(_ items: inout [LayoutItem]) {
        item.children = child?.items ?? []
        items.append(item)
    }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// The layout item of a `ZStack`.
final class OverlaidItem: ContainerItem {
    var alignment = Alignment.center

    private var layout: OverlaidLayout {
        OverlaidLayout(children: children, alignment: alignment)
    }
    override func measured(for proposal: ProposedViewSize) -> CGSize { layout.size(for: proposal) }
    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        layout.place(in: frame, proposal, context)
    }
    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        layout.guide(key, in: size, proposal)
    }
    override var layoutPriority: Double { layout.priority }
    override var preferredSpacing: ViewSpacing { layout.outerSpacing }
}

/// The layout item of an `HStack` or a `VStack`.
final class StackItem: ContainerItem {
    private let axis: Axis
    var alignment: AlignmentKey
    var spacing: CGFloat?

    init(_ host: ViewHost, _ axis: Axis) {
        self.axis = axis
        alignment =
            axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        super.init(host)
    }

    private var layout: StackLayout {
        StackLayout(axis: axis, children: children, alignment: alignment, spacing: spacing)
    }
    override func measured(for proposal: ProposedViewSize) -> CGSize { layout.size(for: proposal) }
    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        layout.place(in: frame, proposal, context)
    }
    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        layout.guide(key, in: size, proposal)
    }
    override var layoutPriority: Double { layout.priority }
    override var preferredSpacing: ViewSpacing { layout.outerSpacing }
}
