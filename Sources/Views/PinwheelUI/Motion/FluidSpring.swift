/// The spring of `Animation.spring`: a unit mass, integrated in steps of 1/300 s.
///
/// It can continue from the offset and velocity of the animation before it.
///
/// Velocity Verlet integrates each step of length h, with a = ω²·(1 − x) − 2ζω·v:
///
/// 1. v½ = v + a·h/2
/// 2. x += v½·h
/// 3. a is computed from the new x and from v½.
/// 4. v = v½ + a·h/2
///
/// ω² is at most 45,000. Apple's systems compute the same approximation, so frames agree. It
/// differs from the exact solution by up to 0.02.
struct FluidSpring: Hashable, Sendable {
    /// The period without damping, in seconds.
    let response: Double
    let damping: Double

    /// The integration steps per second.
    private static let rate = 300.0
    /// The maximum time that is integrated, in seconds.
    private static let longest = 120.0

    /// Offset, velocity and force, in the units of the animated value.
    struct State<Value: VectorArithmetic> {
        var offset: Value
        var velocity: Value
        var force: Value
        var isFinished = false
    }

    private var stiffness: Double {
        guard response > 0 else { return 1 }
        let frequency = 2 * Double.pi / response
        return min(frequency * frequency, 45_000)
    }

    /// Returns the state after `time` seconds of moving towards `target`, by default from rest at
    /// zero.
    func state<Value: VectorArithmetic>(
        at time: Double,
        to target: Value,
        from start: State<Value> = State(offset: .zero, velocity: .zero, force: .zero)
    ) -> State<Value> {
        var state = start
        let stiffness = stiffness
        let friction = friction(stiffness)
        var passed = 0.0
        let end = min(time, Self.longest)
        while passed < end {
            Self.step(&state, to: target, stiffness, friction)
            passed += 1 / Self.rate
        }
        state.isFinished = time >= Self.longest || (time > 0 && isAtRest(state, target))
        return state
    }

    private func friction(_ stiffness: Double) -> Double { 2 * stiffness.squareRoot() * damping }

    /// Integrates one step.
    private static func step<Value: VectorArithmetic>(
        _ state: inout State<Value>,
        to target: Value,
        _ stiffness: Double,
        _ friction: Double
    ) {
        let half = state.velocity + state.force.scaled(by: 1 / (2 * rate))
        state.offset += half.scaled(by: 1 / rate)
        state.force = (target - state.offset).scaled(by: stiffness) - half.scaled(by: friction)
        state.velocity = half + state.force.scaled(by: 1 / (2 * rate))
    }

    /// Returns whether the velocity and the force are at most 0.06 and the offset is within 1 % of
    /// the target.
    private func isAtRest<Value>(_ state: State<Value>, _ target: Value) -> Bool {
        guard max(state.velocity.magnitudeSquared, state.force.magnitudeSquared) <= 0.0036
        else { return false }
        let tolerance = target.scaled(by: 0.01).magnitudeSquared
        return !(tolerance > 0 && tolerance < (target - state.offset).magnitudeSquared)
    }

    /// Returns the step of a spring that starts at rest. Its fraction is the offset divided by
    /// `length`.
    func step(at time: Double, length: Double) -> Animation.Step {
        guard length > 0 else { return Animation.Step(fraction: 1, isFinished: true) }
        let state = state(at: time, to: length)
        return Animation.Step(
            fraction: state.isFinished ? 1 : state.offset / length,
            isFinished: state.isFinished
        )
    }

    /// Returns the time in seconds that a spring from rest needs to settle at the distance
    /// `length`.
    func duration(length: Double) -> Double {
        var state = State(offset: 0, velocity: 0, force: 0.0)
        let stiffness = stiffness
        let friction = friction(stiffness)
        var time = 0.0
        while time < Self.longest {
            time += 1 / Self.rate
            Self.step(&state, to: length, stiffness, friction)
            if length <= 0 || isAtRest(state, length) { return time }
        }
        return Self.longest
    }
}
