import Foundation
import Raster

/// A frame of a fixed size.
nonisolated struct FixedFrame: ItemModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = child.size(for: offered(proposal))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    @MainActor private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let offered = offered(proposal)
        put(alignment.frame(of: child, offered, in: frame), offered, context)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        alignment.guide(key, of: child, offered(proposal), in: size)
    }
}

/// A frame between limits.
nonisolated struct FlexibleFrame: ItemModifier {
    var minimum: (width: CGFloat?, height: CGFloat?)
    var ideal: (width: CGFloat?, height: CGFloat?)
    var maximum: (width: CGFloat?, height: CGFloat?)
    let alignment: Alignment

    @MainActor private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func length(_ asked: CGFloat?, _ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?)
            -> CGFloat?
        {
            guard let length = asked ?? ideal else { return nil }
            return max(low ?? -.infinity, min(length, high ?? .infinity))
        }
        return ProposedViewSize(
            width: length(proposal.width, minimum.width, ideal.width, maximum.width),
            height: length(proposal.height, minimum.height, ideal.height, maximum.height)
        )
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        let inner = child.size(for: offered(proposal))
        func length(
            _ asked: CGFloat?,
            _ inner: CGFloat,
            _ low: CGFloat?,
            _ ideal: CGFloat?,
            _ high: CGFloat?
        ) -> CGFloat {
            // Without a proposal it is the ideal, or the child's own, within the limits.
            guard let asked = asked ?? ideal else {
                return max(low ?? -.infinity, min(inner, high ?? .infinity))
            }
            return switch (low, high) {
            case (nil, nil): inner
            case (let low?, let high?): max(low, min(asked, high))
            case (let low?, nil): max(min(asked, inner), low)
            case (nil, let high?): min(max(asked, inner), high)
            }
        }
        return CGSize(
            width: length(proposal.width, inner.width, minimum.width, ideal.width, maximum.width),
            height: length(
                proposal.height,
                inner.height,
                minimum.height,
                ideal.height,
                maximum.height
            )
        )
    }

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        let offered = offered(proposal)
        put(alignment.frame(of: child, offered, in: frame), offered, context)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? {
        alignment.guide(key, of: child, offered(proposal), in: size)
    }
}

extension Alignment {
    /// Where an item lies so that its guides meet those of `frame`.
    @MainActor
    func frame(of item: LayoutItem, _ proposal: ProposedViewSize, in frame: CGRect) -> CGRect {
        let inner = item.dimensions(for: proposal)
        let outer = ViewDimensions(frame.size)
        return CGRect(
            x: frame.minX + outer[horizontal] - inner[horizontal],
            y: frame.minY + outer[vertical] - inner[vertical],
            width: inner.width,
            height: inner.height
        )
    }

    /// A guide that an item has set, in a frame of `size` in which it lies.
    @MainActor
    func guide(
        _ key: AlignmentKey,
        of item: LayoutItem,
        _ proposal: ProposedViewSize,
        in size: CGSize
    ) -> CGFloat? {
        // Asked first, and once: where it is in the frame needs guides of its own, at each level again.
        guard let guide = item.guide(key, in: item.size(for: proposal), proposal) else {
            return nil
        }
        let place = frame(of: item, proposal, in: CGRect(origin: .zero, size: size))
        return guide + place.origin[key.axis]
    }
}

/// Room at the sides.
nonisolated struct Padding: ItemModifier {
    let insets: EdgeInsets

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

    @MainActor private func offered(_ proposal: ProposedViewSize, _ child: LayoutItem)
        -> ProposedViewSize
    {
        let ideal = child.size(for: .unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        let (width, height) = (proposal.width, proposal.height)
        switch (width, height) {
        case (nil, nil):
            return ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
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
        put(frame, offered(proposal, child), context)
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
        put(frame, offered(proposal), context)
    }
}

/// The child's middle at a point of all that is there.
nonisolated struct Positioned: ItemModifier {
    let position: CGPoint

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
        let size = child.size(for: proposal)
        let origin = CGPoint(
            x: frame.minX + position.x - size.width / 2,
            y: frame.minY + position.y - size.height / 2
        )
        put(CGRect(origin: origin, size: size), proposal, context)
    }

    @MainActor func guide(
        _ key: AlignmentKey,
        in size: CGSize,
        _ proposal: ProposedViewSize,
        of child: LayoutItem
    ) -> CGFloat? { nil }
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
