/// Reads a trace from beginning to end: all steps together take time linear in its length.
struct TraceCursor: Sendable {
    private let samples: [ScrollSample]
    /// The sample that the current span begins with; −1 before the first.
    private(set) var index = -1

    /// A cursor before the first sample.
    init(_ trace: Trace) { samples = trace.samples }

    /// Goes on to the span that holds `time`, leaps at that very time included.
    mutating func advance(to time: Double) {
        while let next = end, next <= time { index += 1 }
    }

    /// Goes on to the next span.
    mutating func advance() { index = min(index + 1, samples.count - 1) }

    /// When the current span ends; nil in the last.
    var end: Double? { index + 1 < samples.count ? samples[index + 1].time : nil }

    /// Whether the current span takes no time at all.
    var isLeap: Bool { index >= 0 && end == samples[index].time }

    /// Whether the offset changes within the current span.
    var isMoving: Bool {
        guard index >= 0, index + 1 < samples.count else { return false }
        return samples[index].offset != samples[index + 1].offset
    }

    /// The offset with which the current span begins.
    var first: Double { samples[max(index, 0)].offset }

    /// The offset with which the current span ends.
    var last: Double { samples[min(index + 1, samples.count - 1)].offset }

    /// Whether the finger is down in the current span.
    var isTouching: Bool { samples[max(index, 0)].isTouching }

    /// What moves the content in the current span.
    var phase: ScrollPhase {
        if index >= 0, let phase = samples[index].phase { return phase }
        return isTouching ? .interacting : isMoving ? .decelerating : .idle
    }

    /// The offset at a time within the current span, on the line between its ends.
    func offset(at time: Double) -> Double {
        guard isMoving else { return first }
        let (from, to) = (samples[index], samples[index + 1])
        let length = to.time - from.time
        guard length > 0 else { return to.offset }
        let share = min(max((time - from.time) / length, 0), 1)
        return from.offset + (to.offset - from.offset) * share
    }

    /// When the current span passes `offset`, which lies between its ends or at one.
    func time(of offset: Double) -> Double {
        let (from, to) = (samples[index], samples[index + 1])
        let share = (offset - from.offset) / (to.offset - from.offset)
        return from.time + (to.time - from.time) * min(max(share, 0), 1)
    }
}
