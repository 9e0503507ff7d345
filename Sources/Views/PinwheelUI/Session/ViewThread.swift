import Foundation

/// The entry point for work on views. It can be called on any thread and runs one piece of work at
/// a time on the main actor.
///
/// The work runs on the calling thread, isolated to the main actor. It never waits for the main
/// thread, because the main thread may be waiting for the caller.
package enum ViewThread {
    private static let lock = NSRecursiveLock()

    /// Runs main-actor work on the calling thread and returns its result.
    package static func run<Result, Failure: Error>(
        _ work: @MainActor () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The main actor's executor checks the isolation, so it must be replaced before its first
        // use.
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
            preconditionFailure("the main-actor work did not run")
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
        // The runtime accepts the main thread, or a thread that runs a job of the main actor.
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

/// A job of the main actor that runs work on the calling thread.
private enum MainActorJob {
    /// A queue of jobs that is only used on one thread.
    final class Jobs: @unchecked Sendable {
        private var jobs: [UnownedJob] = []
        func add(_ job: UnownedJob) { jobs.append(job) }
        func next() -> UnownedJob? { jobs.isEmpty ? nil : jobs.removeFirst() }
    }

    /// The executor for the jobs of the task that runs the work.
    final class LocalTaskExecutor: TaskExecutor {
        let jobs = Jobs()
        func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    }

    /// The executor of `MainActorProxy`. Its jobs run as jobs of the main actor.
    final class LocalSerialExecutor: SerialExecutor {
        let jobs = Jobs()
        func enqueue(_ job: consuming ExecutorJob) { jobs.add(UnownedJob(job)) }
    }

    /// An actor whose jobs run as jobs of the main actor.
    actor MainActorProxy {
        let executor: LocalSerialExecutor
        nonisolated var unownedExecutor: UnownedSerialExecutor {
            unsafe executor.asUnownedSerialExecutor()
        }
        init(_ executor: LocalSerialExecutor) { self.executor = executor }
        func perform(_ work: Work) { work.run() }
    }

    /// A sendable wrapper of work. The work never leaves its thread.
    struct Work: @unchecked Sendable { let run: () -> Void }

    static func run(_ work: @escaping () -> Void) {
        let (taskExecutor, executor) = (LocalTaskExecutor(), LocalSerialExecutor())
        let proxy = MainActorProxy(executor)
        let work = Work(run: work)
        let done = Jobs.Flag()
        Task(executorPreference: taskExecutor) {
            await proxy.perform(work)
            done.isSet = true
        }
        while !done.isSet {
            if let job = executor.jobs.next() {
                unsafe job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            } else if let job = taskExecutor.jobs.next() {
                unsafe job.runSynchronously(on: taskExecutor.asUnownedTaskExecutor())
            } else {
                preconditionFailure("main-actor work must not suspend")
            }
        }
    }
}

extension MainActorJob.Jobs {
    /// A flag that is set when the work is done.
    final class Flag: @unchecked Sendable { var isSet = false }
}
