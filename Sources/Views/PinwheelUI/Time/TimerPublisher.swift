extension Timer {
    /// Creates a publisher that sends its first date one interval after it is connected.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        private let dates = PassthroughSubject<Date, Never>()

        /// Creates a publisher. All arguments but `interval` are ignored, because a view has a
        /// single clock.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {
            self.interval = interval
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts a timer that runs until the result is cancelled.
        public func connect() -> any Cancellable {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) {
                [dates] _ in dates.send(Date())
            }
            return AnyCancellable { timer.invalidate() }
        }
    }
}
