import Foundation

/// A view with a custom layout.
nonisolated struct _LayoutView<L: Layout, Content: View>: ContainerView {
    let layout: L
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LayoutNode(view, context)
    }

    var stackAxis: Axis? { layout.stackAxis }

    @MainActor func makeItem(in host: ViewHost) -> CustomLayoutItem<L> {
        CustomLayoutItem(layout, host)
    }

    @MainActor func configure(_ item: CustomLayoutItem<L>, _ inputs: Inputs) {
        item.direction = inputs.environment.layoutDirection
    }
}

/// The node of a view with a custom layout. It animates the layout's data.
final class LayoutNode<L: Layout, Content: View>: ContainerNode<_LayoutView<L, Content>> {
    private let data: AnimatedData<L>

    override init(_ view: _LayoutView<L, Content>, _ context: _NodeContext) {
        data = AnimatedData(view.layout)
        super.init(view, context)
    }

    override func update(_ view: _LayoutView<L, Content>, _ inputs: Inputs) {
        data.set(view.layout, of: self, with: inputs.transaction.effectiveAnimation)
        super.update(view, inputs)
    }

    override func viewDidChange() { item.layout = data.presented(view.layout, at: host.now) }

    override func reevaluate(_ inputs: Inputs) {
        setInputs(inputs)
        viewDidChange()
    }
}

/// The layout item of a custom layout.
final class CustomLayoutItem<L: Layout>: ContainerItem {
    var layout: L
    var direction = LayoutDirection.leftToRight
    private var cache: L.Cache?
    private var pass = -1

    init(_ layout: L, _ host: ViewHost) {
        self.layout = layout
        super.init(host)
    }

    /// Calls a method of the layout with its cache. Creates or updates the cache first if needed.
    private func callLayout<Result>(
        _ subviews: LayoutSubviews? = nil,
        _ body: (LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        var subviews = subviews ?? LayoutSubviews(items: children)
        subviews.layoutDirection = direction
        var cache = cache ?? layout.makeCache(subviews: subviews)
        if pass != host.layoutPass, self.cache != nil {
            layout.updateCache(&cache, subviews: subviews)
        }
        pass = host.layoutPass
        let result = body(subviews, &cache)
        self.cache = cache
        return result
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let size = callLayout { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
        // An invalid length would make the lengths of all containers invalid.
        return CGSize(
            width: size.width.isNaN ? 0 : max(size.width, 0),
            height: size.height.isNaN ? 0 : max(size.height, 0)
        )
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        for (child, place) in zip(children, places(in: frame, proposal)) {
            child.place(in: place.frame, place.offered, context)
        }
    }

    /// Returns the frame and the proposal that the layout gives to each view.
    private func places(
        in frame: CGRect,
        _ proposal: ProposedViewSize
    ) -> [(frame: CGRect, offered: ProposedViewSize)] {
        let places = LayoutPositions(count: children.count)
        callLayout(LayoutSubviews(items: children, places: places)) { subviews, cache in
            layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return zip(children, places.frames).map { child, place in
            // Views that the layout does not place are centred.
            let (position, anchor, offered) =
                place ?? (CGPoint(x: frame.midX, y: frame.midY), .center, proposal)
            let size = child.size(for: offered)
            let origin = CGPoint(
                x: position.x - anchor.x * size.width,
                y: position.y - anchor.y * size.height
            )
            return (CGRect(origin: origin, size: size), offered)
        }
    }

    /// The only item, if the layout behaves like it. Otherwise `nil`.
    private var onlyItem: LayoutItem? {
        L.layoutProperties.actsAsOnlyView ? children.onlyItem : nil
    }

    override var layoutPriority: Double {
        onlyItem?.layoutPriority ?? (children.isEmpty ? -.infinity : 0)
    }
    override var preferredSpacing: ViewSpacing {
        callLayout { layout.spacing(subviews: $0, cache: &$1) }
    }

    /// Returns the guide combined from the guides of the placed views. Returns `nil` if no view
    /// sets it.
    private func combinedGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard key.isCombined, size.width.isFinite, size.height.isFinite else { return nil }
        let places = places(in: CGRect(origin: .zero, size: size), proposal)
        return key.combined(
            zip(children, places).compactMap { child, place in
                child.guide(key, in: place.frame.size, place.offered).map {
                    $0 + place.frame.origin[key.axis]
                }
            }
        )
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        if let onlyItem { return onlyItem.guide(key, in: size, proposal) }
        let bounds = CGRect(origin: .zero, size: size)
        let subviews = LayoutSubviews(items: children) { [unowned self] in
            combinedGuide($0, size, proposal)
        }
        return callLayout(subviews) { subviews, cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key),
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &cache
                )
        }
    }
}
