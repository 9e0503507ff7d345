import Foundation
import Raster

/// The time that `CACurrentMediaTime` returns, in seconds.
public enum MediaClock {
    nonisolated(unsafe) public static var now = 100.0
}

public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func setDisableActions(_ flag: Bool) {}
}

public struct CAMediaTimingFillMode: Equatable, Sendable {
    let name: String
    public static let removed = CAMediaTimingFillMode(name: "removed")
    public static let forwards = CAMediaTimingFillMode(name: "forwards")
    public static let backwards = CAMediaTimingFillMode(name: "backwards")
    public static let both = CAMediaTimingFillMode(name: "both")
}

open class CAAnimation {
    public var duration: CFTimeInterval = 0
    public var beginTime: CFTimeInterval = 0
    public var timeOffset: CFTimeInterval = 0
    public var repeatCount: Float = 0
    public var fillMode = CAMediaTimingFillMode.removed
    public var isRemovedOnCompletion = true
}

/// An animation along keys with linear interpolation.
public final class CAKeyframeAnimation: CAAnimation {
    public let keyPath: String
    public var keyTimes: [NSNumber]?
    public var values: [Any]?

    public init(keyPath: String) { self.keyPath = keyPath }

    /// Returns the value at a time of the layer, or `nil` if the animation is not active.
    ///
    /// Source: `CAMediaTiming`: t = (tp − begin)·speed + offset; the time of the parent is clamped
    /// to the active duration if the fill mode extends it.
    func value(at time: Double) -> Any? {
        precondition(
            beginTime != 0,
            "an animation without a begin time begins when it is committed"
        )
        precondition(!isRemovedOnCompletion, "the animation would be removed at its end")
        let repeats = Double(max(repeatCount, 1))
        var passed = time - beginTime
        if passed < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            passed = 0
        }
        if passed >= duration * repeats {
            guard fillMode == .forwards || fillMode == .both else { return nil }
            return interpolated(at: 1)
        }
        let turns = (passed + timeOffset) / duration
        return interpolated(at: turns - turns.rounded(.down))
    }

    private func interpolated(at fraction: Double) -> Any? {
        guard let values, let times = keyTimes?.map(\.doubleValue) else { return nil }
        precondition(values.count == times.count, "values and key times differ in number")
        precondition(times.first == 0 && times.last == 1, "key times must be from 0 to 1")
        precondition(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "key times must ascend")
        guard let next = times.firstIndex(where: { $0 > fraction }) else { return values.last }
        let position = (fraction - times[next - 1]) / (times[next] - times[next - 1])
        return Self.mix(values[next - 1], values[next], position)
    }

    private static func mix(_ one: Any, _ other: Any, _ position: Double) -> Any {
        func mix(_ one: [Double], _ other: [Double]) -> [Double] {
            precondition(one.count == other.count, "the values have different structures")
            return zip(one, other).map { $0 + ($1 - $0) * position }
        }
        func mix(_ one: CGColor, _ other: CGColor) -> CGColor {
            let (one, other) = (one.color, other.color)
            let mixed = mix(
                [one.red, one.green, one.blue, one.alpha],
                [other.red, other.green, other.blue, other.alpha]
            )
            return CGColor(srgbRed: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
        }
        switch (one, other) {
        case (let one as Double, let other as Double): return mix([one], [other])[0]
        case (let one as [Double], let other as [Double]): return mix(one, other)
        case (let one as CGColor, let other as CGColor): return mix(one, other)
        case (let one as [CGColor], let other as [CGColor]):
            return zip(one, other).map { mix($0, $1) }
        case (let one as NSValue, let other as NSValue):
            return NSValue(numbers: mix(one.numbers, other.numbers))
        case (let one as CGPath, let other as CGPath):
            return CGPath(path: one.path.mixed(with: other.path, position))
        default: preconditionFailure("\(one) cannot be interpolated to \(other)")
        }
    }
}

extension Raster.Path {
    /// Returns the path at a fraction of the way to another one with the same commands.
    func mixed(with other: Raster.Path, _ position: Double) -> Raster.Path {
        precondition(elements.count == other.elements.count, "the paths have different structures")
        func mix(_ one: Point, _ other: Point) -> Point { one + (other - one) * position }
        return Raster.Path(
            elements: zip(elements, other.elements).map { one, other -> Element in
                switch (one, other) {
                case (.move(let a), .move(let b)): return .move(mix(a, b))
                case (.line(let a), .line(let b)): return .line(mix(a, b))
                case (.quad(let a, let b), .quad(let c, let d)): return .quad(mix(a, c), mix(b, d))
                case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
                    return .cubic(mix(a, d), mix(b, e), mix(c, f))
                case (.close, .close): return .close
                default: preconditionFailure("the paths have different structures")
                }
            }
        )
    }
}
