import Foundation

/// The access to views: on the main actor, from any thread, one view at a time.
///
/// The calling thread does the work itself, in isolation to the main actor. It never waits for the
/// main thread, which may be waiting for it.
package enum ViewThread {
    private static let lock = NSRecursiveLock()

    /// Runs work of the main actor on this thread and returns its result.
    package static func run<Result, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The main actor's executor identifies its thread, so install it before the first use.
        VirtualTasks.install()
        SystemWork.install()
        lock.lock()
        defer { lock.unlock() }
        let outcome = Outcome<Result, Failure>()
        runOnMainActor {
            do throws(Failure) {
                outcome.result = .success(try work())
            } catch {
                outcome.result = .failure(error)
            }
        }
        guard let result = outcome.result else {
            preconditionFailure("work of the main actor did not run")
        }
        return try result.get()
    }

    /// The result of work. It is written and read on one thread.
    private final class Outcome<Result, Failure: Error>: @unchecked Sendable {
        var result: Swift.Result<Result, Failure>?
    }

    /// Whether the thread that holds the lock already runs as the main actor.
    private nonisolated(unsafe) static var isOnMainActor = false

    private static func runOnMainActor(_ work: @MainActor () -> Void) {
        // The runtime checks for the main thread, or for a running job that belongs to the main
        // actor.
        withoutActuallyEscaping(work) { work in
            typealias Nonisolated = () -> Void
            let perform = unsafe unsafeBitCast(work, to: Nonisolated.self)
            guard !Foundation.Thread.isMainThread, unsafe !isOnMainActor else { return perform() }
            unsafe isOnMainActor = true
            defer { unsafe isOnMainActor = false }
            MainActorJob.run(perform)
        }
    }
}

/// Runs work on the calling thread as a job of the main actor.
private enum MainActorJob {
    /// A queue of jobs that is only used on one thread.
    final class Jobs: @unchecked Sendable {
        private var jobs: [UnownedJob] = []
        func add(_ job: UnownedJob) { jobs.append(job) }
        func next() -> UnownedJob? { jobs.isEmpty ? nil : jobs.removeFirst() }
    }

    /// The executor for the jobs of the task itself.
    final class Task: TaskExecutor {
        let jobs = Jobs()
        func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    }

    /// The executor for the jobs to run as those of the main actor.
    final class Queue: SerialExecutor {
        let jobs = Jobs()
        func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    }

    /// An actor whose jobs run as those of the main actor.
    actor Stage {
        let queue: Queue
        nonisolated var unownedExecutor: UnownedSerialExecutor {
            unsafe queue.asUnownedSerialExecutor()
        }
        init(_ queue: Queue) { self.queue = queue }
        func act(_ work: Work) { work.run() }
    }

    /// Work that stays on its thread.
    struct Work: @unchecked Sendable { let run: () -> Void }

    static func run(_ work: @escaping () -> Void) {
        let (task, queue) = (Task(), Queue())
        let stage = Stage(queue)
        let work = Work(run: work)
        let done = Jobs.Flag()
        _Concurrency.Task(executorPreference: task) {
            await stage.act(work)
            done.isSet = true
        }
        while !done.isSet {
            if let job = queue.jobs.next() {
                unsafe job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            } else if let job = task.jobs.next() {
                unsafe job.runSynchronously(on: task.asUnownedTaskExecutor())
            } else {
                preconditionFailure("work of the main actor must not suspend")
            }
        }
    }
}

extension MainActorJob.Jobs {
    /// A flag that the thread sets once its work is done.
    final class Flag: @unchecked Sendable { var isSet = false }
}
