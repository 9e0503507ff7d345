import Foundation

/// The layout of a stack along one axis: `HStackLayout` or `VStackLayout`.
nonisolated protocol LinearLayout: Layout where Cache == Void {
    associatedtype Guide: StackAlignment
    static var axis: Axis { get }
    var alignment: Guide { get }
    var spacing: CGFloat? { get }
}

/// The alignment of a stack across its axis.
nonisolated protocol StackAlignment { var key: AlignmentKey { get } }
extension HorizontalAlignment: StackAlignment {}
extension VerticalAlignment: StackAlignment {}

extension LinearLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(stack: axis) }

    private func withStack<Result: Sendable>(
        _ subviews: Subviews,
        _ body: @MainActor (StackLayout) -> Result
    ) -> Result {
        let (items, key, spacing) = (subviews.items, alignment.key, spacing)
        return MainActor.assumeIsolated {
            body(StackLayout(axis: Self.axis, children: items, alignment: key, spacing: spacing))
        }
    }
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGSize {
        withStack(subviews) { $0.size(for: proposal) }
    }
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        withStack(subviews) { $0.outerSpacing }
    }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        withStack(subviews) { stack in
            for (subview, place) in zip(subviews, stack.places(for: proposal, in: bounds.size)) {
                subview.place(
                    at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                    proposal: place.proposal
                )
            }
        }
    }
}

public nonisolated struct HStackLayout: LinearLayout {
    static var axis: Axis { .horizontal }
    public var alignment: VerticalAlignment
    /// The distance between views in points, or `nil` for the views' preferences.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

public nonisolated struct VStackLayout: LinearLayout {
    static var axis: Axis { .vertical }
    public var alignment: HorizontalAlignment
    /// The distance between views in points, or `nil` for the views' preferences.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

public nonisolated struct ZStackLayout: Layout {
    public var alignment: Alignment

    public static var layoutProperties: LayoutProperties { LayoutProperties(stack: nil) }
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGSize {
        let (items, alignment) = (subviews.items, alignment)
        return MainActor.assumeIsolated {
            OverlaidLayout(children: items, alignment: alignment).size(for: proposal)
        }
    }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        let alignment = alignment
        MainActor.assumeIsolated {
            let layout = OverlaidLayout(children: subviews.items, alignment: alignment)
            let offered = layout.finalProposal(proposal, bounds.size)
            for (subview, frame) in zip(subviews, layout.frames(in: bounds, offered)) {
                subview.place(at: frame.origin, proposal: offered)
            }
        }
    }
}

public nonisolated struct AnyLayout: Layout {
    public struct Cache { fileprivate var value: Any }

    private var layout: any Layout

    public init<L: Layout>(_ layout: L) { self.layout = layout }

    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: layout) }
        set { layout = newValue.applied(to: layout) as? any Layout ?? layout }
    }

    var axis: Axis? { layout.stackAxis }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            Self.call(layout, subviews, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(layout)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func explicit<L: Layout>(_ layout: L) -> CGFloat? {
            Self.call(layout, subviews, &cache) {
                $0.explicitAlignment(
                    of: guide,
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &$1
                )
            }
        }
        return explicit(layout)
    }
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func explicit<L: Layout>(_ layout: L) -> CGFloat? {
            Self.call(layout, subviews, &cache) {
                $0.explicitAlignment(
                    of: guide,
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &$1
                )
            }
        }
        return explicit(layout)
    }

    /// Calls a method of a layout with its own cache.
    private static func call<L: Layout, Result>(
        _ layout: L,
        _ subviews: Subviews,
        _ cache: inout Cache,
        _ body: (L, inout L.Cache) -> Result
    ) -> Result {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return body(layout, &own)
    }

    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews))
    }
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize {
        func measure<L: Layout>(_ layout: L) -> CGSize {
            Self.call(layout, subviews, &cache) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return measure(layout)
    }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            Self.call(layout, subviews, &cache) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(layout)
    }
}
