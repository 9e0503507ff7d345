#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif
import Foundation

/// Tasks by the view's clock: their steps are events of the tree on whose thread they were asked for.
///
/// This rests on what the runtime of one toolchain lets its executors be replaced by, and is nowhere else.
/// All other threads' tasks go where they always went. Whether it works is tried before the first view.
enum VirtualTasks {
    /// Takes the executors' places, once.
    static func install() { _ = isInstalled }

    /// Whether tasks follow the view's clock, tried by one that sleeps.
    @MainActor static var areVirtual: Bool {
        if let known { return known }
        let found = isInstalled && trySleep()
        known = found
        return found
    }
    @MainActor private static var known: Bool?

    /// Whether a task that sleeps for a second is woken at 1, by the view's clock.
    @MainActor
    private static func trySleep() -> Bool {
        final class Woken: @unchecked Sendable { var time: Double? }
        let woken = Woken()
        let host = ViewHost(size: .unspecified, environment: EnvironmentValues())
        VirtualTime.run(by: host) {
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 1_000_000_000)
                woken.time = Date().virtualSeconds
            }
            try? host.advance(to: 2)
        }
        return woken.time == 1
    }
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    extension VirtualTasks {
        private static let isInstalled: Bool = {
            _createExecutors(factory: Executors.self)
            return true
        }()

        /// Makes a job an event of the tree that runs on this thread: now, or so much later.
        fileprivate static func add(
            _ job: UnownedJob,
            after delay: Swift.Duration = .zero,
            _ run: @escaping (UnownedJob) -> Void
        ) {
            nonisolated(unsafe) let run = run
            MainActor.assumeIsolated {
                guard let host = VirtualTime.host else { return }
                let time = host.now + delay / .seconds(1)
                host.schedule(at: time) { unsafe run(job) }
            }
        }

        /// How long it is until an instant of a clock; nil if the clock does not count as others do.
        fileprivate static func delay<C: Clock>(until instant: C.Instant, of clock: C)
            -> Swift.Duration?
        {
            clock.now.duration(to: instant) as? Swift.Duration
        }
    }

    /// What the runtime asks for its executors.
    private struct Executors: ExecutorFactory {
        static let main = VirtualMainExecutor(MainActor.executor)
        static let others = VirtualExecutor(Task.defaultExecutor)
        static var mainExecutor: any MainExecutor { main }
        static var defaultExecutor: any TaskExecutor { others }
    }

    /// Takes the place of one of the system's executors; off the threads of views that one goes on.
    private protocol VirtualQueue: SchedulingExecutor {
        /// Whose place it takes, if that one knows times.
        var scheduling: (any SchedulingExecutor)? { get }
        /// Runs a job as one of its own.
        func perform(_ job: UnownedJob)
    }

    extension VirtualQueue {
        fileprivate func add(_ job: UnownedJob, after delay: Swift.Duration = .zero) {
            VirtualTasks.add(job, after: delay) { job in self.perform(job) }
        }

        fileprivate func enqueue<C: Clock>(
            _ job: consuming ExecutorJob,
            at instant: C.Instant,
            tolerance: C.Duration?,
            clock: C
        ) {
            if VirtualTime.isOn, let delay = VirtualTasks.delay(until: instant, of: clock) {
                add(UnownedJob(job), after: delay)
            } else if let scheduling {
                scheduling.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
            } else {
                preconditionFailure("the system's executor knows no time")
            }
        }

        fileprivate func enqueue<C: Clock>(
            _ job: consuming ExecutorJob,
            after delay: C.Duration,
            tolerance: C.Duration?,
            clock: C
        ) {
            if VirtualTime.isOn, let delay = delay as? Swift.Duration {
                add(UnownedJob(job), after: delay)
            } else if let scheduling {
                scheduling.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
            } else {
                preconditionFailure("the system's executor knows no time")
            }
        }
    }

    /// Runs what belongs to no actor, or to an actor without an executor.
    private final class VirtualExecutor: TaskExecutor, VirtualQueue, @unchecked Sendable {
        private let system: any TaskExecutor
        var scheduling: (any SchedulingExecutor)? { system as? any SchedulingExecutor }

        init(_ system: any TaskExecutor) { self.system = system }

        func perform(_ job: UnownedJob) {
            unsafe job.runSynchronously(on: asUnownedTaskExecutor())
        }

        func enqueue(_ job: consuming ExecutorJob) {
            guard VirtualTime.isOn else { return system.enqueue(job) }
            add(UnownedJob(job))
        }
    }

    /// Runs what belongs to the main actor.
    private final class VirtualMainExecutor: MainExecutor, VirtualQueue, @unchecked Sendable {
        private let system: any MainExecutor
        var scheduling: (any SchedulingExecutor)? { system as? any SchedulingExecutor }

        init(_ system: any MainExecutor) { self.system = system }

        func run() throws { try system.run() }
        func stop() { system.stop() }
        var isMainExecutor: Bool { true }

        /// The thread of a view acts for the main actor.
        func checkIsolated() {
            if !VirtualTime.isOn { system.checkIsolated() }
        }

        func perform(_ job: UnownedJob) {
            unsafe job.runSynchronously(on: asUnownedSerialExecutor())
        }

        func enqueue(_ job: consuming ExecutorJob) {
            guard VirtualTime.isOn else { return system.enqueue(job) }
            add(UnownedJob(job))
        }
    }
#else
    extension VirtualTasks {
        /// This toolchain's executors cannot be replaced: tasks would run by real time.
        private static let isInstalled = false
    }
#endif
