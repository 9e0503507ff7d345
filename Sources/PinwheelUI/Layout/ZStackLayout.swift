import Foundation

/// Lays items over each other: all are offered what is there, and their guides meet.
@MainActor
struct OverlaidLayout {
    let children: [LayoutItem]
    let alignment: Alignment

    /// The union of the items about their guides.
    private func bounds(_ proposal: ProposedViewSize) -> CGRect? {
        var result: CGRect?
        for child in children {
            let dimensions = child.dimensions(for: proposal)
            let frame = CGRect(
                x: -dimensions[alignment.horizontal],
                y: -dimensions[alignment.vertical],
                width: dimensions.width,
                height: dimensions.height
            )
            result = result?.union(frame) ?? frame
        }
        return result
    }

    func size(for proposal: ProposedViewSize) -> CGSize { bounds(proposal)?.size ?? .zero }

    func place(in frame: CGRect, _ proposal: ProposedViewSize, _ context: PlacementContext) {
        for (child, place) in zip(children, frames(in: frame, proposal)) {
            child.place(in: place, proposal, context)
        }
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

    /// The guide that items have set: their mean, each in the whole's space.
    func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let bounds = bounds(proposal) else { return nil }
        var sum = 0.0
        var count = 0.0
        for child in children {
            let dimensions = child.dimensions(for: proposal)
            guard let guide = dimensions.explicit(key) else { continue }
            let origin =
                key.axis == .horizontal
                ? -bounds.minX - dimensions[alignment.horizontal]
                : -bounds.minY - dimensions[alignment.vertical]
            sum += origin + guide
            count += 1
        }
        return count > 0 ? sum / count : nil
    }
}
