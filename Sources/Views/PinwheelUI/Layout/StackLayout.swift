import Foundation

/// The layout algorithm of a stack.
///
/// Items get their space in the order of their priorities, while the minimum lengths of all later
/// items are reserved. Within a priority the least flexible item comes first. Each is proposed an
/// equal part of the remaining length. Without a proposal along the axis, all items have their
/// ideal lengths.
@MainActor
struct StackLayout {
    let axis: Axis
    let children: [LayoutItem]
    /// The alignment guide across the axis.
    let alignment: AlignmentKey
    /// The distance between items in points, or `nil` for the items' preferences.
    let spacing: CGFloat?

    /// The distance between items without a preference, in points.
    nonisolated static let defaultSpacing: CGFloat = 8

    /// The sizes of the items, and the proposals that they were computed for.
    struct Lengths {
        var proposals: [ProposedViewSize]
        var sizes: [CGSize]
    }

    /// The distances between neighbouring items, in points.
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
        distribute(length - distances.reduce(0, +), proposal, &result)
        return result
    }

    /// Distributes a length in points, without the distances, among the items.
    private func distribute(
        _ length: CGFloat,
        _ proposal: ProposedViewSize,
        _ result: inout Lengths
    ) {
        func extent(_ index: Int, _ length: CGFloat) -> CGFloat {
            var proposed = proposal
            proposed[axis] = length
            return children[index].size(for: proposed)[axis]
        }
        let priorities = Set(children.map(\.layoutPriority)).sorted(by: >)
        var remaining = length
        // The sum of the minimum lengths of items with lower priorities.
        var reserved: CGFloat = 0
        let isOneGroup = priorities.count == 1
        if !isOneGroup {
            for index in children.indices { reserved += extent(index, 0) }
        }
        for priority in priorities {
            let group = children.indices.filter { children[$0].layoutPriority == priority }
            if !isOneGroup { for index in group { reserved -= extent(index, 0) } }
            // A single item gets the entire length, so its flexibility does not matter.
            let order =
                group.count == 1
                ? group
                : group.map { index in
                    Flexibility(
                        index: index,
                        least: extent(index, 0),
                        most: extent(index, .infinity)
                    )
                }.sorted { $0.precedes($1) }.map(\.index)
            for (position, index) in order.enumerated() {
                let part = Self.part(
                    of: remaining - reserved,
                    among: order.count - position,
                    length
                )
                result.proposals[index][axis] = part
                result.sizes[index] = children[index].size(for: result.proposals[index])
                remaining -= result.sizes[index][axis]
            }
        }
    }

    /// The range of lengths of an item along the axis.
    private struct Flexibility {
        let index: Int
        let least: CGFloat
        /// The difference of the maximum and the minimum. It is 0 if both are infinite.
        let range: CGFloat

        init(index: Int, least: CGFloat, most: CGFloat) {
            self.index = index
            self.least = least
            range = (most - least).isNaN ? 0 : most - least
        }

        /// Returns whether the item precedes another one. Less flexible items come first. Of items
        /// without a maximum, the one with the greater minimum comes first.
        func precedes(_ other: Self) -> Bool {
            if range != other.range { return range < other.range }
            if range == .infinity, least != other.least { return least > other.least }
            return index < other.index
        }
    }

    /// Returns the length to propose to each of `count` items: an equal part of `remaining`. It is
    /// infinite if the stack's length is infinite.
    private static func part(of remaining: CGFloat, among count: Int, _ length: CGFloat)
        -> CGFloat
    {
        if length == .infinity { return .infinity }
        let part = remaining / CGFloat(count)
        return part > 0 ? part : 0
    }

    /// Returns the extent of the items across the axis when their guides are aligned at 0.
    private func crossExtent(_ lengths: Lengths) -> GuidedSpan {
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
        let crossExtent = crossExtent(lengths)
        var size = CGSize.zero
        size[axis] = lengths.sizes.reduce(0) { $0 + $1[axis] } + distances.reduce(0, +)
        size[axis.other] = crossExtent.length
        return size
    }

    /// Returns the proposal for the items once the size of the stack is known. If the proposal has
    /// no length across the axis, items are proposed the extent of the stack, so that they can fill
    /// it. A single item keeps the original proposal.
    private func finalProposal(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        guard children.onlyItem == nil else { return proposal }
        var finalProposal = proposal
        if finalProposal[axis.other] == nil { finalProposal[axis.other] = size[axis.other] }
        return finalProposal
    }

    func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
        forEachPlace(finalProposal(proposal, frame.size)) { child, origin, size, proposal in
            let origin = CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y)
            child.place(in: CGRect(origin: origin, size: size), proposal, context)
        }
    }

    /// Calls `body` with the origin of each item in the stack's space.
    private func forEachPlace(
        _ proposal: ProposedViewSize,
        _ body: (LayoutItem, CGPoint, CGSize, ProposedViewSize) -> Void
    ) {
        guard !children.isEmpty else { return }
        let lengths = lengths(for: proposal)
        let low = crossExtent(lengths).low
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

    /// Returns the origins of the items in the stack's space, and their proposals.
    func places(
        for proposal: ProposedViewSize,
        in size: CGSize
    ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
        forEachPlace(finalProposal(proposal, size)) { _, origin, _, proposal in
            places.append((origin, proposal))
        }
        return places
    }

    /// Returns the guide combined from the items' guides, in the stack's space. Returns `nil` if no
    /// item sets it.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        // A stack of one item behaves as that item.
        if let onlyItem = children.onlyItem { return onlyItem.guide(key, in: size, proposal) }
        guard key.isCombined else { return nil }
        let proposal = finalProposal(proposal, size)
        // The children's guides are queried only once, before the placement, which queries guides
        // too. Otherwise the cost would grow exponentially with the depth.
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

    /// The layout priority. A stack without items comes last.
    var priority: Double {
        children.onlyItem?.layoutPriority ?? (children.isEmpty ? -.infinity : 0)
    }

    /// The preferred distances. The ends use those of the first and the last item, the sides those
    /// of all items.
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

/// The union of spans whose guides are at 0. It always contains 0.
///
/// A union with an infinite span has no centre. It is infinite and starts at 0. Stacks measure
/// infinite spans to find out which items are flexible.
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

    var low: CGFloat { isEndless ? 0 : least }
    var length: CGFloat { isEndless ? .infinity : greatest - least }
}
