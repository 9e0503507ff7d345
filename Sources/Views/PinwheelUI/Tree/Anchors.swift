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
        let anchor: (CGRect, PlacementContext) -> Anchor<Value>
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

nonisolated extension View {
    /// Tells views above where this one is.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        PreferenceTold(content: self, key: K.self, replaces: true) { told, frame, context in
            told = transform(value.anchor(frame, context))
        }
    }
    /// Adds where this view is to what views below tell.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        PreferenceTold(content: self, key: K.self, replaces: false) { told, frame, context in
            transform(&told, value.anchor(frame, context))
        }
    }
}
