import Foundation

/// Views in a row or in a column, as a layout.
nonisolated protocol LinearLayout: Layout where Cache == Void {
    associatedtype Guide: StackAlignment
    static var axis: Axis { get }
    var alignment: Guide { get }
    var spacing: CGFloat? { get }
}

/// A guide at which the views of a stack meet.
nonisolated protocol StackAlignment { var key: AlignmentKey { get } }
extension HorizontalAlignment: StackAlignment {}
extension VerticalAlignment: StackAlignment {}

extension LinearLayout {
    /// The axis along which views lie.
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
    /// The size that is taken of what is offered.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) -> CGSize {
        withStack(subviews) { $0.size(for: proposal) }
    }
    /// The distances of the first and last views at the ends, and of all views at the sides.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        withStack(subviews) { $0.outerSpacing }
    }
    /// Gives each view its place.
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

/// Views beside each other, as a layout.
public nonisolated struct HStackLayout: LinearLayout {
    static var axis: Axis { .horizontal }
    /// The guide at which views meet.
    public var alignment: VerticalAlignment
    /// Their distance in points; nil for the usual.
    public var spacing: CGFloat?

    /// Views that meet at a guide, so many points apart.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views below each other, as a layout.
public nonisolated struct VStackLayout: LinearLayout {
    static var axis: Axis { .vertical }
    /// The guide at which views meet.
    public var alignment: HorizontalAlignment
    /// Their distance in points; nil for the usual.
    public var spacing: CGFloat?

    /// Views that meet at a guide, so many points apart.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}

/// Views over each other, as a layout.
public nonisolated struct ZStackLayout: Layout {
    /// The guides at which views meet.
    public var alignment: Alignment

    /// Views lie in no direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties(stack: nil) }
    /// Views that meet at guides.
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    /// The size that is taken of what is offered.
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
    /// Gives each view its place.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
    ) {
        let alignment = alignment
        MainActor.assumeIsolated {
            let layout = OverlaidLayout(children: subviews.items, alignment: alignment)
            let offered = layout.settled(proposal, bounds.size)
            for (subview, frame) in zip(subviews, layout.frames(in: bounds, offered)) {
                subview.place(at: frame.origin, proposal: offered)
            }
        }
    }
}

/// A layout of a type that is not told: where it changes, views keep their state and move.
public nonisolated struct AnyLayout: Layout {
    /// What the layout keeps.
    public struct Cache { fileprivate var value: Any }

    private var layout: any Layout

    /// The layout.
    public init<L: Layout>(_ layout: L) { self.layout = layout }

    /// The layout's own data.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(of: layout) }
        set { layout = newValue.applied(to: layout) as? any Layout ?? layout }
    }

    var axis: Axis? { layout.stackAxis }

    /// The distances that the layout says.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            Self.ask(layout, subviews, &cache) { $0.spacing(subviews: subviews, cache: &$1) }
        }
        return spacing(layout)
    }
    /// The guide that the layout says.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func explicit<L: Layout>(_ layout: L) -> CGFloat? {
            Self.ask(layout, subviews, &cache) {
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
    /// The guide that the layout says.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func explicit<L: Layout>(_ layout: L) -> CGFloat? {
            Self.ask(layout, subviews, &cache) {
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

    /// Asks a layout, with what it keeps.
    private static func ask<L: Layout, Result>(
        _ layout: L,
        _ subviews: Subviews,
        _ cache: inout Cache,
        _ question: (L, inout L.Cache) -> Result
    ) -> Result {
        var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache.value = own }
        return question(layout, &own)
    }

    /// What the layout keeps at first.
    public func makeCache(subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews))
    }
    /// The size that is taken of what is offered.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGSize {
        func measure<L: Layout>(_ layout: L) -> CGSize {
            Self.ask(layout, subviews, &cache) {
                $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        return measure(layout)
    }
    /// Gives each view its place.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            Self.ask(layout, subviews, &cache) {
                $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
            }
        }
        place(layout)
    }
}
