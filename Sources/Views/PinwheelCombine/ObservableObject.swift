import Synchronization

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    /// How it tells.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Tells before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// Nothing is told beside that.
    public typealias Output = Void
    /// It does not fail.
    public typealias Failure = Never
    private let links = Links<Void, Never>()

    /// A publisher without subscribers.
    public init() {}

    /// Lets a subscriber in.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        links.add(subscriber)
    }
    /// Tells that the object is about to change.
    public func send() { links.tell(()) }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Tells before one of the object's published properties changes.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = publishedProperties()
        if let known = properties.lazy.compactMap(\.objectWillChange).first {
            return known
        }
        guard !properties.isEmpty else { return LonelyPublishers.publisher(of: self) }
        let publisher = ObservableObjectPublisher()
        for property in properties { property.objectWillChange = publisher }
        return publisher
    }

    /// The published properties of the object's class and those above it.
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

/// The publishers of objects without published properties, which have no place of their own for them.
private enum LonelyPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private static let lock = Mutex(())
    /// Read and changed under the lock alone.
    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock { _ in
            let id = ObjectIdentifier(object)
            // Another object may have lived at the same place.
            if let entry = unsafe entries[id], entry.object != nil { return entry.publisher }
            unsafe entries = entries.filter { $0.value.object != nil }
            let publisher = ObservableObjectPublisher()
            unsafe entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}
