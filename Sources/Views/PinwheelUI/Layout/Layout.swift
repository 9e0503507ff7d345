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
    /// The distances that the whole likes to have from others.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
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
    /// Whether a single view is as if there were no layout.
    var isIdentityOfOne = false
    /// Nothing is known.
    public init() {}
    init(stack orientation: Axis?) {
        stackOrientation = orientation
        isIdentityOfOne = true
    }
}

extension Layout {
    /// Kept until the next question.
    public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }
    /// The views' guides as one, where they are put.
    public nonisolated func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.merged(guide.key) }
    /// The views' guides as one, where they are put.
    public nonisolated func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.merged(guide.key) }
    /// The greatest of all views', at each edge; none of no views.
    public nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
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
    /// Each one's number among all views of the layout.
    private let numbers: [Int]
    private let places: LayoutPlaces?
    /// The views' guides as one, where the layout puts them.
    private let guides: @MainActor (AlignmentKey) -> CGFloat?

    init(
        items: [LayoutItem],
        places: LayoutPlaces? = nil,
        guides: @escaping @MainActor (AlignmentKey) -> CGFloat? = { _ in nil }
    ) {
        self.init(items, Array(items.indices), places, guides)
    }

    private init(
        _ items: [LayoutItem],
        _ numbers: [Int],
        _ places: LayoutPlaces?,
        _ guides: @escaping @MainActor (AlignmentKey) -> CGFloat?
    ) {
        (self.items, self.numbers) = (items, numbers)
        (self.places, self.guides) = (places, guides)
    }

    /// The first one's number.
    public var startIndex: Int { 0 }
    /// One more than the last one's number.
    public var endIndex: Int { items.count }
    /// The direction from the environment. Places are from left to right, and mirrored afterwards.
    public internal(set) var layoutDirection = LayoutDirection.leftToRight
    /// A view.
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(item: items[index], index: numbers[index], places: places)
    }
    /// Some views that follow each other, counted from 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }
    /// Some views, counted from 0.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let indices = Array(indices)
        var subviews = LayoutSubviews(
            indices.map { items[$0] },
            indices.map { numbers[$0] },
            places,
            guides
        )
        subviews.layoutDirection = layoutDirection
        return subviews
    }

    func merged(_ key: AlignmentKey) -> CGFloat? {
        let guides = guides
        return MainActor.assumeIsolated { guides(key) }
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
