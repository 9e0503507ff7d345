import Foundation
import Raster

public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        GeometryReaderNode(view, context)
    }
}

public struct GeometryProxy {
    public let size: CGSize
    let origin: CGPoint
    let context: PlacementContext

    /// Always zero: there is no safe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let own = CGRect(origin: origin, size: size)
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return context.transform.bounds(of: own)
        case .named(let name):
            guard let space = context.spaces[name] else { return context.transform.bounds(of: own) }
            let globalBounds = context.transform.bounds(of: own)
            let bounds = (space.transform.inverted ?? .identity).bounds(of: globalBounds)
            return bounds.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }
}

extension Transform {
    /// Returns the bounding box of a transformed rectangle.
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

public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global
    case local
    case named(AnyHashable)
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// The node of a `GeometryReader`. It creates its content during layout, when the size is known.
final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>> {
    private let item: GeometryReaderItem
    private var child: _ViewNode<Content>?
    private var shown: (frame: CGRect, context: PlacementContext)?

    override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
        item = GeometryReaderItem(context.host)
        super.init(view, context)
        item.traits = inputs.traits
        item.onPlacement = { [unowned self] in show(in: $0, $1) }
    }

    override func update(_ view: GeometryReader<Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        item.traits = inputs.traits
        shown = nil
    }

    override func reevaluate(_ inputs: Inputs) {
        setInputs(inputs)
        shown = nil
    }

    /// Updates the content if the frame, the context or the view has changed.
    private func show(in frame: CGRect, _ context: PlacementContext) {
        let isSame = shown.map { $0.frame == frame && $0.context == context }
        if isSame != true {
            let proxy = GeometryProxy(size: frame.size, origin: frame.origin, context: context)
            let content = host.evaluate(self) { view.content(proxy) }
            var inputs = inputs.forChildren
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

/// A container that places its children in the top-left corner of the proposed space.
final class GeometryReaderItem: ContainerItem {
    /// The function to call with the frame before the children are placed.
    var onPlacement: (CGRect, PlacementContext) -> Void = { _, _ in }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        onPlacement(frame, context)
        // Alignment guides have no effect in a geometry reader.
        let offered = ProposedViewSize(frame.size)
        for child in children where !child.isBeingRemoved {
            let place = CGRect(origin: frame.origin, size: child.size(for: offered))
            child.place(in: place, offered, context)
        }
    }
}

/// A modifier that names the coordinate space of a view.
nonisolated struct SpaceName: ItemModifier {
    let name: AnyHashable

    @MainActor func place(
        _ child: LayoutItem,
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext,
        by placeChild: (CGRect, ProposedViewSize, PlacementContext) -> Void
    ) {
        var context = context
        context.spaces[name] = .init(transform: context.transform, frame: frame)
        placeChild(frame, proposal, context)
    }
}

nonisolated extension View {
    public func coordinateSpace<T: Hashable>(name: T) -> some View {
        ItemModified(self, SpaceName(name: AnyHashable(name)))
    }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        ItemModified(self, SpaceName(name: name.name))
    }
}
