import Dispatch
import Foundation
import PinwheelUI
import Synchronization
import Testing

/// Queues, groups and timers of files that import Foundation or Dispatch together with PinwheelUI.
@MainActor
struct SystemWorkTests {
    /// Increases the width of a bar.
    typealias Widen = @MainActor @Sendable (CGFloat) -> Void

    /// A bar, 10 points wide, that starts some work when it appears.
    private struct Worker: View {
        @State private var width: CGFloat = 10
        let work: @MainActor (@escaping Widen) -> Void
        var body: some View {
            Bar(width: width).onAppear { work { width += $0 } }
        }
    }

    private func widths(
        at times: [Double],
        _ work: @escaping @MainActor (@escaping Widen) -> Void
    ) throws -> [Double] {
        try PinwheelUITests.widths(at: times) { Worker(work: work) }.map { $0[0] }
    }

    @Test func `work on the main queue runs at its time`() throws {
        let seen = try widths(at: [0, 0.999, 1, 2.5, 3]) { widen in
            DispatchQueue.main.async { widen(1) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { widen(10) }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2.5) { widen(100) }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { widen(1000) }
            DispatchQueue.main.asyncAfter(deadline: .now() - 1) { widen(2) }
        }
        #expect(seen == [13, 13, 23, 123, 123])
    }

    @Test func `times of work that begins later count from then`() throws {
        let seen = try widths(at: [0.75, 1, 1.25]) { widen in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { widen(1) }
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.75) { widen(10) }
            }
        }
        #expect(seen == [10, 11, 21])
    }

    @Test func `other queues run their work in the order of asking`() throws {
        let order = Mutex<[Int]>([])
        let session = try ViewSession {
            Worker { _ in
                let queue = DispatchQueue(label: "own", attributes: .concurrent)
                DispatchQueue.global().async { order.withLock { $0.append(1) } }
                queue.async(flags: .barrier) { order.withLock { $0.append(2) } }
                queue.sync { order.withLock { $0.append(0) } }
                queue.async {
                    dispatchPrecondition(condition: .onQueue(queue))
                    order.withLock { $0.append(3) }
                }
                DispatchQueue.concurrentPerform(iterations: 3) { index in
                    order.withLock { $0.append(-3 + index) }
                }
            }
        }
        _ = try session.scene(at: 0)
        #expect(order.withLock { $0 } == [0, -3, -2, -1, 1, 2, 3])
    }

    @Test func `a work item can be cancelled`() throws {
        let seen = try widths(at: [1]) { widen in
            let item = DispatchWorkItem { MainActor.assumeIsolated { widen(1) } }
            let other = DispatchWorkItem { MainActor.assumeIsolated { widen(10) } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
            DispatchQueue.main.async(execute: other)
            item.cancel()
        }
        #expect(seen == [20])
    }

    @Test func `a group notifies after the last of its work, or at once without work`() throws {
        let seen = try widths(at: [0, 1.9, 2]) { widen in
            let (group, empty) = (DispatchGroup(), DispatchGroup())
            for delay in [1.0, 2.0] {
                group.enter()
                DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
            }
            DispatchQueue.global().async(group: group) {}
            group.notify(queue: .main) { widen(10) }
            group.notify(queue: .main) { widen(100) }
            empty.notify(queue: .main) { widen(1) }
        }
        #expect(seen == [11, 11, 121])
    }

    @Test func `a session may end before its groups are left and its work has run`() throws {
        for _ in 0..<3 {
            let session = try ViewSession {
                Worker { _ in
                    let group = DispatchGroup()
                    group.enter()
                    group.notify(queue: .main) {}
                    DispatchQueue.main.async(group: group) {}
                    DispatchQueue.main.asyncAfter(deadline: .now() + 9) { group.leave() }
                }
            }
            _ = try session.scene(at: 1)
            _ = try session.scene(at: 0)
        }
    }

    @Test func `timers fire at their times until they are invalidated`() throws {
        let seen = try widths(at: [0.4, 0.5, 1, 1.5, 3]) { widen in
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                MainActor.assumeIsolated { widen(1) }
                if Date().timeIntervalSinceReferenceDate > 1.2 { timer.invalidate() }
            }
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                MainActor.assumeIsolated { widen(10) }
            }
        }
        #expect(seen == [10, 11, 22, 23, 23])
    }

    @Test func `timers of a run loop fire first after their interval, or at their date`() throws {
        let seen = try widths(at: [0, 0.5, 1, 2, 2.5]) { widen in
            let timer = Timer(timeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { widen(1) }
            }
            RunLoop.main.add(timer, forMode: .common)
            let date = Date(timeIntervalSinceNow: 0.5)
            let dated = Timer(fire: date, interval: 0, repeats: false) { _ in
                MainActor.assumeIsolated { widen(10) }
            }
            RunLoop.current.add(dated, forMode: .default)
            let moved = Timer.scheduledTimer(withTimeInterval: 9, repeats: false) { _ in
                MainActor.assumeIsolated { widen(100) }
            }
            moved.fireDate = Date(timeIntervalSinceNow: 2.5)
            RunLoop.main.perform { MainActor.assumeIsolated { widen(1000) } }
        }
        #expect(seen == [1010, 1020, 1021, 1022, 1122])
    }

    @Test func `operations run by the view's clock`() throws {
        let seen = try widths(at: [0]) { widen in
            OperationQueue.main.addOperation { MainActor.assumeIsolated { widen(1) } }
        }
        #expect(seen == [11])
    }

    /// Calls that would wait for the real clock or run work on another thread, with their names in
    /// the fault.
    private nonisolated static let realTimeCalls: [(name: String, call: @Sendable () -> Void)] = [
        ("DispatchSemaphore.wait", { DispatchSemaphore(value: 0).wait() }),
        ("DispatchSemaphore.wait", { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1) }),
        (
            "DispatchGroup.wait",
            {
                let group = DispatchGroup()
                group.enter()
                _ = group.wait(timeout: .now() + 5)
                group.leave()
            }
        ),
        ("DispatchWorkItem.wait", { DispatchWorkItem {}.wait() }),
        ("DispatchWorkItem.notify", { DispatchWorkItem {}.notify(queue: .main) {} }),
        (
            "DispatchSource",
            {
                let source = DispatchSource.makeTimerSource(queue: .main)
                source.schedule(deadline: .now() + 1)
                source.activate()
                source.cancel()
            }
        ),
        ("Thread.sleep", { Foundation.Thread.sleep(forTimeInterval: 60) }),
        ("Thread.start", { Foundation.Thread.detachNewThread {} }),
        ("sleep", { _ = Glibc.sleep(60) }),
        ("usleep", { _ = Glibc.usleep(60_000_000) }),
        (
            "Timer(timeInterval:repeats: false)",
            { RunLoop.main.add(Timer(timeInterval: 2, repeats: false) { _ in }, forMode: .common) }
        ),
    ]

    @Test(arguments: Self.realTimeCalls.indices)
    func `a call that waits for the real clock is a fault that names it`(index: Int) throws {
        let (name, call) = Self.realTimeCalls[index]
        #expect(throws: ViewFault.realClock(function: name)) {
            try widths(at: [0]) { _ in call() }
        }
    }

    @Test func `a run loop with a source of the system's is not run`() throws {
        let earlier = Foundation.Timer(timeInterval: 60, repeats: true) { _ in }
        RunLoop.current.add(earlier, forMode: .default)
        defer { earlier.invalidate() }
        #expect(throws: ViewFault.realClock(function: "RunLoop.run")) {
            try widths(at: [0]) { _ in
                RunLoop.current.run(until: Date(timeIntervalSinceNow: 60))
            }
        }
    }

    @Test func `a semaphore and a group that are free are not waited for`() throws {
        let seen = try widths(at: [0]) { widen in
            let semaphore = DispatchSemaphore(value: 1)
            semaphore.wait()
            semaphore.signal()
            DispatchGroup().wait()
            widen(1)
        }
        #expect(seen == [11])
    }

    @Test func `without a view the same calls follow the real clock`() async throws {
        let start = ContinuousClock.now
        await withCheckedContinuation { done in
            let group = DispatchGroup()
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
                DispatchQueue.global().async(group: group) { usleep(20_000) }
                group.notify(queue: .global()) { done.resume() }
            }
        }
        #expect(ContinuousClock.now - start >= .milliseconds(70))
    }
}
