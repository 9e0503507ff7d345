import Indicators

/// How an animation spreads its way over time.
enum AnimationTiming: Hashable, Sendable {
    /// As a spring moves.
    case spring(Spring)
    /// Along a curve, in so many seconds.
    case curve(BezierCurve, duration: Double)

    /// How far it has come `seconds` after its beginning: 0, then more or less 1.
    func value(at seconds: Double) -> Double {
        switch self {
        case .spring(let spring): spring.value(at: seconds)
        case .curve(let curve, let duration): curve.value(at: seconds / duration)
        }
    }

    /// After how many seconds nothing more is seen: a thousandth of the way is left of a spring's.
    var length: Double {
        switch self {
        case .spring(let spring): spring.settlingDuration()
        case .curve(_, let duration): duration
        }
    }
}
