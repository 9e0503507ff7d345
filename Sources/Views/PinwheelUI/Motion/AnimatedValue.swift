/// A value that was set, and what is still seen of the motions to it.
///
/// What is seen is model − way + done(t): a motion leads over a way, the sum of all changes since it
/// began at rest. A change with another animation leads on from where the one before is at any time:
/// done = before(t) + f(t)·(way − before(t)). A fluid spring takes over place and speed instead. A change
/// without an animation moves the model and leaves running motions alone.
package struct AnimatedValue<Value: VectorArithmetic> {
    /// What the value was set to.
    package private(set) var target: Value
    private var run: Run?

    /// Motions, each begun while the one before it ran.
    ///
    /// Of plain values throughout: types made of them, tuples too, would be looked up for each value drawn.
    private indirect enum Run {
        case single(Animation, start: Double, way: Value)
        case stacked(Animation, start: Double, way: Value, before: Run)
        /// Taken over at a place, with a speed and a force.
        case merged(FluidSpring, start: Double, way: Value, Value, Value, Value)

        var way: Value {
            switch self {
            case .single(_, _, let way), .stacked(_, _, let way, _),
                .merged(_, _, let way, _, _, _):
                way
            }
        }

        /// Tells how far of the way is done, and whether the newest motion has ended.
        func isDone(at time: Double, _ offset: inout Value) -> Bool {
            switch self {
            case .single(let animation, let start, let way):
                let step = animation.step(at: time - start, length: length(of: way))
                offset = way.scaled(by: step.fraction)
                return step.isFinished
            case .stacked(let animation, let start, let way, let before):
                let step = animation.step(at: time - start, length: length(of: way))
                offset = way
                guard !step.isFinished else { return true }
                _ = before.isDone(at: time, &offset)
                offset += (way - offset).scaled(by: step.fraction)
                return false
            case .merged(let spring, let start, let way, let place, let velocity, let force):
                let before = FluidSpring.State(offset: place, velocity: velocity, force: force)
                let state = spring.state(at: time - start, to: way, from: before)
                offset = state.isFinished ? way : state.offset
                return state.isFinished
            }
        }

        /// A spring's run that goes on to another way; of other motions nothing is known but the place.
        func merged(into spring: FluidSpring, at time: Double, way: Value) -> Run {
            var state: FluidSpring.State<Value>?
            switch self {
            case .single(let animation, let start, let way):
                state = animation.motion.merging?.state(at: time - start, to: way)
            case .stacked: break
            case .merged(let spring, let start, let way, let place, let velocity, let force):
                let before = FluidSpring.State(offset: place, velocity: velocity, force: force)
                state = spring.state(at: time - start, to: way, from: before)
            }
            var offset = Value.zero
            _ = isDone(at: time, &offset)
            let (velocity, force) = (state?.velocity ?? .zero, state?.force ?? .zero)
            return .merged(spring, start: time, way: way, offset, velocity, force)
        }

        private func length(of way: Value) -> Double { way.magnitudeSquared.squareRoot() }
    }

    package init(_ value: Value) { target = value }

    /// Whether anything still moves at `time`; ended motions are dropped.
    package mutating func isMoving(at time: Double) -> Bool {
        guard let run else { return false }
        var offset = Value.zero
        if run.isDone(at: time, &offset) { self.run = nil }
        return self.run != nil
    }

    /// What is seen at `time`.
    package func value(at time: Double) -> Value {
        guard let run else { return target }
        var offset = Value.zero
        return run.isDone(at: time, &offset) ? target : target - run.way + offset
    }

    /// Sets the value at `time`, to be reached by `animation`; at once without one.
    ///
    /// - Returns: When the motion that this begins ends; nil if it begins none.
    @discardableResult
    package mutating func set(
        _ value: Value,
        with animation: Animation?,
        at time: Double
    ) -> MotionEnd? {
        defer { target = value }
        guard let animation, value != target else { return nil }
        let change = value - target
        guard change != .zero else { return nil }
        guard let run, isMoving(at: time) else {
            self.run = .single(animation, start: time, way: change)
            return MotionEnd(of: animation.motion, from: time, length: length(of: change))
        }
        let way = run.way + change
        if let spring = animation.motion.merging {
            self.run = run.merged(into: spring, at: time, way: way)
        } else {
            self.run = .stacked(animation, start: time, way: way, before: run)
        }
        return MotionEnd(of: animation.motion, from: time, length: length(of: way))
    }

    private func length(of way: Value) -> Double { way.magnitudeSquared.squareRoot() }
}

/// When a motion ends, in seconds; infinity for never.
package struct MotionEnd {
    /// When nothing moves any more.
    var removed: Double
    /// When the value counts as reached: a spring's tail is of no account.
    var logical: Double

    init(of motion: Animation.Motion, from time: Double, length: Double) {
        removed = time + (motion.duration(length: length) ?? .infinity)
        logical = time + (motion.logicalDuration ?? .infinity)
    }

    /// When both motions have ended.
    mutating func formUnion(_ other: MotionEnd) {
        removed = max(removed, other.removed)
        logical = max(logical, other.logical)
    }
}
