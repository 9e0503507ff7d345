import Foundation
import Raster

/// A view made of the size and the place that it has.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    let content: (GeometryProxy) -> Content

    /// A view made by its size and place; it takes all that is there.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        GeometryReaderNode(view, context)
    }
}

/// The size and the place of a view.
public struct GeometryProxy {
    /// The size in points.
    public let size: CGSize
    let origin: CGPoint
    let context: PlacementContext

    /// The room that devices' edges take: none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The frame in a space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame in a space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let own = CGRect(origin: origin, size: size)
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return context.transform.bounds(of: own)
        case .named(let name):
            guard let space = context.spaces[name] else { return context.transform.bounds(of: own) }
            let seen = context.transform.bounds(of: own)
            let back = (space.transform.inverted ?? .identity).bounds(of: seen)
            return back.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }
}

extension Transform {
    /// The rectangle around where the map sends a rectangle.
    func bounds(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { apply(to: Point($0)) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return rect }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A space in which places are told.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The whole's.
    case global
    /// The view's own.
    case local
    /// That of a view above, by the name that it has given.
    case named(AnyHashable)
}

/// What names a space.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The whole's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view above.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let name: AnyHashable
    /// The space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The whole's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// A view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view above, by its name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// The place of a view that is made once its size is known.
final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private let item: GeometryReaderItem
    private var child: _ViewNode<Content>?
    private var shown: (frame: CGRect, context: PlacementContext)?

    override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        item = GeometryReaderItem(context.host)
        super.init(view, context)
        item.traits = inputs.traits
        item.placed = { [unowned self] in show(in: $0, $1) }
    }

    override func update(_ view: GeometryReader<Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        item.traits = inputs.traits
        shown = nil
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        shown = nil
    }

    /// Makes the content for a frame; again only where something is different.
    private func show(in frame: CGRect, _ context: PlacementContext) {
        let isSame = shown.map { $0.frame == frame && $0.context == context }
        if isSame != true {
            let proxy = GeometryProxy(size: frame.size, origin: frame.origin, context: context)
            let content = host.reading(self) { view.content(proxy) }
            var inputs = inputs.below
            if shown != nil || child != nil {
                inputs.transaction = placingTransaction
            }
            if let child { child.update(content, inputs) } else { child = add(content, inputs) }
            shown = (frame, context)
        }
        item.children = child?.items ?? []
    }

    override func collect(_ items: inout [LayoutItem]) { items.append(item) }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// Items in the upper left corner of all that is there.
final class GeometryReaderItem: ContainerItem {
    var placed: (CGRect, PlacementContext) -> Void = { _, _ in }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        placed(frame, context)
        // Whatever guides they set.
        let offered = ProposedViewSize(frame.size)
        for child in children where !child.isLeaving {
            let place = CGRect(origin: frame.origin, size: child.size(for: offered))
            child.place(in: place, offered, context)
        }
    }
}

/// Names the space of a view.
nonisolated struct SpaceName: ItemModifier {
    let name: AnyHashable

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by put: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        var context = context
        context.spaces[name] = .init(transform: context.transform, frame: frame)
        put(frame, proposal, context)
    }
}

nonisolated extension View {
    /// Names the view's space, for those below.
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        ItemModified(self, SpaceName(name: AnyHashable(name)))
    }
    /// Names the view's space, for those below.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        ItemModified(self, SpaceName(name: name.name))
    }
}
