import Foundation

/// The layout of a view with an inset view at one edge. The inset view is proposed the length that
/// the view does not need.
nonisolated struct InsetLayout: Layout {
    let edge: Edge
    /// The alignment guide along the edge.
    let alignment: AlignmentKey
    /// The distance between the views in points, or `nil` for the views' preferences.
    let spacing: CGFloat?

    private var axis: Axis { edge == .leading || edge == .trailing ? .horizontal : .vertical }
    private var isBefore: Bool { edge == .leading || edge == .top }

    /// The proposals, the dimensions and the distance of both views.
    private struct Parts {
        let proposals: [ProposedViewSize]
        let distance: CGFloat
        let dimensions: [ViewDimensions]

        func size(_ index: Int) -> CGSize {
            CGSize(width: dimensions[index].width, height: dimensions[index].height)
        }
    }

    private func parts(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Parts? {
        guard let view = subviews.first, let inset = subviews.dropFirst().first else { return nil }
        let distance =
            spacing
            ?? (isBefore
                ? inset.spacing.distance(to: view.spacing, along: axis)
                : view.spacing.distance(to: inset.spacing, along: axis))
        var (own, other) = (proposal, proposal)
        if let length = proposal[axis] {
            var minimum = proposal
            minimum[axis] = 0
            let available = max(length - distance, 0)
            other[axis] = max(available - view.sizeThatFits(minimum)[axis], 0)
            let taken = inset.sizeThatFits(other)[axis]
            own[axis] = max(length - (taken + distance), 0)
        }
        return Parts(
            proposals: [own, other],
            distance: distance,
            dimensions: [view.dimensions(in: own), inset.dimensions(in: other)]
        )
    }

    func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGSize {
        guard let parts = parts(proposal, subviews) else { return .zero }
        let (own, other) = (parts.size(0), parts.size(1))
        var size = CGSize.zero
        size[axis] = own[axis] + parts.distance + other[axis]
        size[axis.other] = max(own[axis.other], other[axis.other])
        return size
    }

    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        var proposal = proposal
        proposal[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
        guard let parts = parts(proposal, subviews) else { return }
        let (own, other) = (parts.size(0), parts.size(1))
        let (low, high) = (bounds.origin[axis], bounds.origin[axis] + bounds.size[axis])
        var (view, inset) = (bounds.origin, bounds.origin)
        view[axis] = isBefore ? high - own[axis] : low
        inset[axis] = isBefore ? low : high - other[axis]
        // The view is centred along the edge. The inset view's guide is aligned with the view's
        // guide.
        view[axis.other] += (bounds.size[axis.other] - own[axis.other]) / 2
        inset[axis.other] =
            view[axis.other] + parts.dimensions[0][alignment] - parts.dimensions[1][alignment]
        for (index, origin) in [view, inset].enumerated() {
            subviews[index].place(at: origin, proposal: parts.proposals[index])
        }
    }
}
