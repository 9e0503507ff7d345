import Foundation

/// Lays items over each other: all are offered what is there, and their guides meet. Those of the highest
/// priority make up the size, which is then offered to all.
@MainActor
struct OverlaidLayout {
    let children: [LayoutItem]
    let alignment: Alignment

    /// Calls `body` with what the items of the highest priority take.
    private func forEachForemost(
        _ proposal: ProposedViewSize,
        _ body: (ViewDimensions) -> Void
    ) {
        var highest = -Double.infinity
        for child in children { highest = max(highest, child.layoutPriority) }
        for child in children where child.layoutPriority == highest {
            body(child.dimensions(for: proposal))
        }
    }

    /// As wide as the widest of them, as high as the highest, wherever their guides are.
    func size(for proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        forEachForemost(proposal) { item in
            size = CGSize(width: max(size.width, item.width), height: max(size.height, item.height))
        }
        return size
    }

    /// Where all items' guides meet, from the frame's corner: as far as the farthest of those.
    private func meeting(_ proposal: ProposedViewSize) -> CGPoint {
        var farthest: CGPoint?
        forEachForemost(proposal) { item in
            let guides = CGPoint(x: item[alignment.horizontal], y: item[alignment.vertical])
            guard let known = farthest else { return farthest = guides }
            farthest = CGPoint(x: max(known.x, guides.x), y: max(known.y, guides.y))
        }
        return farthest ?? .zero
    }

    /// How far an item lies from the frame's corner; endless ones, of which stacks ask to see what bends,
    /// have no middle and lie there.
    private func shift(_ item: ViewDimensions, to meeting: CGPoint) -> CGPoint {
        let x = meeting.x - item[alignment.horizontal], y = meeting.y - item[alignment.vertical]
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }

    /// What items are offered once the size is known: that; a single one what it was.
    func settled(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        children.unary == nil ? ProposedViewSize(size) : proposal
    }

    func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
        let proposal = settled(proposal, frame.size)
        for (child, place) in zip(children, frames(in: frame, proposal)) {
            child.place(in: place, proposal, context)
        }
    }

    /// Places items over or behind a view of given guides: they are offered its frame, and their guides meet
    /// its own.
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

    /// Each item's place in a frame.
    func frames(in frame: CGRect, _ proposal: ProposedViewSize) -> [CGRect] {
        let meeting = meeting(proposal)
        return children.map { child in
            let dimensions = child.dimensions(for: proposal)
            let shift = shift(dimensions, to: meeting)
            return CGRect(
                x: frame.minX + shift.x,
                y: frame.minY + shift.y,
                width: dimensions.width,
                height: dimensions.height
            )
        }
    }

    /// The guide that items have set, each in the whole's space.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if let unary = children.unary { return unary.guide(key, in: size, proposal) }
        guard key.isCombined else { return nil }
        let proposal = settled(proposal, size)
        // Asked first, and once: places need guides of their own, at each level again.
        let inner = children.map { $0.dimensions(for: proposal).explicit(key) }
        guard inner.contains(where: { $0 != nil }) else { return nil }
        let meeting = meeting(proposal)
        var guides: [CGFloat] = []
        for (child, guide) in zip(children, inner) {
            guard let guide else { continue }
            let shift = shift(child.dimensions(for: proposal), to: meeting)
            guides.append((key.axis == .horizontal ? shift.x : shift.y) + guide)
        }
        return key.combined(guides)
    }

    /// Who is asked first: of nothing, after all others.
    var priority: Double {
        children.unary?.layoutPriority ?? (children.isEmpty ? -.infinity : 0)
    }

    /// The distances of all items.
    var outerSpacing: ViewSpacing {
        guard !children.isEmpty else { return .zero }
        return children.reduce(into: ViewSpacing()) { $0.formUnion($1.preferredSpacing) }
    }
}
