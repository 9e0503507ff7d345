extension Animation.Motion {
    /// Returns the state `time` seconds after a change of magnitude `length`.
    func step(at time: Double, length: Double) -> Animation.Step {
        switch self {
        case .curve(let curve, let duration):
            guard time < duration else { return Animation.Step(fraction: 1, isFinished: true) }
            return Animation.Step(fraction: curve.value(at: time / duration), isFinished: false)
        case .fluidSpring(let spring): return spring.step(at: time, length: length)
        case .oscillator(let oscillator): return oscillator.step(at: time, length: length)
        case .custom(let custom): return custom.step(at: time, length: length)
        case .delayed(let motion, let delay):
            guard time >= delay else { return Animation.Step(fraction: 0, isFinished: false) }
            return motion.step(at: time - delay, length: length)
        case .sped(let motion, let speed): return motion.step(at: time * speed, length: length)
        case .completed(let motion, _): return motion.step(at: time, length: length)
        case .repeated(let motion, let count, let autoreverses):
            return repeatedStep(of: motion, count, autoreverses, at: time, length: length)
        }
    }

    private func repeatedStep(
        of motion: Self,
        _ count: Int?,
        _ autoreverses: Bool,
        at time: Double,
        length: Double
    ) -> Animation.Step {
        guard let pass = motion.duration(length: length) else {
            return motion.step(at: time, length: length)
        }
        guard pass > 0, count != 0 else { return Animation.Step(fraction: 1, isFinished: true) }
        // Frame times have rounding errors: 2.4 s divided by a run of 0.8 s is 2.9999…, but must
        // count as 3 completed runs.
        let index = ((time + 0.5e-9) / pass).rounded(.down)
        if let count, index >= Double(count) {
            return Animation.Step(fraction: 1, isFinished: true)
        }
        let step = motion.step(at: max(time - index * pass, 0), length: length)
        let isBackwards = autoreverses && index.remainder(dividingBy: 2) != 0
        return Animation.Step(
            fraction: isBackwards ? 1 - step.fraction : step.fraction,
            isFinished: false
        )
    }

    /// Returns the duration in seconds, or `nil` if the animation is endless.
    func duration(length: Double) -> Double? {
        switch self {
        case .curve(_, let duration): return duration
        case .fluidSpring(let spring): return spring.duration(length: length)
        case .oscillator(let oscillator): return oscillator.duration(length: length)
        case .custom(let custom): return custom.duration(length: length)
        case .delayed(let motion, let delay):
            return motion.duration(length: length).map { max($0 + delay, 0) }
        case .sped(let motion, let speed):
            guard speed > 0 else { return nil }
            return motion.duration(length: length).map { $0 / speed }
        case .completed(let motion, _): return motion.duration(length: length)
        case .repeated(let motion, let count, _):
            guard let count else { return nil }
            return motion.duration(length: length).map { $0 * Double(count) }
        }
    }

    /// The time in seconds when the animation counts as complete, or `nil` if it never does. It
    /// ignores the settling of a spring.
    var logicalDuration: Double? {
        switch self {
        case .curve(_, let duration): duration
        case .fluidSpring(let spring): max(spring.response, 0)
        case .oscillator(let oscillator): oscillator.response
        case .custom(let custom): custom.duration(length: 1)
        case .delayed(let motion, let delay): motion.logicalDuration.map { max($0 + delay, 0) }
        case .sped(let motion, let speed):
            speed > 0 ? motion.logicalDuration.map { $0 / speed } : nil
        case .completed(let motion, let time): min(motion.logicalDuration ?? time, time)
        case .repeated(let motion, let count, _):
            count.flatMap { count in motion.logicalDuration.map { $0 * Double(count) } }
        }
    }

    /// Whether the animation repeats forever.
    var isEndless: Bool {
        switch self {
        case .curve, .fluidSpring, .oscillator, .custom: false
        case .delayed(let motion, _), .sped(let motion, _), .completed(let motion, _):
            motion.isEndless
        case .repeated(let motion, let count, _): count == nil || motion.isEndless
        }
    }

    /// The spring that continues a running animation, or `nil` if this animation blends with it
    /// instead.
    var mergingSpring: FluidSpring? {
        switch self {
        case .fluidSpring(let spring): spring
        case .completed(let motion, _): motion.mergingSpring
        default: nil
        }
    }
}
