import Foundation
import Indicators
import Raster

/// The spring of `Animation.interpolatingSpring`, as the exact solution of a damped oscillator.
struct Oscillator: Hashable, Sendable {
    fileprivate let spring: Indicators.Spring
    /// The initial velocity per second, as a fraction of the distance to the target.
    private let initialVelocity: Double

    /// Creates an oscillator and clamps parameters out of range.
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

    /// Returns the state on the path from 0 to 1. It is finished after `duration(length:)`.
    func step(at time: Double, length: Double) -> Animation.Step {
        guard time > 0 else { return Animation.Step(fraction: 0, isFinished: false) }
        let position = spring.value(at: time) + initialVelocity * spring.impulse(at: time)
        let isFinished = time >= duration(length: length)
        return Animation.Step(fraction: isFinished ? 1 : position, isFinished: isFinished)
    }

    /// Returns the time in seconds after which the envelope is within a thousandth of the target.
    ///
    /// The slower of the two decays is e^(−rt) with r = ζω for ζ ≤ 1, and r = ω·(ζ − √(ζ² − 1)) for
    /// ζ > 1.
    func duration(length: Double) -> Double {
        let (ratio, frequency) = (spring.damping, spring.frequency)
        let rate =
            ratio <= 1
            ? ratio * frequency
            : frequency / (ratio + (ratio * ratio - 1).squareRoot())
        guard rate > 0 else { return Indicators.Spring.longest }
        // ln 1000 / rate, and half a period to allow for the factor of the envelope.
        return min(6.907755278982137 / rate + spring.response / 2, Indicators.Spring.longest)
    }
}

/// The constants of a spring. Its values and velocities come from the exact solution.
public struct Spring: Hashable, Sendable {
    public let response: Double
    public let dampingRatio: Double

    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }
    public init(duration: Double = 0.5, bounce: Double = 0) {
        self.init(
            response: duration,
            dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
        )
    }
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.init(
            response: 2 * Double.pi / (stiffness / mass).squareRoot(),
            dampingRatio: damping / (2 * (stiffness * mass).squareRoot())
        )
    }
    public var duration: Double { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    /// Always 1, because the constants are normalised to a unit mass.
    public var mass: Double { 1 }
    /// ω² for ω = 2π / response.
    public var stiffness: Double {
        let frequency = 2 * Double.pi / response
        return frequency * frequency
    }
    /// 2ζω for ω = 2π / response.
    public var damping: Double { 4 * Double.pi * dampingRatio / response }

    public static let smooth = Spring()
    public static let snappy = Spring(bounce: 0.15)
    public static let bouncy = Spring(bounce: 0.3)

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
        let displacement = target.scaled(by: oscillator.position(at: time))
        return displacement + initialVelocity.scaled(by: oscillator.impulse(at: time))
    }

    /// Returns the velocity in units per second.
    ///
    /// With h the impulse response: x = target·(1 − h′ − 2ζω·h) + v·h, so x′ = target·ω²·h + v·h′.
    public func velocity<Value: VectorArithmetic>(
        target: Value,
        initialVelocity: Value = .zero,
        time: Double
    ) -> Value {
        let (push, slope) = impulse(at: max(time, 0))
        return target.scaled(by: stiffness * push) + initialVelocity.scaled(by: slope)
    }

    /// Returns the impulse response h and its derivative. h(0) = 0 and h′(0) = 1.
    private func impulse(at time: Double) -> (value: Double, slope: Double) {
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

    /// The time in seconds after which the value stays within a thousandth of the distance.
    public var settlingDuration: TimeInterval {
        Oscillator(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: 0)
            .duration(length: 1)
    }

    /// Returns the acceleration, in units per second squared.
    public func force<Value: VectorArithmetic>(
        target: Value,
        position: Value,
        velocity: Value
    ) -> Value {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }
}

extension Oscillator {
    /// Returns the position of the exact solution on the path from 0 to 1.
    func position(at time: Double) -> Double { spring.value(at: time) }
    /// The period without damping, in seconds.
    var response: Double { spring.response }
    /// Returns the position after a unit impulse at the equilibrium.
    func impulse(at time: Double) -> Double { spring.impulse(at: time) }
}
