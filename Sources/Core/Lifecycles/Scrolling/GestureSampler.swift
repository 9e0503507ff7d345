import Indicators

/// Computes the samples of a gesture, step by step.
struct GestureSampler {
    private let gesture: Gesture
    private var time = 0.0
    private var offset: Double
    private var isTouching = false
    private var samples: [ScrollSample] = []

    /// Creates a sampler at the start of a gesture.
    init(gesture: Gesture) {
        self.gesture = gesture
        offset = gesture.start
    }

    /// Returns all samples, with a last one at the end of the last step.
    func finished() -> [ScrollSample] { samples + [sample] }

    private var sample: ScrollSample {
        ScrollSample(time: time, offset: offset, isTouching: isTouching)
    }

    /// Appends the samples of a step.
    mutating func append(_ step: Gesture.Step) {
        switch step {
        case .drag(let points, let seconds, let easing):
            isTouching = true
            drag(by: points, in: seconds, easing)
        case .hold(let seconds):
            samples.append(sample)
            time += seconds
        case .release(let seconds):
            isTouching = false
            glide(velocity: 0, for: seconds)
        case .fling(let velocity, let seconds):
            isTouching = false
            glide(velocity: velocity, for: seconds)
        }
    }

    private mutating func drag(by points: Double, in seconds: Double, _ easing: Easing) {
        let band = gesture.band
        let travel = band?.travel(to: offset) ?? offset
        follow(for: seconds) { elapsed in
            let fraction = easing.value(at: elapsed / seconds, over: seconds)
            let position = travel + points * fraction
            return band?.offset(after: position) ?? position
        }
    }

    private mutating func glide(velocity: Double, for seconds: Double?) {
        let glide = Glide(
            offset: offset,
            velocity: velocity,
            bounce: gesture.bounce,
            deceleration: gesture.deceleration
        )
        let limit = seconds ?? glide.end
        follow(for: min(glide.end, limit)) { glide.offset(after: $0) }
        if limit > glide.end { append(.hold(seconds: limit - glide.end)) }
    }

    /// Samples `offsets` for a duration.
    ///
    /// Appends no sample at the end. The end becomes the current time and offset.
    private mutating func follow(for seconds: Double, _ offsets: (Double) -> Double) {
        let start = time
        samples.append(sample)
        let count = Int((seconds * Gesture.rate - 1e-6).rounded(.up))
        for number in 1..<max(count, 1) {
            time = start + Double(number) / Gesture.rate
            offset = offsets(Double(number) / Gesture.rate)
            samples.append(sample)
        }
        if seconds > 0 { offset = offsets(seconds) }
        time = start + seconds
    }
}
