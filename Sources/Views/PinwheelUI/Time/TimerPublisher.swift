extension Timer {
    /// A publisher of dates, one every `interval` seconds once it is connected; the first after one interval.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// A publisher of dates by a timer.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// When the timer has fired.
        public typealias Output = Date
        /// It does not fail.
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        private let dates = PassthroughSubject<Date, Never>()

        /// A publisher; the run loop and its mode are of no account, as all views have one clock.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode
        ) {
            self.interval = interval
        }

        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Date, S.Failure == Never {
            dates.receive(subscriber: subscriber)
        }

        /// Starts a timer, until the result is cancelled.
        public func connect() -> any Cancellable {
            let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) {
                [dates] _ in dates.send(Date())
            }
            return AnyCancellable { timer.invalidate() }
        }
    }
}
