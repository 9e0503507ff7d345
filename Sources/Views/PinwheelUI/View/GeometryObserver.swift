import Foundation
import Raster

/// A view that calls an action when a value computed from its geometry changes.
nonisolated struct GeometryObserver<Content: View, Value: Equatable>: ContentView {
    let content: Content
    let value: (GeometryProxy) -> Value
    /// Receives the previous value, or `nil` the first time, and the new one.
    let action: (Value?, Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        GeometryObserverNode(view, context)
    }
}

/// The node of a `GeometryObserver`. It checks the value after each layout.
final class GeometryObserverNode<Content: View, Value: Equatable>: ContentNode<
    GeometryObserver<Content, Value>
>
{
    private var placed = ItemWrappers()
    private var last: Value?

    override init(_ view: GeometryObserver<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        host.addLayoutObserver(for: self) { [weak self] in self?.checkValue() ?? false }
    }

    private func checkValue() -> Bool {
        let proxies = placed.all.lazy.compactMap { ($0 as? PlacedItem)?.proxy }
        guard let proxy = proxies.first else { return false }
        let value = view.value(proxy)
        guard value != last else { return false }
        let old = last
        last = value
        view.action(old, value)
        return true
    }

    override func collect(_ items: inout [LayoutItem]) {
        placed.collect(around: child?.items ?? [], into: &items) { PlacedItem($0) }
    }
}

/// An item that records its last placement.
final class PlacedItem: WrappingItem {
    private(set) var proxy: GeometryProxy?

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        proxy = GeometryProxy(size: frame.size, origin: frame.origin, context: context)
        super.arrange(in: frame, proposal, context)
    }
}

/// The name of the coordinate space of the nearest enclosing scroll view. With an axis, only scroll
/// views along that axis count.
struct ScrollSpaceName: Hashable { var axis: Axis? }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
    }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

extension GeometryProxy {
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = context.spaces[coordinateSpace.name] else { return nil }
        return local(space.transform.bounds(of: space.frame))
    }
}

nonisolated extension View {
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        GeometryObserver(content: self, value: transform) { _, new in action(new) }
    }
    /// Calls `action` with the initial value as both arguments, and then whenever the value
    /// changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryObserver(content: self, value: transform) { old, new in action(old ?? new, new) }
    }
    public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        GeometryObserver(content: self, value: { $0.isVisible(above: threshold) }) {
            old,
            isVisible in
            if old != nil || isVisible { action(isVisible) }
        }
    }
    /// Returns the view unchanged: `action` is never called.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}

extension GeometryProxy {
    fileprivate func isVisible(above threshold: Double) -> Bool {
        visibleFraction >= threshold && visibleFraction > 0
    }

    /// The fraction of the view's area that is visible in the enclosing scroll view, or 1 outside a
    /// scroll view.
    fileprivate var visibleFraction: Double {
        let own = CGRect(origin: .zero, size: size)
        guard let visible = bounds(of: .scrollView) else { return 1 }
        let overlap = own.intersection(visible)
        guard !overlap.isNull, own.width > 0, own.height > 0 else { return 0 }
        return overlap.width * overlap.height / (own.width * own.height)
    }
}
