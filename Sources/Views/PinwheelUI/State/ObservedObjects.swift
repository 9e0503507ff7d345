@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                get: { object[keyPath: keyPath] },
                set: { object[keyPath: keyPath] = $0 }
            )
        }
    }
}

@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: @unchecked Sendable {
        let make: () -> ObjectType
        /// The object of the node, created on first use.
        var object: ObjectType?

        init(_ make: @escaping () -> ObjectType) { self.make = make }

        var value: ObjectType {
            if let object { return object }
            let made = make()
            object = made
            return made
        }
    }

    private let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    public var wrappedValue: ObjectType { box.value }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: @unchecked Sendable { var object: ObjectType? }

    private let box = Box()

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = box.object else {
            fatalError("no \(ObjectType.self) is set; call environmentObject(_:) on a parent view")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

/// A subscription to an object. It invalidates the node whenever the object is about to change.
private final class ObjectSlot<ObjectType: ObservableObject>: PropertySlot {
    private(set) var object: ObjectType?
    private var subscription: AnyCancellable?

    func observe(_ object: ObjectType?, invalidating node: Node) {
        guard object !== self.object else { return }
        self.object = object
        subscription = object?.objectWillChange.sink { [weak node] _ in
            if let node { node.host.invalidate(node) }
        }
    }

    func disconnect() { subscription = nil }
}

extension ObservedObject: ConnectedProperty {
    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? ObjectSlot<ObjectType> ?? ObjectSlot()
        slot.observe(wrappedValue, invalidating: node)
        return slot
    }
}

extension StateObject: ConnectedProperty {
    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? ObjectSlot<ObjectType> ?? ObjectSlot()
        if let object = slot.object {
            box.object = object
        } else {
            slot.observe(box.value, invalidating: node)
        }
        return slot
    }
}

extension EnvironmentObject: ConnectedProperty {
    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? ObjectSlot<ObjectType> ?? ObjectSlot()
        box.object = node.inputs.environment.object(ObjectType.self)
        slot.observe(box.object, invalidating: node)
        return slot
    }
}

nonisolated extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentModified(content: self) { $0.set(object) }
    }
}
