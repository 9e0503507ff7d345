import Foundation

extension NotificationCenter {
    public struct Publisher: PinwheelCombine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(
            center: NotificationCenter,
            name: Notification.Name,
            object: AnyObject? = nil
        ) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public static func == (left: Publisher, right: Publisher) -> Bool {
            left.center === right.center && left.name == right.name
                && left.object === right.object
        }

        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let token = center.addObserver(forName: name, object: object, queue: nil) {
                subject.send($0)
            }
            let observer = Observer(center: center, token: token)
            subject.handleEvents(receiveCancel: { observer.remove() }).receive(
                subscriber: subscriber
            )
        }
    }

    /// A registration with a notification centre.
    private final class Observer {
        private let center: NotificationCenter
        private let token: any NSObjectProtocol
        init(center: NotificationCenter, token: any NSObjectProtocol) {
            (self.center, self.token) = (center, token)
        }
        func remove() { center.removeObserver(token) }
    }

    public func publisher(
        for name: Notification.Name,
        object: AnyObject? = nil
    ) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// Returns the seconds since 2001. In a view it follows the virtual clock.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

public typealias CFTimeInterval = Double

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
