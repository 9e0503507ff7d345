import Foundation

/// A player that moves the scroll views of a tree according to a scroll trace.
@MainActor
final class ScrollDriver {
    private let trace: ScrollTrace?
    /// The downward offset of the content at the last step, in points.
    private(set) var offset: CGFloat = 0
    private(set) var isTouching = false
    private(set) var phase = ScrollPhase.idle
    /// The actions to run after each step of the trace, while their nodes exist.
    private var stepActions: [(node: () -> Node?, run: @MainActor () -> Void)] = []

    nonisolated init(_ trace: ScrollTrace?) { self.trace = trace }

    /// Moves the content to the start of the trace and schedules the first step.
    func start(in host: ViewHost) {
        guard let trace, !trace.samples.isEmpty else { return }
        setPosition(from: trace, at: 0)
        scheduleNext(of: trace, after: 0, in: host)
    }

    private func setPosition(from trace: ScrollTrace, at time: Double) {
        offset = trace.offset(at: time)
        isTouching = trace.isTouching(at: time)
        phase = trace.phase(at: time)
    }

    private func scheduleNext(of trace: ScrollTrace, after time: Double, in host: ViewHost) {
        guard let next = trace.nextTime(after: time) else { return }
        host.schedule(at: next) { [weak self, weak host] in
            guard let self, let host else { return }
            setPosition(from: trace, at: next)
            scheduleNext(of: trace, after: next, in: host)
            stepActions.removeAll { $0.node() == nil }
            for action in stepActions { action.run() }
            host.scheduleLayout()
        }
    }

    /// Runs `action` after each step of the trace until the node is removed.
    func addStepAction(for node: Node, _ action: @escaping @MainActor () -> Void) {
        stepActions.append(({ [weak node] in node.flatMap { $0.isRemoved ? nil : $0 } }, action))
    }
}

extension ViewHost {
    /// Schedules a layout of the entire tree as a separate update.
    func scheduleLayout() { enqueue(Transaction()) { [] } }

    /// Schedules a layout of the entire tree sixty times a second until `end`, in seconds.
    func scheduleLayout(until end: Double) {
        var time = now
        while time < end {
            time = min(time + ScrollTrace.interval, end)
            schedule(at: time) { [weak self] in self?.scheduleLayout() }
        }
    }
}
