import Foundation
import Raster

/// Core Animation's 3D transform, which multiplies row vectors (x, y, z, 1).
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m14: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m24: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1
    /// The perspective: −1 divided by the distance of the viewer, in points.
    public var m34: CGFloat = 0
    public var m41: CGFloat = 0
    public var m42: CGFloat = 0
    public var m43: CGFloat = 0
    public var m44: CGFloat = 1

    public init() {}

    private var rows: [SIMD4<Double>] {
        get {
            [
                SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24),
                SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
            ]
        }
        set {
            (m11, m12, m13, m14) = newValue[0].parts
            (m21, m22, m23, m24) = newValue[1].parts
            (m31, m32, m33, m34) = newValue[2].parts
            (m41, m42, m43, m44) = newValue[3].parts
        }
    }

    /// Returns this transform followed by `next`.
    func then(_ next: CATransform3D) -> CATransform3D {
        let columns = next.rows
        var result = CATransform3D()
        result.rows = rows.map { row in
            columns[0] * row.x + columns[1] * row.y + columns[2] * row.z + columns[3] * row.w
        }
        return result
    }

    /// Returns a rotation about an axis through the origin, by Rodrigues' formula. Returns the
    /// identity if the axis is zero.
    static func rotation(_ radians: Double, x: Double, y: Double, z: Double) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return CATransform3D() }
        let (x, y, z) = (x / length, y / length, z / length)
        let (s, c) = DeterministicMath.sineCosine(radians)
        let t = 1 - c
        var result = CATransform3D()
        (result.m11, result.m12, result.m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
        (result.m21, result.m22, result.m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
        (result.m31, result.m32, result.m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
        return result
    }

    static func translation(_ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
        var result = CATransform3D()
        (result.m41, result.m42, result.m43) = (x, y, z)
        return result
    }
}

extension SIMD4<Double> {
    fileprivate var parts: (CGFloat, CGFloat, CGFloat, CGFloat) { (x, y, z, w) }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeRotation(
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    .rotation(angle, x: x, y: y, z: z)
}

public func CATransform3DMakeTranslation(
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    .translation(tx, ty, tz)
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}

/// Returns `a` followed by `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.then(b)
}

/// Returns a rotation followed by `t`.
public func CATransform3DRotate(
    _ t: CATransform3D,
    _ angle: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).then(t)
}

/// Returns a translation followed by `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D,
    _ tx: CGFloat,
    _ ty: CGFloat,
    _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).then(t)
}

/// Returns a scale followed by `t`.
public func CATransform3DScale(
    _ t: CATransform3D,
    _ sx: CGFloat,
    _ sy: CGFloat,
    _ sz: CGFloat
) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).then(t)
}

/// A projective transform of the plane, which multiplies row vectors (x, y, 1).
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }
    /// Creates the transform of the plane z = 0.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns this transform followed by `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * rhs.m11 + y * rhs.m21 + w * rhs.m31,
                x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
                x * rhs.m13 + y * rhs.m23 + w * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// The affine part as a `Transform` of the rasteriser.
    var plane: Transform { Transform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    /// The transform as a `Projection` of the rasteriser.
    var projection: Projection { Projection(plane: plane, g: m13, h: m23, k: m33) }
}
