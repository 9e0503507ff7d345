import Dispatch
import Platform
import Synchronization

/// A pool of threads that render, so that no other thread waits for an image.
///
/// Work is divided into lanes: one for each design, and another for its long work, such as many
/// frames. A lane never uses all processors. If several lanes have work, there are temporarily more
/// threads than processors. A slow design does not delay another one, and long work does not delay
/// short work.
///
/// Work that exceeds a lane's queue is rejected immediately, which limits the memory. If a client
/// leaves, its work is skipped, or cancelled between two rows of an image.
package final class RenderPool: Sendable {
    /// The reasons for not returning a result.
    package enum Failure: Error, Hashable {
        /// Too much work is waiting in the lane.
        case full
        /// The client left before the work began.
        case abandoned
        /// The system provides no thread or too little memory to render.
        case unavailable
    }

    private struct Lane: Hashable {
        let name: String
        let isLong: Bool
    }

    private struct Job {
        let lane: Lane
        let work: @Sendable (RenderContext) -> Void
        /// Ends the job without running it.
        let reject: @Sendable () -> Void
    }

    private struct State {
        var waiting: [Job] = []
        /// The number of running jobs in each lane.
        var busy: [Lane: Int] = [:]
        /// The number of running long jobs.
        var longCount = 0
        var threads = 0
        /// The number of threads that wait for a signal.
        var idle = 0
        var isClosed = false
    }

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)
    private let waiting: Int
    private let workers: Int
    private let makeContext: @Sendable () throws -> RenderContext

    /// The maximum number of running jobs in one lane, and of all running long jobs.
    private var concurrency: Int { max(workers - 1, 1) }
    /// The maximum number of threads.
    private var most: Int { min(max(8 * concurrency, workers), 64) }

    /// Creates a pool, which `close()` ends.
    ///
    /// - Parameters:
    ///   - workers: The number of permanent threads, such as one per processor.
    ///   - waiting: The maximum number of jobs waiting in a lane. Long jobs have their own lanes.
    ///   - makeContext: Creates the context of a thread.
    package init(
        workers: Int,
        waiting: Int,
        makeContext: @escaping @Sendable () throws -> RenderContext = { try RenderContext() }
    ) {
        self.workers = max(workers, 1)
        self.waiting = waiting
        self.makeContext = makeContext
    }

    /// Runs `body` with a thread's context and returns its result.
    ///
    /// - Parameters:
    ///   - isLong: Whether the work is for many frames.
    ///   - lane: The name of the lane. Lanes do not wait for each other.
    ///   - client: The client that waits for the result.
    ///   - body: The work.
    package func run<Value: Sendable>(
        isLong: Bool = false,
        in lane: String = "",
        for client: ClientPresence = ClientPresence(),
        _ body: @escaping @Sendable (RenderContext) -> Value
    ) async throws(Failure) -> Value {
        let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
            let job = Job(
                lane: Lane(name: lane, isLong: isLong),
                work: { context in
                    guard !client.hasLeft else {
                        return continuation.resume(returning: .failure(.abandoned))
                    }
                    context.client = client
                    continuation.resume(returning: .success(body(context)))
                },
                reject: { continuation.resume(returning: .failure(.unavailable)) }
            )
            if !add(job) { continuation.resume(returning: .failure(.full)) }
        }
        return try result.get()
    }

    private func add(_ job: Job) -> Bool {
        let result = state.withLock { state -> Need? in
            let queued = state.waiting.count { $0.lane == job.lane }
            guard !state.isClosed, queued < waiting else { return nil }
            state.waiting.append(job)
            return need(&state)
        }
        if let result { perform(result) }
        return result != nil
    }

    /// The action that is needed to start the next job.
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

    private func perform(_ need: Need) {
        switch need {
        case .nothing: break
        case .wake: signal.signal()
        case .start:
            if WorkerThread.start({ [self] in work() }) == nil { countFailedThread() }
        }
    }

    /// Records that a thread could not start. The other threads continue. Without any other, the
    /// waiting jobs are rejected, because nothing would run them.
    private func countFailedThread() {
        let rejected = state.withLock { state -> [Job] in
            state.threads -= 1
            guard state.threads == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for job in rejected { job.reject() }
    }

    /// Returns the index of the next job that can start: the first short one, or else the first
    /// long one.
    private func next(_ state: State) -> Int? {
        func isFree(_ job: Job) -> Bool { state.busy[job.lane, default: 0] < concurrency }
        return state.waiting.firstIndex { !$0.lane.isLong && isFree($0) }
            ?? (state.longCount < concurrency
                ? state.waiting.firstIndex { $0.lane.isLong && isFree($0) } : nil)
    }

    private func work() {
        // No thread joins this one, so its resources must be freed when it ends.
        WorkerThread.detachCurrent()
        guard let context = try? makeContext() else { return countFailedThread() }
        while true {
            switch step() {
            case .job(let job, let need):
                perform(need)
                job.work(context)
                end(job)
            case .wait: signal.wait()
            case .leave: return
            }
        }
    }

    /// The next step of a thread.
    private enum Step {
        case job(Job, Need)
        case wait
        case leave
    }

    private func step() -> Step {
        state.withLock { state in
            guard let index = next(state) else {
                // Threads beyond the permanent ones end when there is no work.
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

    /// Ends the threads after the waiting jobs are finished.
    package func close() {
        let idle = state.withLock { state in
            state.isClosed = true
            defer { state.idle = 0 }
            return state.idle
        }
        for _ in 0..<idle { signal.signal() }
    }
}

/// Whether a client still waits for a response.
package final class ClientPresence: Sendable {
    private let left = Atomic(false)

    /// Creates the state of a present client.
    package init() {}

    /// Whether the client has left.
    package var hasLeft: Bool { left.load(ordering: .relaxed) }

    /// Records that the client has left.
    package func leave() { left.store(true, ordering: .relaxed) }
}
