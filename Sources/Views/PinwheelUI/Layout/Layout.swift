import Foundation

public nonisolated protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    static var layoutProperties: LayoutProperties { get }
}

public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    /// Whether a layout with a single view behaves like that view.
    var actsAsOnlyView = false
    public init() {}
    init(stack orientation: Axis?) {
        stackOrientation = orientation
        actsAsOnlyView = true
    }
}

extension Layout {
    public nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }
    /// Returns the guide combined from the guides of the placed subviews.
    public nonisolated func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.combinedGuide(guide.key) }
    /// Returns the guide combined from the guides of the placed subviews.
    public nonisolated func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { subviews.combinedGuide(guide.key) }
    /// Returns the union of the preferred distances of all subviews. Without subviews, all
    /// distances are zero.
    public nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .zero }
        return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout {
    /// The axis of the layout if it is a stack, otherwise `nil`.
    nonisolated var stackAxis: Axis? {
        (self as? AnyLayout)?.axis ?? Self.layoutProperties.stackOrientation
    }
}

extension Layout where Cache == Void {
    public nonisolated func makeCache(subviews: Subviews) {}
}

public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct LayoutSubviews: RandomAccessCollection, @unchecked Sendable {
    // Items are isolated to the main actor, and layouts are called only there.
    let items: [LayoutItem]
    /// The index of each subview among all views of the layout.
    private let numbers: [Int]
    private let places: LayoutPositions?
    /// A closure that returns the guide combined from the guides of all placed views.
    private let guides: @MainActor (AlignmentKey) -> CGFloat?

    init(
        items: [LayoutItem],
        places: LayoutPositions? = nil,
        guides: @escaping @MainActor (AlignmentKey) -> CGFloat? = { _ in nil }
    ) {
        self.init(items, Array(items.indices), places, guides)
    }

    private init(
        _ items: [LayoutItem],
        _ numbers: [Int],
        _ places: LayoutPositions?,
        _ guides: @escaping @MainActor (AlignmentKey) -> CGFloat?
    ) {
        (self.items, self.numbers) = (items, numbers)
        (self.places, self.guides) = (places, guides)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { items.count }
    /// The layout direction of the environment. Layouts always place from left to right: in
    /// right-to-left environments, frames are mirrored afterwards.
    public internal(set) var layoutDirection = LayoutDirection.leftToRight
    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(item: items[index], index: numbers[index], places: places)
    }
    /// Returns a subrange of the subviews. Its indices start at 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }
    /// Returns the subviews at some indices. Indices of the result start at 0.
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

    func combinedGuide(_ key: AlignmentKey) -> CGFloat? {
        let guides = guides
        return MainActor.assumeIsolated { guides(key) }
    }
}

/// The positions that a layout assigns to its views.
final class LayoutPositions: @unchecked Sendable {
    var frames: [(origin: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)?]
    init(count: Int) { frames = Array(repeating: nil, count: count) }
}

public struct LayoutSubview: @unchecked Sendable {
    let item: LayoutItem
    fileprivate let index: Int
    fileprivate let places: LayoutPositions?

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { item.size(for: proposal) }
    }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        // Its closures are only called on the main actor.
        nonisolated(unsafe) var result = ViewDimensions(.zero)
        MainActor.assumeIsolated { unsafe result = item.dimensions(for: proposal) }
        return unsafe result
    }
    public var priority: Double { MainActor.assumeIsolated { item.layoutPriority } }
    public var spacing: ViewSpacing { MainActor.assumeIsolated { item.preferredSpacing } }
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        nonisolated(unsafe) var result: Any?
        let id = ObjectIdentifier(key)
        MainActor.assumeIsolated { unsafe result = item.traits.layoutValues[id] }
        return unsafe result as? K.Value ?? K.defaultValue
    }
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {
        places?.frames[index] = (position, anchor, proposal)
    }
}

nonisolated extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        TraitModified(content: self) { $0.layoutValues[ObjectIdentifier(key)] = value }
    }
    public func tag<V: Hashable>(_ tag: V) -> some View {
        TraitModified(content: self) { $0.tag = AnyHashable(tag) }
    }
}
