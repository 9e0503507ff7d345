public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    public struct Context: Sendable {
        public enum Cadence: Hashable, Sendable, Comparable {
            case live
            case seconds
            case minutes
        }
        public let date: Date
        public let cadence: Cadence
    }

    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        TimelineNode(view, context)
    }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

/// The node of a `TimelineView`.
///
/// With an `AnimationTimelineSchedule` the content gets the time of each drawn frame. Every other
/// schedule creates events at its dates, independent of the drawn frames.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ParentNode<
    TimelineView<Schedule, Content>, Content
>
{
    private var dates: Schedule.Entries.Iterator?
    private var date = Date()
    /// The next date of the schedule, in seconds of virtual time.
    private var next: Double?
    private var ticket: EventQueue.Ticket?
    /// The virtual time of the node's creation, in seconds.
    private let start: Double

    override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        start = context.host.now
        super.init(view, context)
        begin()
        show()
        host.updateBeforeFrames(self) { [weak self] in self?.updateBeforeFrame() ?? false }
    }

    override func makeContent() -> Content {
        let cadence: TimelineViewDefaultContext.Cadence =
            switch view.schedule {
            case is AnimationTimelineSchedule: .live
            case is EveryMinuteTimelineSchedule: .minutes
            default: .seconds
            }
        let context = TimelineViewDefaultContext(date: date, cadence: cadence)
        return host.evaluate(self) {
            self.view.content(context)
        }
    }

    /// Restarts the schedule at the current time and schedules an event for its next date.
    private func begin() {
        if let ticket { host.cancel(ticket) }
        guard !(view.schedule is AnimationTimelineSchedule) else { return updateFrameDate() }
        let now = Date(virtualSeconds: host.now)
        var dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = dates.next()?.virtualSeconds
        // The content gets the first date even before that date is reached.
        if let next { date = Date(virtualSeconds: next) }
        self.dates = dates
        advance()
    }

    /// Consumes all dates that are due and schedules an event for the next one.
    private func advance() {
        while let due = next, due <= host.now + VirtualTime.tolerance {
            date = Date(virtualSeconds: due)
            next = dates?.next()?.virtualSeconds
        }
        guard let next else { return }
        ticket = host.schedule(at: next) { [weak self] in
            guard let self, !isRemoved else { return }
            advance()
            host.invalidate(self)
        }
    }

    /// Updates the date of an animation schedule to the current time.
    private func updateFrameDate() {
        guard let schedule = view.schedule as? AnimationTimelineSchedule else { return }
        guard !schedule.isPaused else { return }
        guard let interval = schedule.minimumInterval, interval > 0 else {
            date = Date(virtualSeconds: host.now)
            return
        }
        let count = ((host.now - start) / interval + 1e-9).rounded(.down)
        date = Date(virtualSeconds: start + count * interval)
    }

    /// Updates the content for the frame that is about to be drawn. Returns whether its date
    /// changed.
    private func updateBeforeFrame() -> Bool {
        let before = date
        updateFrameDate()
        guard date != before else { return false }
        reevaluateForFrame()
        return true
    }

    override func viewDidChange() { begin() }

    override func remove() {
        super.remove()
        if let ticket { host.cancel(ticket) }
    }
}
