import Foundation

/// Lays items over each other: all are offered what is there, and their guides meet. Those of the highest
/// priority make up the size, which is then offered to all.
@MainActor
struct OverlaidLayout {
    let children: [LayoutItem]
    let alignment: Alignment

    /// The union of the items about their guides.
    private func bounds(_ proposal: ProposedViewSize) -> CGRect? {
        guard !children.isEmpty else { return nil }
        var (across, down) = (GuidedSpan(), GuidedSpan())
        let highest = children.map(\.layoutPriority).max()
        for child in children where child.layoutPriority == highest {
            let dimensions = child.dimensions(for: proposal)
            across.add(dimensions.width, guide: dimensions[alignment.horizontal])
            down.add(dimensions.height, guide: dimensions[alignment.vertical])
        }
        return CGRect(x: across.low, y: down.low, width: across.length, height: down.length)
    }

    func size(for proposal: ProposedViewSize) -> CGSize { bounds(proposal)?.size ?? .zero }

    /// What items are offered once the size is known: that; a single one what it was.
    func settled(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        children.count == 1 ? proposal : ProposedViewSize(size)
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
        guard let bounds = bounds(proposal) else { return [] }
        return children.map { child in
            let dimensions = child.dimensions(for: proposal)
            return CGRect(
                x: frame.minX - bounds.minX - dimensions[alignment.horizontal],
                y: frame.minY - bounds.minY - dimensions[alignment.vertical],
                width: dimensions.width,
                height: dimensions.height
            )
        }
    }

    /// The guide that items have set, each in the whole's space.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if children.count == 1 { return children[0].guide(key, in: size, proposal) }
        guard key.isCombined else { return nil }
        let proposal = settled(proposal, size)
        // Asked first, and once: bounds need guides of their own, at each level again.
        let inner = children.map { $0.dimensions(for: proposal).explicit(key) }
        guard inner.contains(where: { $0 != nil }), let bounds = bounds(proposal) else {
            return nil
        }
        var guides: [CGFloat] = []
        for (child, guide) in zip(children, inner) {
            guard let guide else { continue }
            let dimensions = child.dimensions(for: proposal)
            let origin =
                key.axis == .horizontal
                ? -bounds.minX - dimensions[alignment.horizontal]
                : -bounds.minY - dimensions[alignment.vertical]
            guides.append(origin + guide)
        }
        return key.combined(guides)
    }

    /// Who is asked first: of nothing, after all others.
    var priority: Double {
        children.count == 1 ? children[0].layoutPriority : children.isEmpty ? -.infinity : 0
    }

    /// The distances of all items.
    var outerSpacing: ViewSpacing {
        guard !children.isEmpty else { return .zero }
        return children.reduce(into: ViewSpacing()) { $0.formUnion($1.preferredSpacing) }
    }
}

/// The union of lengths whose guides meet at 0. Endless ones, of which stacks ask to see what bends, have no
/// middle: their union is endless, and begins at 0.
struct GuidedSpan {
    private var least = CGFloat.infinity
    private var greatest = -CGFloat.infinity
    private var isEndless = false

    mutating func add(_ length: CGFloat, guide: CGFloat) {
        guard length.isFinite, guide.isFinite else {
            isEndless = true
            return
        }
        least = min(least, -guide)
        greatest = max(greatest, length - guide)
    }

    /// Where it begins.
    var low: CGFloat { isEndless || least > greatest ? 0 : least }
    /// How long it is.
    var length: CGFloat {
        if isEndless { return .infinity }
        return least > greatest ? 0 : greatest - least
    }
}
