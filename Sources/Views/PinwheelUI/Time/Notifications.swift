import Foundation

extension NotificationCenter {
    /// Tells what is posted under a name.
    public struct Publisher: PinwheelCombine.Publisher, Equatable {
        /// What is posted.
        public typealias Output = Notification
        /// It does not fail.
        public typealias Failure = Never
        /// Where it is posted.
        public let center: NotificationCenter
        /// Under which name.
        public let name: Notification.Name
        /// By whom; nil for anybody.
        public let object: AnyObject?

        /// What is posted under a name.
        public init(
            center: NotificationCenter,
            name: Notification.Name,
            object: AnyObject? = nil
        ) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Whether both tell the same.
        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name
                && left.object === right.object
        }

        /// Lets a subscriber in.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let token = center.addObserver(forName: name, object: object, queue: nil) {
                subject.send($0)
            }
            let observer = Observer(center: center, token: token)
            subject.handleEvents(receiveCancel: { observer.leave() }).receive(
                subscriber: subscriber
            )
        }
    }

    /// What is told, until it leaves.
    private final class Observer {
        private let center: NotificationCenter
        private let token: any NSObjectProtocol
        init(center: NotificationCenter, token: any NSObjectProtocol) {
            (self.center, self.token) = (center, token)
        }
        func leave() { center.removeObserver(token) }
    }

    /// Tells what is posted under a name.
    public func publisher(
        for name: Notification.Name,
        object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// Seconds since 2001, by the view's clock.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

/// Seconds, in Core Animation's words.
public typealias CFTimeInterval = Double

/// How many thousand-millionths a second has, as `Task.sleep(nanoseconds:)` counts.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many thousand-millionths a thousandth of a second has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many thousand-millionths a millionth of a second has.
public let NSEC_PER_USEC: UInt64 = 1_000
/// How many millionths a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000
