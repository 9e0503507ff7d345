import Foundation
import Raster

/// A frame with a fixed width, height, or both.
nonisolated struct FixedFrame: PlacingModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    /// Creates a frame. Negative and infinite lengths and NaN are treated as `nil`.
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
        let inner = child.size(for: childProposal(proposal, in: .zero, child))
        return CGSize(width: width ?? inner.width, height: height ?? inner.height)
    }

    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
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

/// A frame with minimum, ideal and maximum lengths.
nonisolated struct FlexibleFrame: PlacingModifier {
    /// The lengths along one axis. A length less than the preceding one is raised to it.
    struct Limits {
        let minimum: CGFloat?
        let ideal: CGFloat?
        let maximum: CGFloat?

        init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
            let minimum = minimum.map { max($0, 0) }
            let ideal = ideal.map { max($0, minimum ?? 0) }
            (self.minimum, self.ideal) = (minimum, ideal)
            self.maximum = maximum.map { max($0, ideal ?? 0) }
        }

        var isLimited: Bool { minimum != nil || ideal != nil || maximum != nil }

        /// Returns the length to propose to the child when it is measured.
        func initialProposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let length = proposed ?? ideal else { return nil }
            return max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
        }

        /// Returns the length of the frame if it does not depend on the child, otherwise `nil`.
        func fixedLength(_ proposed: CGFloat?) -> CGFloat? {
            guard let proposed else { return ideal }
            guard let minimum, let maximum, minimum <= maximum else { return nil }
            return min(max(proposed, minimum), maximum)
        }

        /// Returns the length of the frame around a child of the length `inner`.
        func length(_ proposed: CGFloat?, around inner: CGFloat) -> CGFloat {
            if let fixed = fixedLength(proposed) { return fixed }
            let offered = initialProposal(proposed)
            return switch (minimum, maximum) {
            case (let minimum?, let maximum?) where minimum <= maximum:
                min(max(minimum, inner), maximum)
            case (let minimum?, nil): max(min(offered ?? .infinity, inner), minimum)
            case (nil, let maximum?): min(max(offered ?? -.infinity, inner), maximum)
            default: inner
            }
        }

        /// Returns the length to propose to the child when it is placed. Returns `nil`, for its
        /// ideal length, if the frame takes its length from the child.
        func finalProposal(_ proposed: CGFloat?, in length: CGFloat) -> CGFloat? {
            let isOwn =
                proposed == nil && ideal == nil
                && (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
            return isOwn ? nil : length
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    @MainActor func spacing(of child: LayoutItem) -> ViewSpacing {
        child.spacing(inFrameOf: (horizontal.isLimited, vertical.isLimited))
    }

    @MainActor func size(for proposal: ProposedViewSize, of child: LayoutItem) -> CGSize {
        if let width = horizontal.fixedLength(proposal.width),
            let height = vertical.fixedLength(proposal.height)
        {
            return CGSize(width: width, height: height)
        }
        let offered = ProposedViewSize(
            width: horizontal.initialProposal(proposal.width),
            height: vertical.initialProposal(proposal.height)
        )
        let inner = child.size(for: offered)
        return CGSize(
            width: horizontal.length(proposal.width, around: inner.width),
            height: vertical.length(proposal.height, around: inner.height)
        )
    }

    @MainActor func childProposal(
        _ proposal: ProposedViewSize,
        in size: CGSize,
        _ child: LayoutItem
    )
        -> ProposedViewSize
    {
        ProposedViewSize(
            width: horizontal.finalProposal(proposal.width, in: size.width),
            height: vertical.finalProposal(proposal.height, in: size.height)
        )
    }

    @MainActor func frame(of child: LayoutItem, _ offered: ProposedViewSize, in frame: CGRect)
        -> CGRect
    {
        alignment.frame(of: child, offered, in: frame)
    }
}

extension LayoutItem {
    /// Returns the preferred distances of a frame around the item. A frame with a width or a height
    /// of its own has no preferences at its edges on this axis.
    fileprivate func spacing(inFrameOf given: (width: Bool, height: Bool)) -> ViewSpacing {
        if keepsSpacingInFrames { return preferredSpacing }
        var edges: Edge.Set = []
        if given.width { edges.formUnion(.horizontal) }
        if given.height { edges.formUnion(.vertical) }
        return preferredSpacing.resetting(edges)
    }
}

extension Alignment {
    /// Returns the item's frame when its guides are aligned with those of `frame`.
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
