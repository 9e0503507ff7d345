/// What has work done later.
public protocol Scheduler<SchedulerTimeType> {
    /// Its points in time.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What can be asked of it beside the time.
    associatedtype SchedulerOptions
    /// The time now.
    var now: SchedulerTimeType { get }
    /// Has work done at the same time, in the next turn.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Has work done at a time.
    func schedule(
        after date: SchedulerTimeType,
        tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    )
}

/// A length of time that is made of seconds.
public protocol SchedulerTimeIntervalConvertible {
    /// Seconds.
    static func seconds(_ s: Int) -> Self
    /// Seconds.
    static func seconds(_ s: Double) -> Self
    /// Thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// Millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// Thousand-millionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}

extension Publishers {
    /// What another publisher tells, by way of a scheduler.
    public struct Scheduled<Upstream: Publisher>: MadePublisher {
        /// As the other one's.
        public typealias Output = Upstream.Output
        /// As the other one's.
        public typealias Failure = Upstream.Failure
        /// Has work done later; kept for each subscriber by itself.
        typealias Later = (@escaping () -> Void) -> Void

        let made: Made<Output, Failure>

        init(_ upstream: Upstream, values: @escaping () -> Later, end: @escaping Later) {
            made = upstream.made { outlet in
                let later = values()
                return (
                    { value in later { outlet.tell(value) } },
                    { completion in end { outlet.end(completion) } }
                )
            }
        }
    }
}

extension Publisher {
    /// The values, each in the scheduler's next turn.
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Scheduled<Self> {
        let later: Publishers.Scheduled<Self>.Later = {
            scheduler.schedule(options: options, $0)
        }
        return Publishers.Scheduled(self, values: { later }, end: later)
    }
    /// The same: subscribing takes no time.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Self {
        self
    }
    /// The values, each so much later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Scheduled<Self> {
        let later = scheduler.later(by: interval, options)
        return Publishers.Scheduled(self, values: { later }, end: later)
    }
    /// The values after which for so long no other comes.
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
    /// Has work done so much later.
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
