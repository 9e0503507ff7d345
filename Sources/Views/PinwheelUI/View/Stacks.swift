import Foundation

public nonisolated struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor func makeItem(in host: ViewHost) -> OverlaidItem { OverlaidItem(host) }

    @MainActor func configure(_ item: OverlaidItem, _ inputs: Inputs) {
        item.alignment = alignment
    }
}

/// A stack along one axis: `HStack` or `VStack`.
nonisolated protocol LinearStack: ContainerView where Item == StackItem {
    associatedtype Layout: LinearLayout
    var layout: Layout { get }
}

extension LinearStack {
    var stackAxis: Axis? { Layout.axis }

    @MainActor func makeItem(in host: ViewHost) -> StackItem {
        StackItem(host, Layout.axis, layout.alignment.key)
    }

    @MainActor func configure(_ item: StackItem, _ inputs: Inputs) {
        item.alignment = layout.alignment.key
        item.spacing = layout.spacing
    }
}

public nonisolated struct HStack<Content: View>: LinearStack {
    let layout: HStackLayout
    let content: Content

    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

public nonisolated struct VStack<Content: View>: LinearStack {
    let layout: VStackLayout
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
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

/// A layout algorithm for the children of one item.
@MainActor
protocol Arrangement {
    func size(for proposal: ProposedViewSize) -> CGSize
    func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext)
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat?
    var priority: Double { get }
    var outerSpacing: ViewSpacing { get }
}

extension StackLayout: Arrangement {}
extension OverlaidLayout: Arrangement {}

/// A layout item whose children are placed by a layout algorithm.
class ArrangedItem<Layout: Arrangement>: ContainerItem {
    var layout: Layout { fatalError("subclasses override layout") }

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

/// The layout item of a `ZStack`.
final class OverlaidItem: ArrangedItem<OverlaidLayout> {
    var alignment = Alignment.center

    override var layout: OverlaidLayout {
        OverlaidLayout(children: children, alignment: alignment)
    }
}

/// The layout item of an `HStack` or a `VStack`.
final class StackItem: ArrangedItem<StackLayout> {
    private let axis: Axis
    var alignment: AlignmentKey
    var spacing: CGFloat?

    init(_ host: ViewHost, _ axis: Axis, _ alignment: AlignmentKey) {
        (self.axis, self.alignment) = (axis, alignment)
        super.init(host)
    }

    override var layout: StackLayout {
        StackLayout(axis: axis, children: children, alignment: alignment, spacing: spacing)
    }
}
