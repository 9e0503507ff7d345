import Indicators

/// The difference between a presented value and its model value while animations run.
///
/// SwiftUI presents model + residual. An animated change by Δ starts with the residual −Δ, which
/// goes to 0. An animation that starts while another one runs is added to it:
///
/// - r = r₀(t) + f(t)·(V − r₀(t)), or
/// - d = (1 − f)·(d₀ − Δ) for the residual d = r − V.
///
/// A new spring replaces a running spring and keeps its residual and velocity. A change without an
/// animation does not change the residual.
struct AnimationResidual: Equatable, Sendable {
    private struct Layer: Equatable {
        var timing: AnimationTiming
        var start: Double
        var change: Double
        var velocity: Double

        /// Returns the residual at `time`. `below` is the residual of the layers below at that
        /// time.
        func value(at time: Double, below: Double) -> Double {
            let seconds = max(time - start, 0)
            let remainder = (1 - timing.value(at: seconds)) * (below - change)
            guard velocity != 0, case .spring(let spring) = timing else { return remainder }
            return remainder + velocity * spring.impulse(at: seconds)
        }
    }

    private var layers: [Layer] = []
    /// The time when all animations have ended, in seconds, or −∞ if none has started.
    private(set) var end = -Double.infinity

    /// Creates a residual of 0.
    init() {}

    /// Returns the residual at a time in seconds.
    func value(at time: Double) -> Double {
        layers.reduce(0) { $1.value(at: time, below: $0) }
    }

    /// Starts an animation at `time` because the model changes by `change`.
    mutating func animate(by change: Double, _ timing: AnimationTiming, at time: Double) {
        dropFinished(at: time)
        var layer = Layer(timing: timing, start: time, change: change, velocity: 0)
        if let last = layers.last, case .spring(let before) = last.timing, case .spring = timing {
            // The new spring replaces the running one and keeps its value and velocity.
            layer.change = change - value(at: time)
            layer.velocity = velocity(of: last, before, at: time)
            layers = []
        }
        layers.append(layer)
        end = max(end, time + timing.length)
    }

    /// Stops all animations. The residual becomes 0.
    mutating func stop() { self = AnimationResidual() }

    /// Removes the last curve that has ended and all layers below it. Their sum is 0.
    private mutating func dropFinished(at time: Double) {
        guard
            let finished = layers.lastIndex(where: { layer in
                guard case .curve(_, let duration) = layer.timing else { return false }
                return layer.start + duration <= time
            })
        else { return }
        layers.removeSubrange(...finished)
    }

    /// Returns the velocity of the top spring. The values of lower layers are treated as constant.
    private func velocity(of layer: Layer, _ spring: Spring, at time: Double) -> Double {
        let seconds = max(time - layer.start, 0)
        let below = layers.dropLast().reduce(0) { $1.value(at: time, below: $0) }
        return -spring.velocity(at: seconds) * (below - layer.change)
            + layer.velocity * spring.impulseVelocity(at: seconds)
    }
}

/// The timing function of an animation.
enum AnimationTiming: Equatable, Sendable {
    /// The motion of a spring.
    case spring(Spring)
    /// A curve with a duration in seconds.
    case curve(BezierCurve, duration: Double)

    /// Returns the fraction of the change `seconds` after the start. Springs may exceed 1.
    func value(at seconds: Double) -> Double {
        switch self {
        case .spring(let spring): spring.value(at: seconds)
        case .curve(let curve, let duration): curve.value(at: seconds / duration)
        }
    }

    /// The duration in seconds. A spring ends when 0.001 of the change remains.
    var length: Double {
        switch self {
        case .spring(let spring): spring.settlingDuration()
        case .curve(_, let duration): duration
        }
    }
}
