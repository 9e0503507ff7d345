/// A model value with the animations that move its displayed value towards it.
///
/// The displayed value is target − delta + offset(t). The delta is the sum of all animated changes
/// since the value was last at rest.
///
/// - An animated change during another animation blends with it, with offset = before(t) +
///   f(t)·(delta − before(t)).
/// - A fluid spring instead continues from the current offset, velocity and force.
/// - A change without an animation moves the target and does not affect running animations.
package struct AnimatedValue<Value: VectorArithmetic> {
    /// The value that was set last. The displayed value approaches it.
    package private(set) var target: Value
    private var run: Run?

    /// The running animations, nested if one began during another.
    ///
    /// Payloads are separate plain values: types that contain `Value`, even tuples, need a metadata
    /// lookup for each value drawn.
    private indirect enum Run {
        case single(Animation, start: Double, delta: Value)
        case stacked(Animation, start: Double, delta: Value, before: Run)
        /// A spring that started with an offset, a velocity and a force, in this order.
        case merged(FluidSpring, start: Double, delta: Value, Value, Value, Value)

        var delta: Value {
            switch self {
            case .single(_, _, let delta), .stacked(_, _, let delta, _),
                .merged(_, _, let delta, _, _, _):
                delta
            }
        }

        /// Writes the current offset to `offset`. Returns whether the newest animation has
        /// finished.
        func evaluateOffset(at time: Double, _ offset: inout Value) -> Bool {
            switch self {
            case .single(let animation, let start, let delta):
                let step = animation.step(at: time - start, length: length(of: delta))
                offset = delta.scaled(by: step.fraction)
                return step.isFinished
            case .stacked(let animation, let start, let delta, let before):
                let step = animation.step(at: time - start, length: length(of: delta))
                offset = delta
                guard !step.isFinished else { return true }
                _ = before.evaluateOffset(at: time, &offset)
                offset += (delta - offset).scaled(by: step.fraction)
                return false
            case .merged(let spring, let start, let delta, let origin, let velocity, let force):
                let before = FluidSpring.State(offset: origin, velocity: velocity, force: force)
                let state = spring.state(at: time - start, to: delta, from: before)
                offset = state.isFinished ? delta : state.offset
                return state.isFinished
            }
        }

        /// Retargets to `delta` with a spring that continues from the current offset.
        ///
        /// Velocity and force are preserved only if the running animation is a fluid spring.
        /// Otherwise they start at zero.
        func merged(into spring: FluidSpring, at time: Double, delta: Value) -> Run {
            var state: FluidSpring.State<Value>?
            switch self {
            case .single(let animation, let start, let delta):
                state = animation.motion.mergingSpring?.state(at: time - start, to: delta)
            case .stacked: break
            case .merged(let spring, let start, let delta, let origin, let velocity, let force):
                let before = FluidSpring.State(offset: origin, velocity: velocity, force: force)
                state = spring.state(at: time - start, to: delta, from: before)
            }
            var offset = Value.zero
            _ = evaluateOffset(at: time, &offset)
            let (velocity, force) = (state?.velocity ?? .zero, state?.force ?? .zero)
            return .merged(spring, start: time, delta: delta, offset, velocity, force)
        }

        private func length(of delta: Value) -> Double { delta.magnitudeSquared.squareRoot() }
    }

    package init(_ value: Value) { target = value }

    /// Returns whether an animation runs at `time`. Removes a finished animation.
    package mutating func isMoving(at time: Double) -> Bool {
        guard let run else { return false }
        var offset = Value.zero
        if run.evaluateOffset(at: time, &offset) { self.run = nil }
        return self.run != nil
    }

    /// Returns the displayed value at `time`.
    package func value(at time: Double) -> Value {
        guard let run else { return target }
        var offset = Value.zero
        return run.evaluateOffset(at: time, &offset) ? target : target - run.delta + offset
    }

    /// Sets the value at `time`, animated by `animation`, or immediately if it is `nil`.
    ///
    /// - Returns: The end of the animation, or `nil` if none starts.
    @discardableResult
    package mutating func set(
        _ value: Value,
        with animation: Animation?,
        at time: Double
    ) -> AnimationEnd? {
        defer { target = value }
        guard let animation, value != target else { return nil }
        let change = value - target
        guard change != .zero else { return nil }
        guard let run, isMoving(at: time) else {
            self.run = .single(animation, start: time, delta: change)
            return AnimationEnd(of: animation.motion, from: time, length: length(of: change))
        }
        let delta = run.delta + change
        if let spring = animation.motion.mergingSpring {
            self.run = run.merged(into: spring, at: time, delta: delta)
        } else {
            self.run = .stacked(animation, start: time, delta: delta, before: run)
        }
        return AnimationEnd(of: animation.motion, from: time, length: length(of: delta))
    }

    private func length(of delta: Value) -> Double { delta.magnitudeSquared.squareRoot() }
}

/// The end times of an animation, in seconds. Infinity means that it never ends.
package struct AnimationEnd {
    /// The time of the last visible movement.
    var removed: Double
    /// The time when the animation counts as complete. It ignores the settling of a spring.
    var logical: Double

    init(of motion: Animation.Motion, from time: Double, length: Double) {
        removed = time + (motion.duration(length: length) ?? .infinity)
        logical = time + (motion.logicalDuration ?? .infinity)
    }

    /// Sets each time to the later one of the two animations.
    mutating func formUnion(_ other: AnimationEnd) {
        removed = max(removed, other.removed)
        logical = max(logical, other.logical)
    }
}
