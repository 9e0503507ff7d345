import Foundation
import Raster

/// Room at the sides.
nonisolated struct Padding: ItemModifier {
    let insets: EdgeInsets

    static var isLayout: Bool { true }

    /// The usual where there is room.
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

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let offered = proposal.inset(by: insets)
        let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
        put(CGRect(origin: origin, size: child.size(for: offered)), offered, context)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        let offered = proposal.inset(by: insets)
        let start = key.axis == .horizontal ? insets.leading : insets.top
        return child.guide(key, in: child.size(for: offered), offered).map { $0 + start }
    }
}

/// A ratio of width to height.
nonisolated struct AspectRatio: ItemModifier {
    let ratio: CGFloat?
    let mode: ContentMode

    static var isLayout: Bool { true }

    /// The largest size of the ratio that fits, or the smallest that fills; nothing of nothing.
    @MainActor private func offered(_ proposal: ProposedViewSize, _ child: LayoutItem)
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
        child.size(for: offered(proposal, child))
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        child.put(inMiddleOf: frame, offered(proposal, child), context, by: put)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        child.guide(key, inMiddleOf: size, offered(proposal, child))
    }
}

extension LayoutItem {
    /// Puts the item, by what it is offered, into the middle of a frame.
    fileprivate func put(
        inMiddleOf frame: CGRect,
        _ offered: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let size = size(for: offered)
        let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        put(CGRect(origin: origin, size: size), offered, context)
    }

    /// A guide that the item has set, which lies in the middle of a frame of `outer`.
    fileprivate func guide(
        _ key: AlignmentKey,
        inMiddleOf outer: CGSize,
        _ offered: ProposedViewSize
    ) -> CGFloat? {
        let size = size(for: offered)
        return guide(key, in: size, offered).map {
            $0 + (outer[key.axis] - size[key.axis]) / 2
        }
    }
}

/// How content of another ratio fits into a frame.
@frozen public enum ContentMode: Hashable, Sendable, CaseIterable {
    /// All of it is seen.
    case fit
    /// All of the frame is filled.
    case fill
}

/// The ideal length in some directions.
nonisolated struct FixedSize: ItemModifier {
    let horizontal: Bool
    let vertical: Bool

    static var isLayout: Bool { true }
    @MainActor func layoutPriority(of child: LayoutItem) -> Double { child.layoutPriority }

    @MainActor private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width,
            height: vertical ? nil : proposal.height
        )
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        child.size(for: offered(proposal))
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        child.put(inMiddleOf: frame, offered(proposal), context, by: put)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        child.guide(key, inMiddleOf: size, offered(proposal))
    }
}

/// Who is asked first.
nonisolated struct LayoutPriority: ItemModifier {
    let value: Double

    static var isLayout: Bool { true }
    @MainActor func layoutPriority(of child: LayoutItem) -> Double { value }
}

/// The child's middle at a point of all that is there; it is offered that all.
nonisolated struct Positioned: ItemModifier {
    let position: CGPoint

    static var isLayout: Bool { true }
    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing { ViewSpacing() }

    @MainActor private func place(_ child: LayoutItem, in size: CGSize) -> CGRect {
        let inner = child.size(for: ProposedViewSize(size))
        let origin = CGPoint(
            x: position.x - inner.width / 2,
            y: position.y - inner.height / 2
        )
        return CGRect(origin: origin, size: inner)
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let place = place(child, in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        put(place, ProposedViewSize(frame.size), context)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        let place = place(child, in: size)
        return child.guide(key, in: place.size, ProposedViewSize(size)).map {
            $0 + place.origin[key.axis]
        }
    }
}

/// A guide that a view sets by itself.
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
