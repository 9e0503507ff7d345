import Foundation

/// A way of one's own to lay out views.
public nonisolated protocol Layout: Animatable {
    /// What is kept from one question to the next.
    associatedtype Cache = Void
    /// The views that are laid out.
    typealias Subviews = LayoutSubviews

    /// What is kept at first.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings what is kept up to date where views have changed.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The size that is taken of what is offered.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Gives each view its place.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )
    /// A guide of the whole; nil for the usual one.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// A guide of the whole; nil for the usual one.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// In which direction views lie; nil for none.
    static var layoutProperties: LayoutProperties { get }
}

/// What there is to know of a layout.
public struct LayoutProperties: Sendable {
    /// The direction in which views lie; nil for none.
    public var stackOrientation: Axis?
    /// Nothing is known.
    public init() {}
    init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

extension Layout {
    /// Kept until the next question.
    public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }
    /// The usual guide.
    public nonisolated func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// The usual guide.
    public nonisolated func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    /// Nothing is known.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Views, laid out so.
    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout {
    /// The axis along which views lie, if the layout is a stack.
    nonisolated var stackAxis: Axis? {
        (self as? AnyLayout)?.axis ?? Self.layoutProperties.stackOrientation
    }
}

extension Layout where Cache == Void {
    /// Nothing is kept.
    public nonisolated func makeCache(subviews: Subviews) {}
}

/// What a view says to layouts.
public protocol LayoutValueKey {
    /// What the value is.
    associatedtype Value
    /// The value of views that say nothing.
    static var defaultValue: Value { get }
}

/// The views that a layout lays out, in order.
public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
    // Views live on the main actor, where layouts are asked.
    let items: [LayoutItem]
    let places: LayoutPlaces?

    /// The first one's number.
    public var startIndex: Int { 0 }
    /// One more than the last one's number.
    public var endIndex: Int { items.count }
    /// The direction of text: from the left.
    public var layoutDirection: LayoutDirection { .leftToRight }
    /// A view.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(item: items[index], index: index, places: places)
    }
}

/// Where a layout has put its views.
final class LayoutPlaces: @unchecked Sendable {
    var frames: [(origin: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?]
    init(count: Int) { frames = Array(repeating: nil, count: count) }
}

/// A view that a layout lays out.
public struct LayoutSubview: @unchecked Sendable {
    let item: LayoutItem
    fileprivate let index: Int
    fileprivate let places: LayoutPlaces?

    /// The size that the view takes of what is offered.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { item.size(for: proposal) }
    }
    /// The size and the guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        // The closures that it holds are asked on the main actor.
        nonisolated(unsafe) var result = ViewDimensions(.zero)
        MainActor.assumeIsolated { unsafe result = item.dimensions(for: proposal) }
        return unsafe result
    }
    /// Who is asked first.
    public var priority: Double { MainActor.assumeIsolated { item.layoutPriority } }
    /// The distances that the view likes to have.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { item.preferredSpacing } }
    /// What the view says.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        nonisolated(unsafe) var result: Any?
        let id = ObjectIdentifier(key)
        MainActor.assumeIsolated { unsafe result = item.traits.layoutValues[id] }
        return unsafe result as? K.Value ?? K.defaultValue
    }
    /// Gives the view a place: `anchor` of it lies at `position`.
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        places?.frames[index] = (position, anchor, proposal)
    }
}

nonisolated extension View {
    /// What the view says to layouts.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        TraitModified(content: self) { $0.layoutValues[ObjectIdentifier(key)] = value }
    }
    /// What tells the view from others.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        TraitModified(content: self) { $0.tag = AnyHashable(tag) }
    }
}
