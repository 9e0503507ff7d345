import Foundation
import Raster

/// An affine map of the plane, in Core Graphics' words.
public struct CGAffineTransform: Hashable, Sendable {
    /// What x adds to x′.
    public var a: CGFloat
    /// What x adds to y′.
    public var b: CGFloat
    /// What y adds to x′.
    public var c: CGFloat
    /// What y adds to y′.
    public var d: CGFloat
    /// The shift along x.
    public var tx: CGFloat
    /// The shift along y.
    public var ty: CGFloat

    /// The map of six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    /// The map that leaves all points where they are.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
    /// A shift.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }
    /// A scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }
    /// A turn, clockwise on the screen when positive.
    public init(rotationAngle angle: CGFloat) { self.init(.rotation(.radians(angle))) }

    init(_ transform: Transform) {
        self.init(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: transform.tx,
            ty: transform.ty
        )
    }

    /// The map that leaves all points where they are.
    public static let identity = CGAffineTransform()
    /// Whether it leaves all points where they are.
    public var isIdentity: Bool { self == .identity }

    /// This map, then another.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(Transform(self).then(Transform(other)))
    }
    /// A shift, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    /// A scaling, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    /// A turn, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
    /// The map back; itself where there is none.
    public func inverted() -> CGAffineTransform {
        Transform(self).inverted.map(CGAffineTransform.init) ?? self
    }
}

extension Transform {
    init(_ transform: CGAffineTransform) {
        self.init(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: transform.tx,
            ty: transform.ty
        )
    }
}

extension CGPoint {
    /// The point, sent through a map.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(Transform(t).apply(to: Point(self)))
    }
    /// Whether both are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// The size, sent through a map's scales and turns.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
    /// Whether both are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// The smallest rectangle around the corners, sent through a map.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(
            x: left,
            y: top,
            width: (x.max() ?? 0) - left,
            height: (y.max() ?? 0) - top
        )
    }
    /// Whether both are the same; turned sides are as those turned back.
    public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

/// A shift, in Core Graphics' words.
public struct CGVector: Hashable, Sendable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat
    /// A shift.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// No shift.
    public static let zero = CGVector(dx: 0, dy: 0)
}

/// What an open end looks like.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end point.
    case butt
    /// A half disc.
    case round
    /// Half a width farther.
    case square
}

/// What a corner looks like.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp.
    case miter
    /// A disc.
    case round
    /// Cut off.
    case bevel
}
