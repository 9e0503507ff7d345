import Foundation

/// Plays a scroll trace in the scroll views of a tree.
@MainActor
final class ScrollDriver {
    private let trace: ScrollTrace?
    /// The downward offset of the content at the last step, in points.
    private(set) var offset: CGFloat = 0
    private(set) var isTouching = false
    private(set) var phase = ScrollPhase.idle
    /// The actions after each step of the trace.
    private var followers: [(node: () -> Node?, step: @MainActor () -> Void)] = []

    nonisolated init(_ trace: ScrollTrace?) { self.trace = trace }

    /// Moves the content to the start of the trace and schedules the first step.
    func start(in host: ViewHost) {
        guard let trace, !trace.samples.isEmpty else { return }
        take(trace, at: 0)
        scheduleNext(of: trace, after: 0, in: host)
    }

    private func take(_ trace: ScrollTrace, at time: Double) {
        offset = trace.offset(at: time)
        isTouching = trace.isTouching(at: time)
        phase = trace.phase(at: time)
    }

    private func scheduleNext(of trace: ScrollTrace, after time: Double, in host: ViewHost) {
        guard let next = trace.nextTime(after: time) else { return }
        host.schedule(at: next) { [weak self, weak host] in
            guard let self, let host else { return }
            take(trace, at: next)
            scheduleNext(of: trace, after: next, in: host)
            followers.removeAll { $0.node() == nil }
            for follower in followers { follower.step() }
            host.scheduleLayout()
        }
    }

    /// Runs `step` after each step of the trace until the node is removed.
    func follow(_ node: Node, _ step: @escaping @MainActor () -> Void) {
        followers.append(({ [weak node] in node.flatMap { $0.isRemoved ? nil : $0 } }, step))
    }
}

extension ViewHost {
    /// Schedules a layout of the entire tree in an update of its own.
    func scheduleLayout() { enqueue(Transaction()) { [] } }

    /// Schedules layouts of the entire tree sixty times a second until a time.
    func scheduleLayout(until end: Double) {
        var time = now
        while time < end {
            time = min(time + ScrollTrace.interval, end)
            schedule(at: time) { [weak self] in self?.scheduleLayout() }
        }
    }
}
