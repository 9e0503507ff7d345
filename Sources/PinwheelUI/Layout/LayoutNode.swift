import Foundation

/// Views, laid out in a way of one's own.
nonisolated struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
    let layout: L
    let content: Content

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LayoutNode(view, context)
    }
}

/// The place of views in a layout.
final class LayoutNode<L: Layout, Content: View>: _ViewNode<_LayoutView<L, Content>> {
    private var child: _ViewNode<Content>?
    private let item: CustomLayoutItem<L>
    private let data: FollowedData<L>

    override init(_ view: _LayoutView<L, Content>, _ context: _NodeContext) {
        item = CustomLayoutItem(view.layout, context.host)
        data = FollowedData(view.layout)
        super.init(view, context)
        item.traits = inputs.traits
        child = add(view.content, inputs.below(along: view.layout.stackAxis))
    }

    override func update(_ view: _LayoutView<L, Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        item.traits = inputs.traits
        data.set(view.layout, of: self, with: inputs.transaction.effectiveAnimation)
        item.layout = data.presented(view.layout, at: host.now)
        child?.update(view.content, inputs.below(along: view.layout.stackAxis))
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        item.layout = data.presented(view.layout, at: host.now)
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

/// Items in a layout of one's own.
final class CustomLayoutItem<L: Layout>: ContainerItem {
    var layout: L
    private var cache: L.Cache?
    private var pass = -1

    init(_ layout: L, _ host: ViewHost) {
        self.layout = layout
        super.init(host)
    }

    /// Asks the layout, with what it keeps.
    private func ask<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = LayoutSubviews(items: children, places: nil)
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
        let size = ask { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
        // What is no length would spoil all others.
        return CGSize(
            width: size.width.isNaN ? 0 : max(size.width, 0),
            height: size.height.isNaN ? 0 : max(size.height, 0)
        )
    }

    override func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext)
    {
        let places = LayoutPlaces(count: children.count)
        ask { _, cache in
            layout.placeSubviews(
                in: frame,
                proposal: proposal,
                subviews: LayoutSubviews(items: children, places: places),
                cache: &cache
            )
        }
        for (child, place) in zip(children, places.frames) {
            // Views without a place lie in the middle.
            let (position, anchor, offered) =
                place ?? (CGPoint(x: frame.midX, y: frame.midY), .center, proposal)
            let size = child.size(for: offered)
            let origin = CGPoint(
                x: position.x - anchor.x * size.width,
                y: position.y - anchor.y * size.height
            )
            child.place(in: CGRect(origin: origin, size: size), offered, context)
        }
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        let bounds = CGRect(origin: .zero, size: size)
        return ask { subviews, cache in
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
