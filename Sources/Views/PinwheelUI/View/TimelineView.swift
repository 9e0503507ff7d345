/// A view that is made anew by a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: _PrimitiveView {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// What a view is made by.
    public struct Context: Sendable {
        /// How long a date stays.
        public enum Cadence: Hashable, Sendable, Comparable {
            /// For a frame.
            case live
            /// For seconds.
            case seconds
            /// For minutes.
            case minutes
        }
        /// The date of the schedule that is reached.
        public let date: Date
        /// How long it stays.
        public let cadence: Cadence
    }

    /// A view made by dates of a schedule.
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    /// The view's place in the tree.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<
        Self
    > {
        TimelineNode(view, context)
    }
}

/// What a view is made by.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

/// The place of a view that is made anew by a schedule.
///
/// A schedule of every frame has the date of the frame that is seen; any other one makes events at its
/// dates, whatever frames are seen.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: _ViewNode<
    TimelineView<Schedule, Content>
>
{
    private var child: _ViewNode<Content>?
    private var dates: Schedule.Entries.Iterator?
    private var date = Date()
    /// The date after that, in seconds since the view appeared.
    private var next: Double?
    private var ticket: EventQueue.Ticket?
    /// When every frame's schedule has begun, in seconds since the view appeared.
    private let start: Double

    override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
        start = context.host.now
        super.init(view, context)
        begin()
        child = add(content(), inputs)
        host.followFrames(self) { [weak self] in self?.follow() ?? false }
    }

    private func content() -> Content {
        let cadence: TimelineViewDefaultContext.Cadence =
            switch view.schedule {
            case is AnimationTimelineSchedule: .live
            case is EveryMinuteTimelineSchedule: .minutes
            default: .seconds
            }
        let context = TimelineViewDefaultContext(date: date, cadence: cadence)
        return host.reading(self) {
            self.view.content(context)
        }
    }

    /// Takes the newest date, and waits for the next one.
    private func begin() {
        if let ticket { host.cancel(ticket) }
        guard !(view.schedule is AnimationTimelineSchedule) else { return tick() }
        let now = Date(virtualSeconds: host.now)
        var dates = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = dates.next()?.virtualSeconds
        // Before the first date the view is of that date.
        if let next { date = Date(virtualSeconds: next) }
        self.dates = dates
        advance()
    }

    /// Takes all dates that are reached.
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

    /// The date of the frame that is seen now.
    private func tick() {
        guard let schedule = view.schedule as? AnimationTimelineSchedule else { return }
        guard !schedule.isPaused else { return }
        guard let interval = schedule.minimumInterval, interval > 0 else {
            date = Date(virtualSeconds: host.now)
            return
        }
        let count = ((host.now - start) / interval + 1e-9).rounded(.down)
        date = Date(virtualSeconds: start + count * interval)
    }

    /// Before a frame that is seen: whether its date is another.
    private func follow() -> Bool {
        let before = date
        tick()
        guard date != before else { return false }
        var inputs = inputs
        inputs.transaction = Transaction()
        reevaluate(inputs)
        return true
    }

    override func update(_ view: TimelineView<Schedule, Content>, _ inputs: Inputs) {
        super.update(view, inputs)
        begin()
        child?.update(content(), inputs)
    }

    override func reevaluate(_ inputs: Inputs) {
        take(inputs)
        child?.update(content(), inputs)
    }

    override func collect(_ items: inout [LayoutItem]) { child?.collect(&items) }

    override func remove() {
        child?.remove()
        super.remove()
        if let ticket { host.cancel(ticket) }
    }
}
