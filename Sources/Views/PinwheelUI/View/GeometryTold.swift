import Foundation
import Raster

/// A view whose user is told when something of its size or place changes.
nonisolated struct GeometryTold<Content: View, Value: Equatable>: _PrimitiveView {
    let content: Content
    let value: (GeometryProxy) -> Value
    /// Told the old value, nil at first, and the new one.
    let action: (Value?, Value) -> Void

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        GeometryToldNode(view, context)
    }
}

/// The place of such a view.
final class GeometryToldNode<Content: View, Value: Equatable>: _ViewNode<
    GeometryTold<Content, Value>
>
{
    private var child: _ViewNode<Content>?
    private var wrapped: [ObjectIdentifier: PlacedItem] = [:]
    /// The same in their order.
    private var told: [PlacedItem] = []
    private var last: Value?

    override init(_ view: GeometryTold<Content, Value>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content, inputs)
        host.listen(self) { [weak self] in self?.hear() ?? false }
    }

    override func update(_ view: GeometryTold<Content, Value>, _ inputs: Inputs) {
        super.update(view, inputs)
        child?.update(view.content, inputs)
    }

    private func hear() -> Bool {
        guard let proxy = told.lazy.compactMap(\.proxy).first else { return false }
        let value = view.value(proxy)
        guard value != last else { return false }
        let old = last
        last = value
        view.action(old, value)
        return true
    }

    override func collect(_ items: inout [LayoutItem]) {
        var left = wrapped
        wrapped.removeAll(keepingCapacity: true)
        told.removeAll(keepingCapacity: true)
        for item in child?.items ?? [] {
            let key = ObjectIdentifier(item)
            let outer = left.removeValue(forKey: key) ?? PlacedItem(item)
            outer.traits = item.traits
            wrapped[key] = outer
            told.append(outer)
            items.append(outer)
        }
    }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// An item that knows where it was put.
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

/// The space of the scroll view around, or of the one around that scrolls along an axis.
struct ScrollSpaceName: Hashable { var axis: Axis? }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the scroll view around: its frame, not its content.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName()))
    }
    /// The space of the scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
    }
}

extension GeometryProxy {
    /// The frame of a named space, in this view's own; nil where there is no such space.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = context.spaces[coordinateSpace.name] else { return nil }
        return local(space.transform.bounds(of: space.frame))
    }
}

nonisolated extension View {
    /// Told something of the view's size and place: its first value, and each other one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        GeometryTold(content: self, value: transform) { _, new in action(new) }
    }
    /// Told something of the view's size and place: its first value twice, then the old and the new one.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryTold(content: self, value: transform) { old, new in action(old ?? new, new) }
    }
    /// Told when a share of the view comes into sight in the scroll view around, and when it goes.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
    ) -> some View {
        GeometryTold(content: self, value: { $0.visibleShare >= threshold && $0.visibleShare > 0 })
        {
            old,
            isVisible in
            if old != nil || isVisible { action(isVisible) }
        }
    }
    /// Told which of the views with identities are in sight: never.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
    ) -> some View { self }
}

extension GeometryProxy {
    /// The share of the view's area that is seen in the scroll view around; all of it without one.
    fileprivate var visibleShare: Double {
        let own = CGRect(origin: .zero, size: size)
        guard let seen = bounds(of: .scrollView) else { return 1 }
        let common = own.intersection(seen)
        guard !common.isNull, own.width > 0, own.height > 0 else { return 0 }
        return common.width * common.height / (own.width * own.height)
    }
}
