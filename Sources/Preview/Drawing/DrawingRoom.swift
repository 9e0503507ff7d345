import Dispatch
import Imaging
import Synchronization

/// A few threads that draw, so that nothing else ever waits for a picture.
///
/// Work is taken up in the order in which it comes, but long work never by all threads at once: a
/// single frame need not wait for a gallery. What does not fit into the queues is refused at once,
/// which bounds the memory.
package final class DrawingRoom: Sendable {
    /// Too much work waits already.
    package struct IsFull: Error {}

    private typealias Job = @Sendable (Workbench) -> Void

    private struct State {
        var short: [Job] = []
        var long: [Job] = []
        /// How much long work is being done.
        var longCount = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let waiting: Int
    private let workers: Int

    /// A room of threads, which `close()` ends.
    ///
    /// - Parameters:
    ///   - workers: How many threads.
    ///   - waiting: How many pieces of work may wait, of long ones as many again.
    package init(workers: Int, waiting: Int) {
        self.workers = max(workers, 1)
        self.waiting = waiting
        for _ in 0..<self.workers {
            // Without a single thread the queues fill, and every request is refused.
            _ = WorkerThread.start { [self] in work() }
        }
    }

    /// What `body` makes of a thread's bench.
    ///
    /// - Parameter isLong: Whether the work is for many frames.
    /// - Throws: `IsFull`.
    package func run<Value: Sendable>(
        isLong: Bool = false,
        _ body: @escaping @Sendable (Workbench) -> Value
    ) async throws(IsFull) -> Value {
        let result: Result<Value, IsFull> = await withCheckedContinuation { continuation in
            let isTaken = add(isLong: isLong) { bench in
                continuation.resume(returning: .success(body(bench)))
            }
            if !isTaken { continuation.resume(returning: .failure(IsFull())) }
        }
        return try result.get()
    }

    private func add(isLong: Bool, _ job: @escaping Job) -> Bool {
        let queue = isLong ? \State.long : \State.short
        let isTaken = state.withLock { state in
            guard !state.isClosed, state[keyPath: queue].count < waiting else { return false }
            state[keyPath: queue].append(job)
            return true
        }
        if isTaken { signal.signal() }
        return isTaken
    }

    private func work() {
        guard let bench = try? Workbench() else { return }
        while true {
            signal.wait()
            let isClosed = state.withLock { $0.isClosed && $0.short.isEmpty && $0.long.isEmpty }
            if isClosed { return }
            if let job = state.withLock({ $0.short.isEmpty ? nil : $0.short.removeFirst() }) {
                job(bench)
            } else {
                workLong(bench)
            }
        }
    }

    /// Takes up long work if not too many are at it; whoever ends goes on with what was left.
    private func workLong(_ bench: Workbench) {
        let job = state.withLock { state -> Job? in
            guard !state.long.isEmpty, state.longCount < max(workers - 1, 1) else { return nil }
            state.longCount += 1
            return state.long.removeFirst()
        }
        guard let job else { return }
        job(bench)
        let isMore = state.withLock { state in
            state.longCount -= 1
            return !state.long.isEmpty
        }
        if isMore { signal.signal() }
    }

    /// Lets the threads end when they have done what waits.
    package func close() {
        state.withLock { $0.isClosed = true }
        for _ in 0..<workers { signal.signal() }
    }
}
