/// A position in a trace that moves only forwards. A full pass takes linear time.
struct TraceCursor: Sendable {
    private let samples: [ScrollSample]
    /// The index of the sample that starts the current span, or −1 before the first sample.
    private(set) var index = -1

    /// Creates a cursor before the first sample.
    init(_ trace: Trace) { samples = trace.samples }

    /// Advances to the span that contains `time`, past all jumps at that time.
    mutating func advance(to time: Double) {
        while let next = end, next <= time { index += 1 }
    }

    /// Advances to the next span.
    mutating func advance() { index = min(index + 1, samples.count - 1) }

    /// The end of the current span in seconds, or `nil` in the last span.
    var end: Double? { index + 1 < samples.count ? samples[index + 1].time : nil }

    /// Whether the current span has no duration.
    var isJump: Bool { index >= 0 && end == samples[index].time }

    /// Whether the offset changes in the current span.
    var isMoving: Bool {
        guard index >= 0, index + 1 < samples.count else { return false }
        return samples[index].offset != samples[index + 1].offset
    }

    /// The offset at the start of the current span, in points.
    var first: Double { samples[max(index, 0)].offset }

    /// The offset at the end of the current span, in points.
    var last: Double { samples[min(index + 1, samples.count - 1)].offset }

    /// Whether the finger is down in the current span.
    var isTouching: Bool { samples[max(index, 0)].isTouching }

    /// The cause of the content's motion in the current span.
    var phase: ScrollPhase {
        if index >= 0, let phase = samples[index].phase { return phase }
        return isTouching ? .interacting : isMoving ? .decelerating : .idle
    }

    /// Returns the offset at a time in the current span, by linear interpolation.
    func offset(at time: Double) -> Double {
        guard isMoving else { return first }
        let (from, to) = (samples[index], samples[index + 1])
        let length = to.time - from.time
        guard length > 0 else { return to.offset }
        let fraction = min(max((time - from.time) / length, 0), 1)
        return from.offset + (to.offset - from.offset) * fraction
    }

    /// Returns the time when the current span reaches `offset`, in seconds.
    ///
    /// The offset must be between the span's first and last one.
    func time(of offset: Double) -> Double {
        let (from, to) = (samples[index], samples[index + 1])
        let fraction = (offset - from.offset) / (to.offset - from.offset)
        return from.time + (to.time - from.time) * min(max(fraction, 0), 1)
    }
}
