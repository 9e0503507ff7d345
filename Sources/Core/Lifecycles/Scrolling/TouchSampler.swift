/// Computes the content's samples from a pointing device's events, one by one.
struct TouchSampler {
    /// The positions of finger and content when the finger came down.
    private struct Grip {
        /// The finger's position, in points.
        var position: Double
        /// The travel for the content's offset at that time, in points.
        var travel: Double
    }

    private let touches: Touches
    private var offset = 0.0
    private var grip: Grip?
    /// The motion since the finger went up, and the time when it started.
    private var coasting: (glide: Glide, start: Double)?
    private var samples: [ScrollSample] = []
    /// The index of the first sample since the finger came down.
    private var touchStart = 0

    /// The maximum velocity of the content after the finger goes up, in points per second.
    private static let fastest = 8_000.0
    /// The maximum offset as a fraction of the rubber band's height.
    private static let reach = 0.99

    /// Creates a sampler with the content at offset 0.
    init(touches: Touches) { self.touches = touches }

    /// Returns all samples. The last one is where the content stops.
    consuming func finished() -> [ScrollSample] {
        coast(until: .infinity)
        return samples
    }

    /// Appends the samples up to an event.
    mutating func append(_ point: Touches.Point) {
        let time = Self.microseconds(point.time)
        guard let grip else { return beginTouch(at: time, point.position) }
        let travel = grip.travel + point.position - grip.position
        offset = min(touches.band.offset(after: travel), touches.band.height * Self.reach)
        add(at: time, isTouching: point.isDown)
        if !point.isDown { endTouch(at: time) }
    }

    /// Starts a touch. The content stops at its current offset.
    private mutating func beginTouch(at time: Double, _ position: Double) {
        coast(until: time)
        offset = min(offset, touches.band.height * Self.reach)
        grip = Grip(position: position, travel: touches.band.travel(to: offset))
        touchStart = samples.count
        // Not rounded, so that the offset is on the line between the samples around it.
        samples.append(ScrollSample(time: time, offset: offset, isTouching: true))
    }

    /// Ends a touch. The content continues with its recent velocity.
    private mutating func endTouch(at time: Double) {
        let speed = min(max(speed(at: time), -Self.fastest), Self.fastest)
        let glide = Glide(
            offset: offset,
            velocity: speed,
            bounce: touches.bounce,
            deceleration: touches.deceleration
        )
        coasting = (glide, time)
        grip = nil
    }

    private func speed(at time: Double) -> Double {
        let windowStart = time - Touches.window
        let recent = samples[touchStart...]
        // The last sample before the window, because its line leads into the window.
        let first = recent.lastIndex { $0.time <= windowStart } ?? recent.startIndex
        let (start, next) = (samples[first], samples[min(first + 1, samples.count - 1)])
        var (from, position) = (start.time, start.offset)
        if start.time < windowStart, next.time > start.time {
            let fraction = (windowStart - start.time) / (next.time - start.time)
            (from, position) = (windowStart, start.offset + (next.offset - start.offset) * fraction)
        }
        // A velocity over less than a millisecond would not be reliable.
        return time - from < 0.001 ? 0 : (offset - position) / (time - from)
    }

    /// Appends samples of the content's own motion, until it stops or a finger catches it at
    /// `limit`.
    private mutating func coast(until limit: Double) {
        guard let (glide, start) = coasting else { return }
        coasting = nil
        let count = Int((glide.end * Gesture.rate).rounded(.up))
        for number in 1...max(count, 1) {
            let seconds = min(Double(number) / Gesture.rate, glide.end)
            let next = Self.sample(start + seconds, glide.offset(after: seconds), false)
            guard next.time < limit else {
                // The finger catches the content on the line to this sample.
                let last = samples[samples.count - 1]
                let span = next.time - last.time
                let fraction = span > 0 ? (limit - last.time) / span : 1
                offset = last.offset + (next.offset - last.offset) * fraction
                return
            }
            offset = next.offset
            add(next)
        }
    }

    private mutating func add(at time: Double, isTouching: Bool) {
        add(Self.sample(time, offset, isTouching))
    }

    /// Appends a sample.
    ///
    /// Keeps only the first and the last of several successive samples with equal offsets and
    /// touches.
    private mutating func add(_ sample: ScrollSample) {
        let isThird =
            samples.count - touchStart >= 2
            && samples.suffix(2).allSatisfy { $0.isUnchanged(sample) }
        if isThird { samples.removeLast() }
        samples.append(sample)
    }

    private static func sample(_ time: Double, _ offset: Double, _ isTouching: Bool) -> ScrollSample
    {
        ScrollSample(
            time: microseconds(time),
            offset: (offset * 1e3).rounded() / 1e3 + 0,
            isTouching: isTouching
        )
    }

    private static func microseconds(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}

extension ScrollSample {
    /// Returns whether another sample has an equal offset and touch.
    fileprivate func isUnchanged(_ other: ScrollSample) -> Bool {
        offset == other.offset && isTouching == other.isTouching
    }
}
