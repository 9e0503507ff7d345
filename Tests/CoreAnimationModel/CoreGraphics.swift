@_exported import Foundation
import Raster

public typealias CFTimeInterval = Double

/// An affine transform of Core Graphics: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform {
    public var a, b, c, d, tx, ty: CGFloat

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }
    public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

    var transform: Transform { Transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

/// A matrix of Core Animation that is flat.
public struct CATransform3D {
    var affine: CGAffineTransform
}

public func CATransform3DMakeAffineTransform(_ matrix: CGAffineTransform) -> CATransform3D {
    CATransform3D(affine: matrix)
}

/// Values of Core Graphics in animations, as UIKit wraps them.
public final class NSValue {
    let numbers: [Double]

    public init(cgPoint point: CGPoint) { numbers = [point.x, point.y] }
    public init(caTransform3D matrix: CATransform3D) {
        let affine = matrix.affine
        numbers = [affine.a, affine.b, affine.c, affine.d]
    }
    init(numbers: [Double]) { self.numbers = numbers }
}

public final class CGColor {
    let color: Raster.Color

    public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Raster.Color(red: srgbRed, green: green, blue: blue, alpha: alpha)
    }
    public init(gray: CGFloat, alpha: CGFloat) {
        color = Raster.Color(red: gray, green: gray, blue: gray, alpha: alpha)
    }
}

public class CGPath {
    var path = Raster.Path()

    init() {}
    init(path: Raster.Path) { self.path = path }
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: .ellipse(in: Rect(rect)))
    }
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: .rect(Rect(rect)))
    }
}

public final class CGMutablePath: CGPath {
    public override init() { super.init() }

    public func move(to point: CGPoint) { path.move(to: Point(point)) }
    public func addLine(to point: CGPoint) { path.line(to: Point(point)) }
    public func addQuadCurve(to point: CGPoint, control: CGPoint) {
        path.quad(to: Point(point), control: Point(control))
    }
    public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.cubic(to: Point(point), control1: Point(control1), control2: Point(control2))
    }
    public func closeSubpath() { path.close() }
}

extension Rect {
    init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension Point {
    init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
