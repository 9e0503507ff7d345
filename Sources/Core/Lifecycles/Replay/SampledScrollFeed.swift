/// Callbacks so many times a second: those that find the content or the finger changed.
struct SampledScrollFeed: Sendable {
    private struct Callback: Sendable {
        var number: Int
        var time: Double
        var offset: Double
        var phase: ScrollPhase
    }

    private let rate: Double
    /// Looks ahead for the next callback.
    private var ahead: TraceCursor
    /// Follows the events.
    private var present: TraceCursor
    private var last = Callback(number: -1, time: 0, offset: 0, phase: .idle)
    private var upcoming: Callback?

    /// The callbacks of a trace from its beginning.
    init(_ trace: Trace, rate: Double) {
        self.rate = rate
        ahead = TraceCursor(trace)
        present = ahead
    }

    /// The offset at a time that is not before any asked for so far.
    mutating func offset(at time: Double) -> Double {
        present.advance(to: time)
        return present.offset(at: time)
    }

    /// When the next callback comes that finds something changed.
    mutating func nextTime() -> Double? {
        if upcoming == nil { upcoming = find() }
        return upcoming?.time
    }

    private mutating func find() -> Callback? {
        var number = last.number + 1
        while true {
            let time = Double(number) / rate
            ahead.advance(to: time)
            let offset = ahead.offset(at: time)
            if offset != last.offset || ahead.phase != last.phase {
                return Callback(number: number, time: time, offset: offset, phase: ahead.phase)
            }
            number += 1
            guard !ahead.isMoving else { continue }
            // Where nothing moves, the callbacks up to the next sample are skipped.
            guard let end = ahead.end else { return nil }
            number = max(number, Int((end * rate - 1e-9).rounded(.up)))
        }
    }

    /// Comes to that callback.
    mutating func deliver() -> [LifecycleEvent.Kind] {
        guard let next = upcoming else { return [] }
        var kinds: [LifecycleEvent.Kind] = []
        if next.offset != last.offset { kinds.append(.scrolled) }
        if next.phase != last.phase { kinds.append(.phaseChanged(next.phase)) }
        last = next
        upcoming = nil
        return kinds
    }
}
