import Foundation
import Raster

/// A modifier that computes the child's frame within its own frame.
nonisolated protocol PlacingModifier: ItemModifier {
    /// Returns the proposal for the child if the modifier's frame has the size `size`.
    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    /// Returns the frame of the child in the modifier's frame. By default it is centred.
    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
}

extension PlacingModifier {
    static var isLayout: Bool { true }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        let size = child.size(for: offered)
        let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        return CGRect(origin: origin, size: size)
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let offered = childProposal(proposal, in: frame.size, child)
        placeChild(self.frame(of: child, offered, in: frame), offered, context)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        let offered = childProposal(proposal, in: size, child)
        // The child's guide is queried before `frame(of:_:in:)`, which queries guides too.
        // Otherwise the cost would grow exponentially with the depth.
        guard let guide = child.guide(key, in: child.size(for: offered), offered) else {
            return nil
        }
        let place = frame(of: child, offered, in: CGRect(origin: .zero, size: size))
        return guide + place.origin[key.axis]
    }
}

/// Insets around the child.
nonisolated struct Padding: PlacingModifier {
    let insets: EdgeInsets

    /// Returns the child's distances, without preferences at the edges that have insets.
    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.preferredSpacing.resetting(edges)
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        let inner = child.size(for: proposal.inset(by: insets))
        return CGSize(
            width: max(inner.width + insets.size.width, 0),
            height: max(inner.height + insets.size.height, 0)
        )
    }

    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    {
        proposal.inset(by: insets)
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
        return CGRect(origin: origin, size: child.size(for: offered))
    }
}

/// A modifier that proposes a size with a fixed aspect ratio to its child.
nonisolated struct AspectRatio: PlacingModifier {
    let ratio: CGFloat?
    let mode: ContentMode

    /// Returns the largest size of the ratio that fits the proposal, or the smallest that fills it.
    /// An unspecified proposal remains unspecified.
    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    {
        guard proposal != .unspecified else { return proposal }
        let ideal = ratio == nil ? child.size(for: .unspecified) : .zero
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        let (width, height) = (proposal.width, proposal.height)
        switch (width, height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = width > height * ratio
            let takesHeight = mode == .fit ? isWide : !isWide
            return takesHeight
                ? ProposedViewSize(width: height * ratio, height: height)
                : ProposedViewSize(width: width, height: width / ratio)
        }
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        child.size(for: childProposal(proposal, in: .zero, child))
    }
}

@frozen public enum ContentMode: Hashable, Sendable, CaseIterable {
    case fit
    case fill
}

/// A modifier that gives its child the ideal length along some axes.
nonisolated struct FixedSize: PlacingModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor func layoutPriority(of child: LayoutItem) -> Double { child.layoutPriority }

    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width,
            height: vertical ? nil : proposal.height
        )
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        child.size(for: childProposal(proposal, in: .zero, child))
    }
}

/// A layout priority for the child.
nonisolated struct LayoutPriority: ItemModifier {
    let value: Double

    static var isLayout: Bool { true }
    @MainActor func layoutPriority(of child: LayoutItem) -> Double { value }
}

/// A modifier that centres its child at a point. It fills the proposed size and proposes the same
/// size to the child.
nonisolated struct Positioned: PlacingModifier {
    let position: CGPoint

    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing { ViewSpacing() }

    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    {
        ProposedViewSize(size)
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        let size = child.size(for: offered)
        let origin = CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
        return CGRect(origin: origin, size: size).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }
}

/// An alignment guide with a custom value.
nonisolated struct AlignmentGuide: ItemModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        guard key == self.key else { return child.guide(key, in: size, proposal) }
        return compute(ViewDimensions(size) { child.guide($0, in: size, proposal) })
    }
}
