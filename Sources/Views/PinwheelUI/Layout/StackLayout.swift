import Foundation

/// Lays items in a row.
///
/// The room is given out by priority, the highest first, the least of all others kept for them; among
/// equals the least flexible item is asked first, each time for its share of what is left. Without a
/// proposal along the row all items have their ideal length.
@MainActor
struct StackLayout {
    let axis: Axis
    let children: [LayoutItem]
    /// The guide across the row.
    let alignment: AlignmentKey
    /// The distance of neighbours in points; nil for the usual one.
    let spacing: CGFloat?

    /// The distance of neighbours that do not say.
    nonisolated static let usualSpacing: CGFloat = 8

    /// The lengths of the row's items, and what each was offered.
    struct Lengths {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
    }

    /// The distances after each item but the last.
    var distances: [CGFloat] {
        zip(children, children.dropFirst()).map { before, after in
            spacing ?? before.preferredSpacing.distance(to: after.preferredSpacing, along: axis)
        }
    }

    func lengths(for proposal: ProposedViewSize) -> Lengths {
        var result = Lengths(
            proposals: Array(repeating: proposal, count: children.count),
            sizes: Array(repeating: .zero, count: children.count)
        )
        guard let length = proposal[axis] else {
            for (index, child) in children.enumerated() {
                result.proposals[index][axis] = nil
                result.sizes[index] = child.size(for: result.proposals[index])
            }
            return result
        }
        divide(length - distances.reduce(0, +), proposal, &result)
        return result
    }

    /// Gives out a length.
    private func divide(_ length: CGFloat, _ proposal: ProposedViewSize, _ result: inout Lengths) {
        func extent(_ index: Int, _ length: CGFloat) -> CGFloat {
            var asked = proposal
            asked[axis] = length
            return children[index].size(for: asked)[axis]
        }
        let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
        var rest = length
        // What is kept for items of lower priorities: their least lengths.
        var kept: CGFloat = 0
        let isOneGroup = priorities.count == 1
        if !isOneGroup {
            for index in children.indices { kept += extent(index, 0) }
        }
        for priority in priorities {
            let group = children.indices.filter { children[$0].layoutPriority == priority }
            if !isOneGroup { for index in group { kept -= extent(index, 0) } }
            // One alone has all, however much it bends.
            let order =
                group.count == 1
                ? group
                : group.map { index in
                    Flexibility(
                        index: index,
                        least: extent(index, 0),
                        most: extent(index, .infinity)
                    )
                }.sorted { $0.isAsked(before: $1) }.map(\.index)
            for (position, index) in order.enumerated() {
                let share = Self.share(of: rest - kept, among: order.count - position, length)
                result.proposals[index][axis] = share
                result.sizes[index] = children[index].size(for: result.proposals[index])
                rest -= result.sizes[index][axis]
            }
        }
    }

    /// How much an item bends.
    private struct Flexibility {
        let index: Int
        let least: CGFloat
        /// NaN, of two infinite lengths, is no flexibility.
        let range: CGFloat

        init(index: Int, least: CGFloat, most: CGFloat) {
            self.index = index
            self.least = least
            range = (most - least).isNaN ? 0 : most - least
        }

        /// The least flexible first; of those without an end the one that needs most.
        func isAsked(before other: Self) -> Bool {
            if range != other.range { return range < other.range }
            if range == .infinity, least != other.least { return least > other.least }
            return index < other.index
        }
    }

    /// What each of some items is offered of a rest; all of an endless length is endless.
    private static func share(of rest: CGFloat, among count: Int, _ length: CGFloat) -> CGFloat {
        if length == .infinity { return .infinity }
        let share = rest / CGFloat(count)
        return share > 0 ? share : 0
    }

    /// The least and greatest places across the row, about the guides.
    private func across(_ lengths: Lengths) -> GuidedSpan {
        var span = GuidedSpan()
        for (index, child) in children.enumerated() {
            let guide = child.dimensions(for: lengths.proposals[index])[alignment]
            span.add(lengths.sizes[index][axis.other], guide: guide)
        }
        return span
    }

    func size(for proposal: ProposedViewSize) -> CGSize {
        guard !children.isEmpty else { return .zero }
        let lengths = lengths(for: proposal)
        let across = across(lengths)
        var size = CGSize.zero
        size[axis] = lengths.sizes.reduce(0) { $0 + $1[axis] } + distances.reduce(0, +)
        size[axis.other] = across.length
        return size
    }

    /// What items are offered once the row's size is known: across it, where nothing was said, the row's own
    /// extent, so that all can fill it; a single one what it was.
    private func settled(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        guard children.unary == nil else { return proposal }
        var settled = proposal
        if settled[axis.other] == nil { settled[axis.other] = size[axis.other] }
        return settled
    }

    func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
        forEachPlace(settled(proposal, frame.size)) { child, origin, size, proposal in
            let origin = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
            child.place(in: CGRect(origin: origin, size: size), proposal, context)
        }
    }

    /// Tells each item's place in the row's own space.
    private func forEachPlace(
        _ proposal: ProposedViewSize,
        _ body: (LayoutItem, CGPoint, CGSize, ProposedViewSize) -> Void
    ) {
        guard !children.isEmpty else { return }
        let lengths = lengths(for: proposal)
        let low = across(lengths).low
        let distances = distances
        var along: CGFloat = 0
        for (index, child) in children.enumerated() {
            let guide = child.dimensions(for: lengths.proposals[index])[alignment]
            var origin = CGPoint.zero
            origin[axis] = along
            origin[axis.other] = -guide - low
            body(child, origin, lengths.sizes[index], lengths.proposals[index])
            along += lengths.sizes[index][axis]
            if index < distances.count { along += distances[index] }
        }
    }

    /// Each item's place in a row of a size, and what it is offered.
    func places(
        for proposal: ProposedViewSize,
        in size: CGSize
    ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
        forEachPlace(settled(proposal, size)) { _, origin, _, proposal in
            places.append((origin, proposal))
        }
        return places
    }

    /// The guide that items have set, each in the row's space.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        // A row of one is that one.
        if let unary = children.unary { return unary.guide(key, in: size, proposal) }
        guard key.isCombined else { return nil }
        let proposal = settled(proposal, size)
        // Asked first, and once: places need guides of their own, at each level again.
        let lengths = lengths(for: proposal)
        let inner = children.indices.map { index in
            children[index].guide(key, in: lengths.sizes[index], lengths.proposals[index])
        }
        guard inner.contains(where: { $0 != nil }) else { return nil }
        var guides: [CGFloat] = []
        var index = 0
        forEachPlace(proposal) { _, origin, _, _ in
            if let guide = inner[index] { guides.append(origin[key.axis] + guide) }
            index += 1
        }
        return key.combined(guides)
    }

    /// Who is asked first: of nothing, after all others.
    var priority: Double {
        children.unary?.layoutPriority ?? (children.isEmpty ? -.infinity : 0)
    }

    /// The distances of the row: its ends' at its ends, all items' at its sides.
    var outerSpacing: ViewSpacing {
        guard !children.isEmpty else { return .zero }
        var result = ViewSpacing()
        for (index, child) in children.enumerated() {
            var edges: Edge.Set = axis == .horizontal ? .vertical : .horizontal
            if index == 0 { edges.insert(axis == .horizontal ? .leading : .top) }
            if index == children.count - 1 {
                edges.insert(axis == .horizontal ? .trailing : .bottom)
            }
            result.formUnion(child.preferredSpacing, edges: edges)
        }
        return result
    }
}

/// The union of lengths whose guides meet at 0, which is in it, too. Endless ones, of which stacks ask to see
/// what bends, have no middle: their union is endless, and begins at 0.
private struct GuidedSpan {
    private var least: CGFloat = 0
    private var greatest: CGFloat = 0
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
    var low: CGFloat { isEndless ? 0 : least }
    /// How long it is.
    var length: CGFloat { isEndless ? .infinity : greatest - least }
}
