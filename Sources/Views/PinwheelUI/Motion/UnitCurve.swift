import Indicators

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

    /// Returns the cubic Bézier curve from (0, 0) to (1, 1) with these control points. Each x is
    /// clamped to 0…1.
    static func controls(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        func time(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
        func progress(_ y: Double) -> Double {
            y.isNaN ? 0 : min(max(y, -BezierCurve.progressLimit), BezierCurve.progressLimit)
        }
        let curve = try? BezierCurve(x1: time(x1), y1: progress(y1), x2: time(x2), y2: progress(y2))
        return UnitCurve(.bezier(curve ?? .easeInOut))
    }

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
        controls(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
    }

    public static let linear = controls(0, 0, 1, 1)
    /// The control points are (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(.bezier(.easeIn))
    /// The control points are (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(.bezier(.easeOut))
    /// The control points are (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(.bezier(.easeInOut))
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of a circle that start and end slowly.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    public var inverse: UnitCurve {
        if case .inverse(let function) = function { return UnitCurve(function) }
        return UnitCurve(.inverse(function))
    }

    public func value(at progress: Double) -> Double {
        Self.value(of: function, at: progress > 0 ? min(progress, 1) : 0)
    }

    /// Returns the slope at `progress`, as the difference quotient between `progress` ± 2⁻²⁰.
    public func velocity(at progress: Double) -> Double {
        let step = 0x1p-20
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
    }

    private static func value(of function: Function, at t: Double) -> Double {
        switch function {
        case .bezier(let curve):
            // A straight line needs no root finding.
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

    /// Returns the time when a non-decreasing function reaches `value`, by bisection.
    private static func inverse(of function: Function, at value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<53 {
            let middle = (low + high) / 2
            if self.value(of: function, at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
