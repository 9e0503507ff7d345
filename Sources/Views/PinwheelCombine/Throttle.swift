/// The state of a throttled publisher for one subscriber.
private final class ThrottleState<Value, Time> {
    /// The end of the latest interval. `nil` before the first value.
    var intervalEnd: Time?
    /// The value to send at the end of the interval.
    var waiting: Value?
    var isWaiting = false
}

extension Publisher {
    /// Sends a value immediately if no interval is running, and starts an interval. Of the values
    /// within an interval, it sends the first or the newest at its end.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Publishers.ClosurePublisher<Output, Failure> {
        forwarding { outlet in
            let state = ThrottleState<Output, S.SchedulerTimeType>()
            return { value in
                let now = scheduler.now
                guard let intervalEnd = state.intervalEnd, now < intervalEnd else {
                    state.intervalEnd = now.advanced(by: interval)
                    return outlet.send(value)
                }
                if latest || !state.isWaiting { state.waiting = value }
                guard !state.isWaiting else { return }
                state.isWaiting = true
                scheduler.schedule(after: intervalEnd, tolerance: .seconds(0), options: nil) {
                    state.isWaiting = false
                    state.intervalEnd = intervalEnd.advanced(by: interval)
                    let value = state.waiting
                    state.waiting = nil
                    if let value { outlet.send(value) }
                }
            }
        }
    }

    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.ClosurePublisher<Output, Failure> {
        forwarding { outlet in
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
                outlet.send(value)
                wait()
            }
        }
    }

    /// Calls closures for events. `receiveRequest` is never called.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.ClosurePublisher<Output, Failure> {
        Publishers.ClosurePublisher { outlet in
            receiveSubscription?(outlet)
            outlet.onCancel = { receiveCancel?() }
            outlet.subscribe(to: self) { value in
                receiveOutput?(value)
                outlet.send(value)
            } end: { completion in
                receiveCompletion?(completion)
                outlet.end(completion)
            }
        }
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let subscription = sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { value in
                    // A view and its tasks run on one thread.
                    nonisolated(unsafe) let value = value
                    _ = unsafe continuation.yield(value)
                }
            )
            continuation.onTermination = { _ in subscription.cancel() }
        }
    }
}
