import Dispatch
import Imaging
import Synchronization

/// A few threads that draw, so that nothing else ever waits for a picture.
///
/// Work is taken up in the order in which it comes. What does not fit into the queue is refused at
/// once, which bounds the memory.
package final class DrawingRoom: Sendable {
    /// Too much work waits already.
    package struct IsFull: Error {}

    private typealias Job = @Sendable (Workbench) -> Void

    private struct State {
        var jobs: [Job] = []
        var isClosed = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let room: Int

    /// A room of threads, none of which needs to be joined.
    ///
    /// - Parameters:
    ///   - workers: How many threads.
    ///   - waiting: How many pieces of work may wait.
    package init(workers: Int, waiting: Int) {
        room = waiting
        for _ in 0..<max(workers, 1) {
            // Without a single thread the queue fills, and every request is refused.
            _ = WorkerThread.start { [self] in work() }
        }
    }

    /// What `body` makes of a thread's bench.
    ///
    /// - Throws: `IsFull`.
    package func run<Value: Sendable>(
        _ body: @escaping @Sendable (Workbench) -> Value
    ) async throws(IsFull) -> Value {
        let result: Result<Value, IsFull> = await withCheckedContinuation { continuation in
            let isTaken = state.withLock { state in
                guard !state.isClosed, state.jobs.count < room else { return false }
                state.jobs.append { bench in continuation.resume(returning: .success(body(bench))) }
                return true
            }
            if isTaken {
                signal.signal()
            } else {
                continuation.resume(returning: .failure(IsFull()))
            }
        }
        return try result.get()
    }

    private func work() {
        guard let bench = try? Workbench() else { return }
        while true {
            signal.wait()
            let job = state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
            guard let job else { return }
            job(bench)
        }
    }

    /// Lets the threads end when they have done what waits.
    package func close(workers: Int) {
        state.withLock { $0.isClosed = true }
        for _ in 0..<workers { signal.signal() }
    }
}
