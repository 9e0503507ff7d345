/// The spring of `Animation.spring`: a unit mass, integrated in steps of 1/300 s, that takes over place
/// and speed of the motion before it.
///
/// Velocity Verlet: with a = ω²·(1 − x) − 2ζω·v each step is v½ = v + a·h/2, x += v½·h, then a of the new
/// x and of v½, and v = v½ + a·h/2. ω² is at most 45,000. This is what Apple's systems compute, up to .02
/// off the exact solution, so that pictures of both agree.
struct FluidSpring: Hashable, Sendable {
    /// The time of one swing without damping, in seconds.
    let response: Double
    /// The damping ratio.
    let damping: Double

    /// Steps a second.
    private static let rate = 300.0
    /// The longest time that is integrated, in seconds.
    private static let longest = 120.0

    /// Place, speed and force on a way, in the way's own units.
    struct State<Value: VectorArithmetic> {
        var offset: Value
        var velocity: Value
        var force: Value
        var isFinished = false
    }

    /// ω².
    private var stiffness: Double {
        guard response > 0 else { return 1 }
        let frequency = 2 * Double.pi / response
        return min(frequency * frequency, 45_000)
    }

    /// Where a value is after `time` seconds on the way to `target`, with the place, the speed and the force
    /// that it had before: at rest at zero where nothing else is said.
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

    /// 2ζω.
    private func friction(_ stiffness: Double) -> Double { 2 * stiffness.squareRoot() * damping }

    /// Goes on by one step.
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

    /// Slower than .06 a second, pulled by less than that, and within a hundredth of the way.
    private func isAtRest<Value>(_ state: State<Value>, _ target: Value) -> Bool {
        guard max(state.velocity.magnitudeSquared, state.force.magnitudeSquared) <= 0.0036
        else { return false }
        let tolerance = target.scaled(by: 0.01).magnitudeSquared
        return !(tolerance > 0 && tolerance < (target - state.offset).magnitudeSquared)
    }

    /// The way from rest at 0, as a share of `length`.
    func step(at time: Double, length: Double) -> Animation.Step {
        guard length > 0 else { return Animation.Step(fraction: 1, isFinished: true) }
        let state = state(at: time, to: length)
        return Animation.Step(
            fraction: state.isFinished ? 1 : state.offset / length,
            isFinished: state.isFinished
        )
    }

    /// When a mass that starts at rest has come to rest on a way of `length`, in seconds.
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
