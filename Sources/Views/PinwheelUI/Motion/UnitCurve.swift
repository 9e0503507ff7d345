import Indicators

/// A way from 0 to 1: of the time that has passed to how far a value has come.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case bezier(BezierCurve)
        case circularIn
        case circularOut
        case circularInOut
        indirect case inverse(Function)
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// The cubic Bézier from (0, 0) to (1, 1) with these control points, whose x are clamped to 0…1.
    static func controls(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        func time(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
        func progress(_ y: Double) -> Double {
            y.isNaN ? 0 : min(max(y, -BezierCurve.progressLimit), BezierCurve.progressLimit)
        }
        let curve = try? BezierCurve(x1: time(x1), y1: progress(y1), x2: time(x2), y2: progress(y2))
        return UnitCurve(.bezier(curve ?? .easeInOut))
    }

    /// The cubic Bézier with these control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
        controls(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    /// At the same pace all the time.
    public static let linear = controls(0, 0, 1, 1)
    /// Slow at first: (.42, 0), (1, 1).
    public static let easeIn = UnitCurve(.bezier(.easeIn))
    /// Slow at last: (0, 0), (.58, 1).
    public static let easeOut = UnitCurve(.bezier(.easeOut))
    /// Slow at both ends: (.42, 0), (.58, 1).
    public static let easeInOut = UnitCurve(.bezier(.easeInOut))
    /// A quarter of a circle, slow at first.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle, slow at last.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of circles, slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve {
        if case .inverse(let function) = function { return UnitCurve(function) }
        return UnitCurve(.inverse(function))
    }

    /// How far the value has come at `progress`, which is clamped to 0…1.
    public func value(at progress: Double) -> Double {
        Self.value(of: function, at: progress > 0 ? min(progress, 1) : 0)
    }

    /// How fast the value changes at `progress`, by the difference over 2⁻²⁰ to both sides.
    public func velocity(at progress: Double) -> Double {
        let step = 0x1p-20
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private static func value(of function: Function, at t: Double) -> Double {
        switch function {
        case .bezier(let curve):
            // A straight line needs no solver.
            curve.x1 == curve.y1 && curve.x2 == curve.y2 ? t : curve.value(at: t)
        case .circularIn: 1 - (1 - t * t).squareRoot()
        case .circularOut: (1 - (1 - t) * (1 - t)).squareRoot()
        case .circularInOut:
            t < 0.5
                ? (1 - (1 - 4 * t * t).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - t) * (1 - t)).squareRoot()) / 2
        case .inverse(let function): inverse(of: function, at: t)
        }
    }

    /// The time at which a function that never falls has come as far as `value`: by halving.
    private static func inverse(of function: Function, at value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if self.value(of: function, at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
