import Foundation
import Raster

/// A frame of a fixed size.
nonisolated struct FixedFrame: PlacingModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// What is no length of a frame counts as not given.
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        func length(_ value: CGFloat?) -> CGFloat? {
            value.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
        }
        (self.width, self.height) = (length(width), length(height))
        self.alignment = alignment
    }

    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing {
        child.spacing(inFrameOf: (width != nil, height != nil))
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = child.size(for: offered(proposal, in: .zero, child))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    @MainActor func offered(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem)
        -> ProposedViewSize
    {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        alignment.frame(of: child, offered, in: frame)
    }
}

/// A frame between limits.
nonisolated struct FlexibleFrame: PlacingModifier {
    /// The limits along one axis, none below the one before it.
    struct Limits {
        let least: CGFloat?
        let ideal: CGFloat?
        let most: CGFloat?

        init(least: CGFloat?, ideal: CGFloat?, most: CGFloat?) {
            let least = least.map { max($0, 0) }
            let ideal = ideal.map { max($0, least ?? 0) }
            (self.least, self.ideal) = (least, ideal)
            self.most = most.map { max($0, ideal ?? 0) }
        }

        var isGiven: Bool { least != nil || ideal != nil || most != nil }

        /// What the child is offered to find the size.
        func offered(_ asked: CGFloat?) -> CGFloat? {
            guard let length = asked ?? ideal else { return nil }
            return max(least ?? -.infinity, min(length, most ?? .infinity))
        }

        /// The frame's length, as far as the child does not count.
        func given(_ asked: CGFloat?) -> CGFloat? {
            guard let asked else { return ideal }
            guard let least, let most, least <= most else { return nil }
            return min(max(asked, least), most)
        }

        /// The frame's length round a child that takes `inner` of what it is offered.
        func length(_ asked: CGFloat?, round inner: CGFloat) -> CGFloat {
            if let given = given(asked) { return given }
            let offered = offered(asked)
            return switch (least, most) {
            case (let least?, let most?) where least <= most: min(max(least, inner), most)
            case (let least?, nil): max(min(offered ?? .infinity, inner), least)
            case (nil, let most?): min(max(offered ?? -.infinity, inner), most)
            default: inner
            }
        }

        /// What the child is offered in a frame of a length: that, or its ideal where the length is just the
        /// child's own.
        func settled(_ asked: CGFloat?, in length: CGFloat) -> CGFloat? {
            let isOwn =
                asked == nil && ideal == nil
                && (least ?? -.infinity) < length && length < (most ?? .infinity)
            return isOwn ? nil : length
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing {
        child.spacing(inFrameOf: (horizontal.isGiven, vertical.isGiven))
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        if let width = horizontal.given(proposal.width),
            let height = vertical.given(proposal.height)
        {
            return CGSize(width: width, height: height)
        }
        let offered = ProposedViewSize(
            width: horizontal.offered(proposal.width),
            height: vertical.offered(proposal.height)
        )
        let inner = child.size(for: offered)
        return CGSize(
            width: horizontal.length(proposal.width, round: inner.width),
            height: vertical.length(proposal.height, round: inner.height)
        )
    }

    @MainActor func offered(_ proposal: ProposedViewSize, in size: CGSize, _ child: LayoutItem)
        -> ProposedViewSize
    {
        ProposedViewSize(
            width: horizontal.settled(proposal.width, in: size.width),
            height: vertical.settled(proposal.height, in: size.height)
        )
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        alignment.frame(of: child, offered, in: frame)
    }
}

extension LayoutItem {
    /// Its distances within a frame that says its width or height.
    fileprivate func spacing(inFrameOf given: (width: Bool, height: Bool)) -> ViewSpacing {
        if keepsSpacingInFrames { return preferredSpacing }
        var edges: Edge.Set = []
        if given.width { edges.formUnion(.horizontal) }
        if given.height { edges.formUnion(.vertical) }
        return preferredSpacing.resetting(edges)
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
}
