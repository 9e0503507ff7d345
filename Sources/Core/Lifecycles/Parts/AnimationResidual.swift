import Indicators

/// What running animations keep a presented value away from its model: presented = model + residual.
///
/// SwiftUI's engine: an animated change by Δ begins with the residual −Δ and brings it to 0. While
/// another animation runs, a new one is added to it, r = r₀(t) + f(t)·(V − r₀(t)), which for the
/// residual d = r − V is d = (1 − f)·(d₀ − Δ). A spring takes over the residual and the speed of a
/// spring before it. A change without an animation leaves the residual as it is.
struct AnimationResidual: Equatable, Sendable {
    private struct Layer: Equatable {
        var timing: AnimationTiming
        var start: Double
        var change: Double
        var velocity: Double

        /// The residual at `time`, of which `below` is left from the layers before.
        func value(at time: Double, below: Double) -> Double {
            let seconds = max(time - start, 0)
            let rest = (1 - timing.value(at: seconds)) * (below - change)
            guard velocity != 0, case .spring(let spring) = timing else { return rest }
            return rest + velocity * spring.impulse(at: seconds)
        }
    }

    private var layers: [Layer] = []
    /// When all has settled, in seconds; before all time where nothing runs.
    private(set) var end = -Double.infinity

    /// Nothing runs.
    init() {}

    /// The residual at a time in seconds.
    func value(at time: Double) -> Double {
        layers.reduce(0) { $1.value(at: time, below: $0) }
    }

    /// Begins an animation at `time` of a model that changes by `change`.
    mutating func animate(by change: Double, _ timing: AnimationTiming, at time: Double) {
        dropFinished(at: time)
        var layer = Layer(timing: timing, start: time, change: change, velocity: 0)
        if let last = layers.last, case .spring(let before) = last.timing, case .spring = timing {
            // The merged spring moves on from where the one before was, and as fast.
            layer.change = change - value(at: time)
            layer.velocity = velocity(of: last, before, at: time)
            layers = []
        }
        layers.append(layer)
        end = max(end, time + timing.length)
    }

    /// Ends all animations; the residual is 0 until the next one.
    mutating func stop() { self = AnimationResidual() }

    /// A curve that has ended has brought the sum below it to 0.
    private mutating func dropFinished(at time: Double) {
        guard
            let finished = layers.lastIndex(where: { layer in
                guard case .curve(_, let duration) = layer.timing else { return false }
                return layer.start + duration <= time
            })
        else { return }
        layers.removeSubrange(...finished)
    }

    /// The speed of the topmost spring; what lies below it is taken as standing still.
    private func velocity(of layer: Layer, _ spring: Spring, at time: Double) -> Double {
        let seconds = max(time - layer.start, 0)
        let below = layers.dropLast().reduce(0) { $1.value(at: time, below: $0) }
        return -spring.velocity(at: seconds) * (below - layer.change)
            + layer.velocity * spring.impulseVelocity(at: seconds)
    }
}

/// How an animation spreads its way over time.
enum AnimationTiming: Equatable, Sendable {
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
