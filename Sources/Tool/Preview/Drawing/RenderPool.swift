import Dispatch
import Platform
import Synchronization

/// Threads that draw, so that nothing else ever waits for a picture.
///
/// Work is done in lanes, one for each design, and one more for its long work, for many frames. A
/// lane never has all processors, and where others have work, too, there are more threads than
/// processors for a while: what is drawn of one design does not wait for another that is slow, and
/// short work not for long one. What does not fit into a lane is refused at once, which bounds the
/// memory; work whose client has left is skipped, or cancelled between two rows of a picture.
package final class RenderPool: Sendable {
    /// Why there is no result.
    package enum Failure: Error, Hashable {
        /// Too much work waits already.
        case full
        /// The client has left before it was begun.
        case abandoned
    }

    private struct Lane: Hashable {
        let name: String
        let isLong: Bool
    }

    private struct Job {
        let lane: Lane
        let work: @Sendable (RenderContext) -> Void
    }

    private struct State {
        var waiting: [Job] = []
        /// How much is being done in each lane.
        var busy: [Lane: Int] = [:]
        /// How much long work is being done.
        var longCount = 0
        var threads = 0
        /// Threads that wait to be woken.
        var idle = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let waiting: Int
    private let workers: Int

    /// How much a lane does at once, and how much long work is done at once.
    private var share: Int { max(workers - 1, 1) }
    /// The most threads.
    private var most: Int { min(max(8 * share, workers), 64) }

    /// A pool of threads, which `close()` ends.
    ///
    /// - Parameters:
    ///   - workers: How many threads are kept; usually one for each processor.
    ///   - waiting: How many pieces of work may wait in a lane, of long ones as many again.
    package init(workers: Int, waiting: Int) {
        self.workers = max(workers, 1)
        self.waiting = waiting
    }

    /// What `body` makes of a thread's context.
    ///
    /// - Parameters:
    ///   - isLong: Whether the work is for many frames.
    ///   - lane: What does not wait for the work of other lanes.
    ///   - client: Who waits for the result.
    package func run<Value: Sendable>(
        isLong: Bool = false,
        in lane: String = "",
        for client: Presence = Presence(),
        _ body: @escaping @Sendable (RenderContext) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            let job = Job(lane: Lane(name: lane, isLong: isLong)) { context in
                guard !client.hasLeft else {
                    return continuation.resume(returning: .failure(.abandoned))
                }
                context.client = client
                continuation.resume(returning: .success(body(context)))
            }
            if !add(job) { continuation.resume(returning: .failure(.full)) }
        }
        return try result.get()
    }

    private func add(_ job: Job) -> Bool {
        let found = state.withLock { state -> Need? in
            let queued = state.waiting.count { $0.lane == job.lane }
            guard !state.isClosed, queued < waiting else { return nil }
            state.waiting.append(job)
            return need(&state)
        }
        if let found { meet(found) }
        return found != nil
    }

    /// What has to be done so that a thread takes up the work that can be begun.
    private enum Need {
        case nothing
        case wake
        case start
    }

    private func need(_ state: inout State) -> Need {
        guard next(state) != nil else { return .nothing }
        if state.idle > 0 {
            state.idle -= 1
            return .wake
        }
        guard state.threads < most else { return .nothing }
        state.threads += 1
        return .start
    }

    private func meet(_ need: Need) {
        switch need {
        case .nothing: break
        case .wake: signal.signal()
        case .start:
            // Those that there are go on; without a single one, every request is refused.
            if WorkerThread.start({ [self] in work() }) == nil {
                state.withLock { $0.threads -= 1 }
            }
        }
    }

    /// The index of the work that can be begun next: the first short one, or else the first long.
    private func next(_ state: State) -> Int? {
        func isFree(_ job: Job) -> Bool { state.busy[job.lane, default: 0] < share }
        return state.waiting.firstIndex { !$0.lane.isLong && isFree($0) }
            ?? (state.longCount < share
                ? state.waiting.firstIndex { $0.lane.isLong && isFree($0) } : nil)
    }

    private func work() {
        // Nobody waits for the end, after which nothing is to be left of the thread.
        WorkerThread.detachCurrent()
        guard let context = try? RenderContext() else { return state.withLock { $0.threads -= 1 } }
        while true {
            switch step() {
            case .job(let job, let need):
                meet(need)
                job.work(context)
                end(job)
            case .wait: signal.wait()
            case .leave: return
            }
        }
    }

    /// What a thread does next.
    private enum Step {
        case job(Job, Need)
        case wait
        case leave
    }

    private func step() -> Step {
        state.withLock { state in
            guard let index = next(state) else {
                // Threads beyond the usual ones give their benches back.
                if state.isClosed || state.threads > workers {
                    state.threads -= 1
                    return .leave
                }
                state.idle += 1
                return .wait
            }
            let job = state.waiting.remove(at: index)
            state.busy[job.lane, default: 0] += 1
            if job.lane.isLong { state.longCount += 1 }
            return .job(job, need(&state))
        }
    }

    private func end(_ job: Job) {
        state.withLock { state in
            let rest = state.busy[job.lane, default: 1] - 1
            state.busy[job.lane] = rest == 0 ? nil : rest
            if job.lane.isLong { state.longCount -= 1 }
        }
    }

    /// Lets the threads end when they have done what waits.
    package func close() {
        let idle = state.withLock { state in
            state.isClosed = true
            defer { state.idle = 0 }
            return state.idle
        }
        for _ in 0..<idle { signal.signal() }
    }
}

/// Whether somebody still waits for an answer.
package final class Presence: Sendable {
    private let left = Atomic(false)

    /// Somebody who is there.
    package init() {}

    /// Whether the client has left.
    package var hasLeft: Bool { left.load(ordering: .relaxed) }

    /// Notes that the client has left.
    package func leave() { left.store(true, ordering: .relaxed) }
}
