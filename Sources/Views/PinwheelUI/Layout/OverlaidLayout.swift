import Foundation

/// The layout algorithm of a `ZStack`: items overlay each other with their guides at one point.
///
/// The items with the highest priority determine the size, which is then proposed to all items.
@MainActor
struct OverlaidLayout {
    let children: [LayoutItem]
    let alignment: Alignment

    /// Calls `body` with the dimensions of the items that have the highest priority.
    private func forEachOfHighestPriority(
        _ proposal: ProposedViewSize,
        _ body: (ViewDimensions) -> Void
    ) {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.layoutPriority) }
        for child in children where child.layoutPriority == highest {
            body(child.dimensions(for: proposal))
        }
    }

    /// Returns the greatest width and the greatest height of the items with the highest priority.
    /// Their guides do not matter.
    func size(for proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        forEachOfHighestPriority(proposal) { item in
            size = CGSize(width: max(size.width, item.width), height: max(size.height, item.height))
        }
        return size
    }

    /// Returns the point where all guides meet, relative to the origin of the frame. Its
    /// coordinates are the greatest guides of the items with the highest priority.
    private func guidePoint(_ proposal: ProposedViewSize) -> CGPoint {
        var farthest: CGPoint?
        forEachOfHighestPriority(proposal) { item in
            let guides = CGPoint(x: item[alignment.horizontal], y: item[alignment.vertical])
            guard let known = farthest else { return farthest = guides }
            farthest = CGPoint(x: max(known.x, guides.x), y: max(known.y, guides.y))
        }
        return farthest ?? .zero
    }

    /// Returns the offset of an item from the origin of the frame. It is 0 for infinite items,
    /// which have no centre. Stacks measure infinite sizes to find out which items are flexible.
    private func shift(_ item: ViewDimensions, to guidePoint: CGPoint) -> CGPoint {
        let x = guidePoint.x - item[alignment.horizontal]
        let y = guidePoint.y - item[alignment.vertical]
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }

    /// Returns the proposal for the items once the size is known. A single item keeps the original
    /// proposal.
    func finalProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        children.onlyItem == nil ? ProposedViewSize(size) : proposal
    }

    func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
        let proposal = finalProposal(proposal, frame.size)
        for (child, place) in zip(children, frames(in: frame, proposal)) {
            child.place(in: place, proposal, context)
        }
    }

    /// Places the items over or behind a view. They are proposed the size of the view's frame, and
    /// their guides are aligned with the view's.
    func place(over frame: CGRect, _ outer: ViewDimensions, _ context: PlacementContext) {
        guard !children.isEmpty else { return }
        let offered = ProposedViewSize(frame.size)
        let size = size(for: offered)
        let inner = ViewDimensions(size) { guide($0, in: size, offered) }
        let origin = CGPoint(
            x: frame.minX + outer[alignment.horizontal] - inner[alignment.horizontal],
            y: frame.minY + outer[alignment.vertical] - inner[alignment.vertical]
        )
        place(in: CGRect(origin: origin, size: size), offered, context)
    }

    /// Returns the frames of all items in the frame of the layout.
    func frames(in frame: CGRect, _ proposal: ProposedViewSize) -> [CGRect] {
        let guidePoint = guidePoint(proposal)
        return children.map { child in
            let dimensions = child.dimensions(for: proposal)
            let shift = shift(dimensions, to: guidePoint)
            return CGRect(
                x: frame.minX + shift.x,
                y: frame.minY + shift.y,
                width: dimensions.width,
                height: dimensions.height
            )
        }
    }

    /// Returns the guide combined from the items' guides, in the layout's space. Returns `nil` if
    /// no item sets it.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if let onlyItem = children.onlyItem { return onlyItem.guide(key, in: size, proposal) }
        guard key.isCombined else { return nil }
        let proposal = finalProposal(proposal, size)
        // The children's guides are queried only once, before the placement, which queries guides
        // too. Otherwise the cost would grow exponentially with the depth.
        let inner = children.map { $0.dimensions(for: proposal).explicit(key) }
        guard inner.contains(where: { $0 != nil }) else { return nil }
        let guidePoint = guidePoint(proposal)
        var guides: [CGFloat] = []
        for (child, guide) in zip(children, inner) {
            guard let guide else { continue }
            let shift = shift(child.dimensions(for: proposal), to: guidePoint)
            guides.append((key.axis == .horizontal ? shift.x : shift.y) + guide)
        }
        return key.combined(guides)
    }

    /// The layout priority. A layout without items comes last.
    var priority: Double {
        children.onlyItem?.layoutPriority ?? (children.isEmpty ? -.infinity : 0)
    }

    /// The union of the preferred distances of all items.
    var outerSpacing: ViewSpacing {
        guard !children.isEmpty else { return .zero }
        return children.reduce(into: ViewSpacing()) { $0.formUnion($1.preferredSpacing) }
    }
}
