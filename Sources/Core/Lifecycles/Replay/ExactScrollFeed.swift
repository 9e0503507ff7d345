/// The callbacks of a scroll view with an unlimited callback rate.
///
/// Only callbacks that can change a state are reported: at samples, and where the content crosses a
/// level.
struct ExactScrollFeed: Sendable {
    private var cursor: TraceCursor
    private var phase = ScrollPhase.idle
    /// The offset of the last callback, in points.
    private var current = 0.0
    /// The next level and the offset to report, or `nil` if the next sample comes first.
    private var target: (level: ScrollLevel, offset: Double)?

    /// Starts at the beginning of a trace.
    init(_ trace: Trace) { cursor = TraceCursor(trace) }

    /// Whether the content is moving.
    var isGliding: Bool { cursor.isMoving && !cursor.isJump && current != cursor.last }

    /// Returns the offset at a time in the current span, limited so that it does not go back behind
    /// the last reported offset.
    func offset(at time: Double) -> Double {
        guard cursor.isMoving, !cursor.isJump else { return current }
        let offset = cursor.offset(at: time)
        return cursor.last > cursor.first ? max(offset, current) : min(offset, current)
    }

    /// Returns the time of the next relevant callback, or `nil` at the end of the trace.
    mutating func nextTime(levels: [ScrollLevel]) -> Double? {
        target = nil
        guard isGliding else { return nextSample }
        for level in levels {
            let offset = level.callbackOffset(from: current, to: cursor.last)
            guard let offset else { continue }
            let distance = (offset - current).magnitude
            if let known = target, distance >= (known.offset - current).magnitude { continue }
            target = (level, offset)
        }
        return target.map { cursor.time(of: $0.level.offset) } ?? nextSample
    }

    /// Whether the next callback reports an offset beyond a level.
    var isBeyondLevel: Bool {
        target?.level.crossing == .above || target?.level.crossing == .below
    }

    private var nextSample: Double? { cursor.end }

    /// Advances to the next callback and returns its events.
    mutating func deliver() -> [LifecycleEvent.Kind] {
        if let target {
            current = target.offset
            // A second callback follows at the same time, because the content keeps moving.
            return isGliding ? [.scrolled, .scrolled] : [.scrolled]
        }
        return deliverSample()
    }

    private mutating func deliverSample() -> [LifecycleEvent.Kind] {
        var kinds: [LifecycleEvent.Kind] = []
        cursor.advance()
        if current != cursor.first { kinds.append(.scrolled) }
        current = cursor.first
        if cursor.phase != phase {
            phase = cursor.phase
            kinds.append(.phaseChanged(phase))
        }
        if isGliding { kinds.append(.scrolled) }
        return kinds
    }
}
