import Foundation

/// Where views live: on the main actor, on whichever thread asks, one view at a time.
///
/// A thread that asks never waits for the main thread, which may itself be waiting for that thread: the
/// work is done where it is asked for, as the main actor's.
package enum ViewThread {
    private static let lock = NSRecursiveLock()

    /// Does work of the main actor at once, and gives what comes of it.
    package static func run<Result, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // What belongs to the main actor is told by its executor, which must not change on the way.
        VirtualTasks.install()
        SystemWork.install()
        lock.lock()
        defer { lock.unlock() }
        let outcome = Outcome<Result, Failure>()
        enact {
            do throws(Failure) {
                outcome.result = .success(try work())
            } catch {
                outcome.result = .failure(error)
            }
        }
        guard let result = outcome.result else {
            preconditionFailure("work of the main actor was not done")
        }
        return try result.get()
    }

    /// What came of work, which is done on the thread that waits for it.
    private final class Outcome<Result, Failure: Error>: @unchecked Sendable {
        var result: Swift.Result<Result, Failure>?
    }

    /// Whether the thread that holds the lock acts for the main actor already.
    private nonisolated(unsafe) static var isActing = false

    private static func enact(_ work: @MainActor () -> Void) {
        // The runtime goes by the thread, or by what the running job says that it belongs to.
        withoutActuallyEscaping(work) { work in
            typealias Plain = () -> Void
            let plain = unsafe unsafeBitCast(work, to: Plain.self)
            guard !Foundation.Thread.isMainThread, unsafe !isActing else { return plain() }
            unsafe isActing = true
            defer { unsafe isActing = false }
            MainActorJob.run(plain)
        }
    }
}

/// Work as a job that belongs to the main actor, run by the thread that asks for it.
private enum MainActorJob {
    /// Jobs in the order in which they came; all of them come and go on one thread.
    final class Jobs: @unchecked Sendable {
        private var jobs: [UnownedJob] = []
        func add(_ job: UnownedJob) { jobs.append(job) }
        func next() -> UnownedJob? { jobs.isEmpty ? nil : jobs.removeFirst() }
    }

    /// Takes the task's own jobs.
    final class Task: TaskExecutor {
        let jobs = Jobs()
        func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    }

    /// Takes the jobs that are to be the main actor's.
    final class Queue: SerialExecutor {
        let jobs = Jobs()
        func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    }

    /// An actor whose jobs are run as the main actor's.
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
                preconditionFailure("work of the main actor waits for something")
            }
        }
    }
}

extension MainActorJob.Jobs {
    /// Told once the work is done, on the thread that waits for it.
    final class Flag: @unchecked Sendable { var isSet = false }
}
