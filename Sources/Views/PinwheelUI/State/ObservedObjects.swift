/// An object that lives elsewhere; the view is made anew before each of its changes is seen.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// An object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// An object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to an object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A property.
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

/// An object that belongs to a place in the tree and outlasts the views made for it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: @unchecked Sendable {
        let make: () -> ObjectType
        /// The object of the place, once there is one.
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

    /// An object, made once for each place.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    /// The object.
    public var wrappedValue: ObjectType { box.value }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

/// An object that `environmentObject(_:)` has set above.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box: @unchecked Sendable { var object: ObjectType? }

    private let box = Box()

    /// The object of the type.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        guard let object = box.object else {
            fatalError("no \(ObjectType.self) is there; set it above by environmentObject(_:)")
        }
        return object
    }
    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }
}

/// Follows an object for a place, whose content is made anew after each of its changes.
private final class ObjectSlot<ObjectType: ObservableObject>: PropertySlot {
    private(set) var object: ObjectType?
    private var subscription: AnyCancellable?

    func follow(_ object: ObjectType?, _ node: Node) {
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
        slot.follow(wrappedValue, node)
        return slot
    }
}

extension StateObject: ConnectedProperty {
    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? ObjectSlot<ObjectType> ?? ObjectSlot()
        if let object = slot.object { box.object = object } else { slot.follow(box.value, node) }
        return slot
    }
}

extension EnvironmentObject: ConnectedProperty {
    @MainActor
    func connect(_ slot: (any PropertySlot)?, _ node: Node) -> any PropertySlot {
        let slot = slot as? ObjectSlot<ObjectType> ?? ObjectSlot()
        box.object = node.inputs.environment.object(ObjectType.self)
        slot.follow(box.object, node)
        return slot
    }
}

nonisolated extension View {
    /// The view with an object in its surroundings.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentModified(content: self) { $0.set(object) }
    }
}
