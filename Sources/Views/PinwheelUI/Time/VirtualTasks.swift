#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
#endif
import Foundation

/// The integration of Swift tasks with the virtual clock. Jobs of a view's tasks become events of
/// the view's host.
///
/// This file replaces the runtime's executors with an SPI of one toolchain version. Tasks of other
/// threads run on the system's executors. A test task checks once that the replacement works.
enum VirtualTasks {
    /// Replaces the executors. Later calls have no effect.
    static func install() { _ = isInstalled }

    /// Whether tasks follow the virtual clock. It is checked once, with a task that sleeps.
    @MainActor static var areVirtual: Bool {
        if let cachedResult { return cachedResult }
        let found = isInstalled && trySleep()
        cachedResult = found
        return found
    }
    @MainActor private static var cachedResult: Bool?

    /// Returns whether a task that sleeps for a second wakes up at the virtual time 1.
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

        /// Schedules `run` for a job after `delay`, as an event of the host that runs on this
        /// thread.
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

        /// Returns the time until an instant of a clock. Returns `nil` if the clock does not use
        /// `Swift.Duration`.
        fileprivate static func delay<C: Clock>(until instant: C.Instant, of clock: C)
            -> Swift.Duration?
        {
            clock.now.duration(to: instant) as? Swift.Duration
        }
    }

    /// The executors that the runtime installs.
    private struct Executors: ExecutorFactory {
        static let main = VirtualMainExecutor(MainActor.executor)
        static let others = VirtualExecutor(Task.defaultExecutor)
        static var mainExecutor: any MainExecutor { main }
        static var defaultExecutor: any TaskExecutor { others }
    }

    /// A replacement for a system executor. On threads without a virtual clock it forwards jobs to
    /// the system executor.
    private protocol VirtualQueue: SchedulingExecutor {
        /// The replaced executor, or `nil` if it cannot schedule jobs at a given time.
        var scheduling: (any SchedulingExecutor)? { get }
        /// Runs a job on this executor.
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
                preconditionFailure("the system's executor cannot schedule jobs at a given time")
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
                preconditionFailure("the system's executor cannot schedule jobs at a given time")
            }
        }
    }

    /// The executor for jobs of no actor, or of an actor without its own executor.
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

    /// The executor for jobs of the main actor.
    private final class VirtualMainExecutor: MainExecutor, VirtualQueue, @unchecked Sendable {
        private let system: any MainExecutor
        var scheduling: (any SchedulingExecutor)? { system as? any SchedulingExecutor }

        init(_ system: any MainExecutor) { self.system = system }

        func run() throws { try system.run() }
        func stop() { system.stop() }
        var isMainExecutor: Bool { true }

        /// Accepts a thread that runs a view as isolated to the main actor.
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
        /// The executors of this toolchain cannot be replaced: tasks would run in real time.
        private static let isInstalled = false
    }
#endif
