import Foundation
import Indicators
import Raster

/// The spring of `Animation.interpolatingSpring`: the exact motion of a mass on a damped spring, whose
/// motions add up.
struct Oscillator: Hashable, Sendable {
    fileprivate let spring: Indicators.Spring
    /// The speed at the start, in ways a second.
    private let initialVelocity: Double

    /// An oscillator; what cannot be is taken as the nearest that can.
    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        let mass = mass > 0 ? mass : 1
        let frequency = (max(stiffness, 1e-6) / mass).squareRoot()
        let ratio = max(damping, 0) / (2 * (max(stiffness, 1e-6) * mass).squareRoot())
        let responses = Indicators.Spring.responseRange
        let dampings = Indicators.Spring.dampingRange
        let response = 2 * Double.pi / frequency
        spring =
            (try? Indicators.Spring(
                response: min(max(response, responses.lowerBound), responses.upperBound),
                damping: min(max(ratio, dampings.lowerBound), dampings.upperBound)
            )) ?? .standard
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Where the mass is on its way to 1, and whether it stays within a thousandth of it.
    func step(at time: Double, length: Double) -> Animation.Step {
        guard time > 0 else { return Animation.Step(fraction: 0, isFinished: false) }
        let position = spring.value(at: time) + initialVelocity * spring.impulse(at: time)
        let isFinished = time >= duration(length: length)
        return Animation.Step(fraction: isFinished ? 1 : position, isFinished: isFinished)
    }

    /// When the swing's envelope has fallen to a thousandth, in seconds.
    ///
    /// The slower of the two decays is e^(−rt) with r = ζω for ζ ≤ 1, and ω·(ζ − √(ζ² − 1)) beyond.
    func duration(length: Double) -> Double {
        let (ratio, frequency) = (spring.damping, spring.frequency)
        let rate =
            ratio <= 1
            ? ratio * frequency
            : frequency / (ratio + (ratio * ratio - 1).squareRoot())
        guard rate > 0 else { return Indicators.Spring.longest }
        // ln 1000, and as much again of half a swing for what multiplies the envelope.
        return min(6.907755278982137 / rate + spring.response / 2, Indicators.Spring.longest)
    }
}

/// A spring's constants, one kind by another.
public struct Spring: Hashable, Sendable {
    /// The time of one swing without damping, in seconds.
    public let response: Double
    /// 1 is the least damping that does not swing.
    public let dampingRatio: Double

    /// A spring by its response and its damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }
    /// A spring by the time that it seems to take and by its bounce.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(
            response: duration,
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        )
    }
    /// A spring by its physics.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(
            response: 2 * Double.pi / (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot())
        )
    }
    /// The time that it seems to take, in seconds.
    public var duration: Double { response }
    /// How much it bounces, −1…1.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// 1.
    public var mass: Double { 1 }
    /// ω².
    public var stiffness: Double {
        let frequency = 2 * Double.pi / response
        return frequency * frequency
    }
    /// 2ζω.
    public var damping: Double { 4 * Double.pi * dampingRatio / response }

    /// No bounce.
    public static let smooth = Spring()
    /// A bounce of .15.
    public static let snappy = Spring(bounce: 0.15)
    /// A bounce of .3.
    public static let bouncy = Spring(bounce: 0.3)

    /// How far a value has come on its way from 0 to `target`, `time` seconds after it was set.
    public func value<Value: VectorArithmetic>(
        target: Value,
        initialVelocity: Value = .zero,
        time: Double
    ) -> Value {
        let oscillator = Oscillator(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: 0
        )
        let way = target.scaled(by: oscillator.position(at: time))
        return way + initialVelocity.scaled(by: oscillator.impulse(at: time))
    }

    /// How fast the value is then, in units a second.
    ///
    /// With h the place after a push to a speed of 1: x = target·(1 − h′ − 2ζω·h) + v·h, so that
    /// x′ = target·ω²·h + v·h′.
    public func velocity<Value: VectorArithmetic>(
        target: Value,
        initialVelocity: Value = .zero,
        time: Double
    ) -> Value {
        let (push, slope) = impulse(at: max(time, 0))
        return target.scaled(by: stiffness * push) + initialVelocity.scaled(by: slope)
    }

    /// The place and the speed after a push to a speed of 1.
    private func impulse(at time: Double) -> (place: Double, speed: Double) {
        let frequency = 2 * Double.pi / response
        let decay = dampingRatio * frequency
        let fading = DeterministicMath.exp(-decay * time)
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let (sine, cosine) = DeterministicMath.sineCosine(swing * time)
            return (fading * sine / swing, fading * (cosine - decay / swing * sine))
        }
        if dampingRatio == 1 { return (fading * time, fading * (1 - frequency * time)) }
        let rate = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (
            DeterministicMath.exp((rate - decay) * time),
            DeterministicMath.exp(-(rate + decay) * time)
        )
        return (
            (slow - fast) / (2 * rate),
            ((rate - decay) * slow + (rate + decay) * fast) / (2 * rate)
        )
    }

    /// When the value stays within a thousandth of its way, in seconds.
    public var settlingDuration: TimeInterval {
        Oscillator(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 0)
            .duration(length: 1)
    }

    /// The pull on a value at a place with a speed, in units a second squared.
    public func force<Value: VectorArithmetic>(
        target: Value,
        position: Value,
        velocity: Value
    ) -> Value {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

extension Oscillator {
    /// The exact place, without an end.
    func position(at time: Double) -> Double { spring.value(at: time) }
    /// The time of one swing without damping, in seconds.
    var response: Double { spring.response }
    /// The place after a push to a speed of 1 at the aim.
    func impulse(at time: Double) -> Double { spring.impulse(at: time) }
}
