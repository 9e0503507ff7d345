import Foundation
import Raster

/// A point or a rectangle of a view, which `proxy[anchor]` converts to the space of another view.
public struct Anchor<Value>: @unchecked Sendable {
    /// The geometry in the global space. A point is a rectangle without a size.
    let globalRects: [CGRect]
    /// Converts the geometry to the local space of a view.
    let resolve: (GeometryProxy) -> Value

    public struct Source: @unchecked Sendable {
        /// Creates an anchor from the view's frame and the context of its placement.
        let anchor: (CGRect, PlacementContext) -> Anchor<Value>
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame, context in
            let rect = context.transform.bounds(of: frame)
            return Anchor<CGRect>(globalRects: [rect]) { $0.local(rect) }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame, context in
            let origin = CGPoint(context.transform.apply(to: frame.point(point)))
            let rect = CGRect(origin: origin, size: .zero)
            return Anchor<CGPoint>(globalRects: [rect]) { $0.local(rect).origin }
        }
    }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolve(self) }

    /// Converts a rectangle from the global space to the view's space.
    func local(_ globalRect: CGRect) -> CGRect {
        (context.transform.inverted ?? .identity).bounds(of: globalRect)
            .offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

nonisolated extension View {
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        PreferenceWriter(content: self, key: K.self, replaces: true) { preference, frame, context in
            preference = transform(value.anchor(frame, context))
        }
    }
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        PreferenceWriter(content: self, key: K.self, replaces: false) {
            preference,
            frame,
            context in
            transform(&preference, value.anchor(frame, context))
        }
    }
}
