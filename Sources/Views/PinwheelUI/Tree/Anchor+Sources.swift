import Foundation
import Raster

// Anchors are equal if they refer to equal geometry in the global space.
extension Anchor: Equatable where Value: Equatable {
    public static func == (left: Anchor, right: Anchor) -> Bool {
        left.globalRects == right.globalRects
    }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        for rect in globalRects {
            hasher.combine(rect.minX)
            hasher.combine(rect.minY)
            hasher.combine(rect.width)
            hasher.combine(rect.height)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// Returns the source of an anchor for a point in the view's space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { frame, context in
            let point = Point(x: frame.minX + p.x, y: frame.minY + p.y)
            let origin = CGPoint(context.transform.apply(to: point))
            let rect = CGRect(origin: origin, size: .zero)
            return Anchor<CGPoint>(globalRects: [rect]) { $0.local(rect).origin }
        }
    }
}

extension Anchor.Source where Value == CGRect {
    /// Returns the source of an anchor for a rectangle in the view's space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { frame, context in
            let rect = context.transform.bounds(of: r.offsetBy(dx: frame.minX, dy: frame.minY))
            return Anchor<CGRect>(globalRects: [rect]) { $0.local(rect) }
        }
    }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { frame, context in
            let anchors = array.map { $0.anchor(frame, context) }
            return Anchor<[T]>(globalRects: anchors.flatMap(\.globalRects)) { proxy in
                anchors.map { $0.resolve(proxy) }
            }
        }
    }
}
