/// The callbacks of a scroll view with a fixed callback rate, if the content or finger has changed.
struct SampledScrollFeed: Sendable {
    private struct Callback: Sendable {
        var number: Int
        var time: Double
        var offset: Double
        var phase: ScrollPhase
    }

    private let rate: Double
    /// The position of the search for the next callback.
    private var ahead: TraceCursor
    /// The position of the current event.
    private var present: TraceCursor
    private var last = Callback(number: -1, time: 0, offset: 0, phase: .idle)
    private var upcoming: Callback?

    /// Starts at the beginning of a trace.
    init(_ trace: Trace, rate: Double) {
        self.rate = rate
        ahead = TraceCursor(trace)
        present = ahead
    }

    /// Returns the offset at a time. Times must be in ascending order.
    mutating func offset(at time: Double) -> Double {
        present.advance(to: time)
        return present.offset(at: time)
    }

    /// Returns the time of the next callback that finds a change, or `nil` if there is none.
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
            // Callbacks before the next sample find no change, so they are skipped.
            guard let end = ahead.end else { return nil }
            number = max(number, Int((end * rate - 1e-9).rounded(.up)))
        }
    }

    /// Advances to the callback found by `nextTime()` and returns its events.
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
