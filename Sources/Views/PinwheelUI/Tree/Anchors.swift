import Foundation
import Raster

/// A point or a frame of a view, to be told in the space of another: `proxy[anchor]`.
public struct Anchor<Value>: @unchecked Sendable {
    /// Where it is in the whole's space.
    let place: [CGRect]
    /// From the whole's space to one whose origin and map are given.
    let resolve: (GeometryProxy) -> Value

    /// What of a view is told.
    public struct Source: @unchecked Sendable {
        /// The value of a view's frame in the whole's space, told by its map and its frame.
        let anchor: @MainActor (CGRect, PlacementContext) -> Anchor<Value>
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's frame.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame, context in
            let seen = context.transform.bounds(of: frame)
            return Anchor<CGRect>(place: [seen]) { $0.local(seen) }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view's frame.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame, context in
            let seen = CGPoint(context.transform.apply(to: frame.point(point)))
            let place = CGRect(origin: seen, size: .zero)
            return Anchor<CGPoint>(place: [place]) { $0.local(place).origin }
        }
    }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the upper side.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The middle of the lower side.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The middle of the left side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the right side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The upper left corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The lower right corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// What is told of another view, in this view's own space.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(self) }

    /// A frame of the whole's space in this view's own.
    func local(_ seen: CGRect) -> CGRect {
        (context.transform.inverted ?? .identity).bounds(of: seen)
            .offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

/// An item that tells where it is.
nonisolated struct AnchorTold<Content: View, Key: PreferenceKey, Value>: _PrimitiveView {
    let content: Content
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void
    let replaces: Bool

    @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        AnchorToldNode(view, context)
    }
}

/// The place of a view that tells where it is.
final class AnchorToldNode<Content: View, Key: PreferenceKey, Value>: _ViewNode<
    AnchorTold<Content, Key, Value>
>
{
    private var child: _ViewNode<Content>?
    private var wrapped: [ObjectIdentifier: AnchorItem<Key, Value>] = [:]

    override init(_ view: AnchorTold<Content, Key, Value>, _ context: _NodeContext) {
        super.init(view, context)
        child = add(view.content, inputs)
    }

    override func update(_ view: AnchorTold<Content, Key, Value>, _ inputs: Inputs) {
        super.update(view, inputs)
        child?.update(view.content, inputs)
    }

    override func collect(_ items: inout [LayoutItem]) {
        var left = wrapped
        wrapped.removeAll(keepingCapacity: true)
        for item in child?.items ?? [] {
            let key = ObjectIdentifier(item)
            let outer =
                left.removeValue(forKey: key) ?? AnchorItem<Key, Value>(item, view.source)
            outer.traits = item.traits
            outer.source = view.source
            outer.transform = view.transform
            outer.replaces = view.replaces
            wrapped[key] = outer
            items.append(outer)
        }
    }

    override func remove() {
        child?.remove()
        super.remove()
    }
}

/// An item that tells where it is.
final class AnchorItem<Key: PreferenceKey, Value>: WrappingItem {
    var source: Anchor<Value>.Source
    var transform: (inout Key.Value, Anchor<Value>) -> Void = { _, _ in }
    var replaces = true
    private var context = PlacementContext(transform: .identity)

    init(_ child: LayoutItem, _ source: Anchor<Value>.Source) {
        self.source = source
        super.init(child)
    }

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        self.context = context
        super.arrange(in: frame, proposal, context)
    }

    override func collectPreferences(_ values: inout PreferenceValues) {
        guard values.key == ObjectIdentifier(Key.self) else {
            return child.collectPreferences(&values)
        }
        var value = Key.defaultValue
        if !replaces {
            var below = PreferenceValues(Key.self)
            child.collectPreferences(&below)
            value = below.reduced(Key.self)
        }
        transform(&value, source.anchor(childFrame, context))
        values.append(value)
    }
}

nonisolated extension View {
    /// Tells views above where this one is.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchorTold<Self, K, A>(
            content: self,
            source: value,
            transform: { $0 = transform($1) },
            replaces: true
        )
    }
    /// Adds where this view is to what views below tell.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        AnchorTold<Self, K, A>(
            content: self,
            source: value,
            transform: transform,
            replaces: false
        )
    }
}
