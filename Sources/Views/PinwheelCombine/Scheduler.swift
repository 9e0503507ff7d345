public protocol Scheduler<SchedulerTimeType> {
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )
}

public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

extension Publishers {
    /// A publisher that sends the values of another publisher on a scheduler.
    public struct Scheduled<Upstream: Publisher>: ForwardingPublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// A closure that schedules an action. Each subscriber has its own, which can have state.
        typealias Later = (@escaping () -> Void) -> Void

        let target: ClosurePublisher<Output, Failure>

        init(_ upstream: Upstream, values: @escaping () -> Later, end: @escaping Later) {
            target = upstream.forwarding { outlet in
                let later = values()
                return (
                    { value in later { outlet.send(value) } },
                    { completion in end { outlet.end(completion) } }
                )
            }
        }
    }
}

extension Publisher {
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Scheduled<Self> {
        let later: Publishers.Scheduled<Self>.Later = {
            scheduler.schedule(options: options, $0)
        }
        return Publishers.Scheduled(self, values: { later }, end: later)
    }
    /// Returns the publisher unchanged: subscribing takes no time.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Self {
        self
    }
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Scheduled<Self> {
        let later = scheduler.later(by: interval, options)
        return Publishers.Scheduled(self, values: { later }, end: later)
    }
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Scheduled<Self> {
        let later = scheduler.later(by: dueTime, options)
        return Publishers.Scheduled(
            self,
            values: {
                var newest = 0
                return { action in
                    newest += 1
                    let number = newest
                    later { if number == newest { action() } }
                }
            },
            end: { $0() }
        )
    }
}

extension Scheduler {
    /// Returns a function that schedules an action after an interval.
    fileprivate func later(
        by interval: SchedulerTimeType.Stride,
        _ options: SchedulerOptions?
    ) -> (@escaping () -> Void) -> Void {
        { action in
            let date = now.advanced(by: interval)
            schedule(after: date, tolerance: .seconds(0), options: options, action)
        }
    }
}
