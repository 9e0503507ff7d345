/// Callbacks at the instants that matter, as if there were one at every instant: at the trace's
/// samples, and where the content passes a level.
struct ExactScrollFeed: Sendable {
    private var cursor: TraceCursor
    private var phase = ScrollPhase.idle
    /// The offset that was reported last.
    private var current = 0.0
    /// The level to pass next and the offset to report; nil where the next sample comes first.
    private var target: (level: ScrollLevel, offset: Double)?

    /// The callbacks of a trace from its beginning.
    init(_ trace: Trace) { cursor = TraceCursor(trace) }

    /// Whether the content moves now.
    var isGliding: Bool { cursor.isMoving && !cursor.isLeap && current != cursor.last }

    /// The offset at a time within the current span; never before one that was reported.
    func offset(at time: Double) -> Double {
        guard cursor.isMoving, !cursor.isLeap else { return current }
        let offset = cursor.offset(at: time)
        return cursor.last > cursor.first ? max(offset, current) : min(offset, current)
    }

    /// When the next callback comes that matters.
    mutating func nextTime(levels: [ScrollLevel]) -> Double? {
        target = nil
        guard isGliding else { return nextSample }
        for level in levels {
            guard let passed = level.passed(from: current, to: cursor.last) else { continue }
            let distance = (passed - current).magnitude
            if let known = target, distance >= (known.offset - current).magnitude { continue }
            target = (level, passed)
        }
        return target.map { cursor.time(of: $0.level.offset) } ?? nextSample
    }

    /// Whether that callback lies beyond a level.
    var isBeyondLevel: Bool {
        target?.level.passage == .above || target?.level.passage == .below
    }

    private var nextSample: Double? { cursor.end }

    /// Comes to that callback.
    mutating func deliver() -> [LifecycleEvent.Kind] {
        if let target {
            current = target.offset
            // The content moves on, and calls back again at once.
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
