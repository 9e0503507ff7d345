import Foundation
import Synchronization

/// Work that belongs together, by the view's clock: tells when all of it is done.
///
/// It stands in for Dispatch's in files that import this module alone.
public final class DispatchGroup: Sendable {
    private struct Course {
        var entered = 0
        var notices: [@MainActor @Sendable () -> Void] = []
    }
    // Work may be left on a thread without a view.
    private let course = Mutex(Course())

    /// A group without work.
    public init() {}

    /// Begins work.
    public func enter() { course.withLock { $0.entered += 1 } }

    /// Ends work: with the last of it those are told who have asked to be.
    public func leave() {
        let notices = course.withLock { course in
            precondition(course.entered > 0, "a DispatchGroup is left more often than entered")
            course.entered -= 1
            guard course.entered == 0 else { return [] as [@MainActor @Sendable () -> Void] }
            defer { course.notices = [] }
            return course.notices
        }
        for notice in notices { DispatchQueue.schedule(after: 0, notice) }
    }

    /// Has work done once there is no other in the group, in the next turn.
    public func notify(
        queue: DispatchQueue,
        execute work: @escaping @MainActor @Sendable () -> Void
    ) {
        let isEmpty = course.withLock { course in
            if course.entered > 0 { course.notices.append(work) }
            return course.entered == 0
        }
        if isEmpty { queue.async(execute: work) }
    }

    /// Has an item done once there is no other work in the group, unless it is cancelled before.
    public func notify(queue: DispatchQueue, work item: DispatchWorkItem) {
        notify(queue: queue) { item.perform() }
    }

    /// Waits until all is done: nothing waits here.
    @available(*, unavailable, message: "nothing waits here; use notify(queue: .main)")
    public func wait() {}
    /// Waits until all is done: nothing waits here.
    @available(*, unavailable, message: "nothing waits here; use notify(queue: .main)")
    public func wait(timeout: DispatchTime) {}
}

extension DispatchQueue {
    /// Has work of a group done at the same time, in the next turn.
    public func async(group: DispatchGroup, execute work: @escaping @MainActor @Sendable () -> Void)
    {
        group.enter()
        async {
            work()
            group.leave()
        }
    }
}
