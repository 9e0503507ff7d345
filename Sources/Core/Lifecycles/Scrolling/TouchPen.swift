/// Writes down what content does under a finger and after it, report by report.
struct TouchPen {
    /// Where finger and content were when the finger came down.
    private struct Grip {
        /// The finger's position.
        var position: Double
        /// The travel that leads to the content's offset.
        var travel: Double
    }

    private let touches: Touches
    private var offset = 0.0
    private var grip: Grip?
    /// The way that the content goes by itself, and when it began.
    private var course: (glide: Glide, start: Double)?
    private var samples: [ScrollSample] = []
    /// The samples since the finger came down begin here.
    private var touchStart = 0

    /// The greatest speed that a finger leaves to the content, in points a second.
    private static let fastest = 8_000.0
    /// The share of the band's height that a pull comes to at most.
    private static let reach = 0.99

    /// A pen with the content at rest.
    init(touches: Touches) { self.touches = touches }

    /// All samples, the last where the content rests.
    consuming func finished() -> [ScrollSample] {
        coast(until: .infinity)
        return samples
    }

    /// Writes down a report.
    mutating func draw(_ point: Touches.Point) {
        let time = Self.microseconds(point.time)
        guard let grip else { return take(at: time, point.position) }
        let travel = grip.travel + point.position - grip.position
        offset = min(touches.band.offset(after: travel), touches.band.height * Self.reach)
        add(at: time, isTouching: point.isDown)
        if !point.isDown { letGo(at: time) }
    }

    /// The finger comes down and holds the content where it is.
    private mutating func take(at time: Double, _ position: Double) {
        coast(until: time)
        offset = min(offset, touches.band.height * Self.reach)
        grip = Grip(position: position, travel: touches.band.travel(to: offset))
        touchStart = samples.count
        // Not rounded: it lies on the line that was seen before the finger came.
        samples.append(ScrollSample(time: time, offset: offset, isTouching: true))
    }

    /// The content goes on with the speed that it has had for a little while.
    private mutating func letGo(at time: Double) {
        let speed = min(max(speed(at: time), -Self.fastest), Self.fastest)
        let glide = Glide(
            offset: offset,
            velocity: speed,
            bounce: touches.bounce,
            deceleration: touches.deceleration
        )
        course = (glide, time)
        grip = nil
    }

    private func speed(at time: Double) -> Double {
        let begin = time - Touches.window
        let recent = samples[touchStart...]
        // The report before the window, from which the line leads into it.
        let first = recent.lastIndex { $0.time <= begin } ?? recent.startIndex
        let (start, next) = (samples[first], samples[min(first + 1, samples.count - 1)])
        var (from, position) = (start.time, start.offset)
        if start.time < begin, next.time > start.time {
            let share = (begin - start.time) / (next.time - start.time)
            (from, position) = (begin, start.offset + (next.offset - start.offset) * share)
        }
        // Over less than a millisecond no speed can be measured.
        return time - from < 0.001 ? 0 : (offset - position) / (time - from)
    }

    /// Samples of the content's own way, until it rests or the finger catches it at `limit`.
    private mutating func coast(until limit: Double) {
        guard let (glide, start) = course else { return }
        course = nil
        let count = Int((glide.end * Gesture.rate).rounded(.up))
        for number in 1...max(count, 1) {
            let seconds = min(Double(number) / Gesture.rate, glide.end)
            let next = Self.sample(start + seconds, glide.offset(after: seconds), false)
            guard next.time < limit else {
                // Caught on the line to where it would have come.
                let last = samples[samples.count - 1]
                let span = next.time - last.time
                let share = span > 0 ? (limit - last.time) / span : 1
                offset = last.offset + (next.offset - last.offset) * share
                return
            }
            offset = next.offset
            add(next)
        }
    }

    private mutating func add(at time: Double, isTouching: Bool) {
        add(Self.sample(time, offset, isTouching))
    }

    /// Adds a sample; of several in a row that say the same, the first and the last stay.
    private mutating func add(_ sample: ScrollSample) {
        let isThird =
            samples.count - touchStart >= 2 && samples.suffix(2).allSatisfy { $0.says(sample) }
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
    /// Whether another sample finds the content and the finger alike.
    fileprivate func says(_ other: ScrollSample) -> Bool {
        offset == other.offset && isTouching == other.isTouching
    }
}
