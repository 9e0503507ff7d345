import Synchronization

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let subscribers = SubscriberList<Void, Never>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscribers.add(subscriber)
    }
    public func send() { subscribers.send(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the object's published properties share. It sends before one of them
    /// changes.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties()
        if let known = properties.lazy.compactMap(\.objectWillChange).first {
            return known
        }
        guard !properties.isEmpty else { return StandalonePublishers.publisher(of: self) }
        let publisher = ObservableObjectPublisher()
        for property in properties { property.objectWillChange = publisher }
        return publisher
    }

    /// Returns the published properties of the object's class and its superclasses.
    private func publishedProperties() -> [any PublishedStorage] {
        var properties: [any PublishedStorage] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for child in level.children {
                if let property = child.value as? any PublishedProperty {
                    properties.append(property.anyStorage)
                }
            }
            mirror = level.superclassMirror
        }
        return properties
    }
}

/// The publishers of objects without published properties. Such objects have no storage for a
/// publisher.
private enum StandalonePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private static let lock = Mutex(())
    /// Accessed only under the lock.
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock { _ in
            let id = ObjectIdentifier(object)
            // A deallocated object may have had the same address.
            if let entry = unsafe entries[id], entry.object != nil { return entry.publisher }
            unsafe entries = entries.filter { $0.value.object != nil }
            let publisher = ObservableObjectPublisher()
            unsafe entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
