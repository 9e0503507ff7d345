/// What a throttled publisher has told, and what it still has to tell.
private final class Gate<Value, Time> {
    var opensAt: Time?
    var waiting: Value?
    var isWaiting = false
}

extension Publisher {
    /// Of the values within each interval the first or the newest; the very first one comes at once.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.Made<Output, Failure> {
        made { outlet in
            let gate = Gate<Output, S.SchedulerTimeType>()
            return { value in
                let now = scheduler.now
                guard let opensAt = gate.opensAt, now < opensAt else {
                    gate.opensAt = now.advanced(by: interval)
                    return outlet.tell(value)
                }
                if latest || !gate.isWaiting { gate.waiting = value }
                guard !gate.isWaiting else { return }
                gate.isWaiting = true
                scheduler.schedule(after: opensAt, tolerance: .seconds(0), options: nil) {
                    gate.isWaiting = false
                    gate.opensAt = opensAt.advanced(by: interval)
                    let value = gate.waiting
                    gate.waiting = nil
                    if let value { outlet.tell(value) }
                }
            }
        }
    }

    /// The values; the end where none comes for so long.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Made<Output, Failure> {
        made { outlet in
            var newest = 0
            func wait() {
                newest += 1
                let number = newest
                let date = scheduler.now.advanced(by: interval)
                scheduler.schedule(after: date, tolerance: .seconds(0), options: options) {
                    guard number == newest else { return }
                    outlet.end(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            return { value in
                outlet.tell(value)
                wait()
            }
        }
    }

    /// The values, and `receive…` told of each step.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.Made<Output, Failure> {
        Publishers.Made { outlet in
            receiveSubscription?(outlet)
            outlet.cancelled = { receiveCancel?() }
            outlet.follow(self) { value in
                receiveOutput?(value)
                outlet.tell(value)
            } end: { completion in
                receiveCompletion?(completion)
                outlet.end(completion)
            }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, to be waited for one by one.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let subscription = sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { value in
                    // Views and what they wait for live on one thread.
                    nonisolated(unsafe) let value = value
                    _ = unsafe continuation.yield(value)
                }
            )
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }
}
