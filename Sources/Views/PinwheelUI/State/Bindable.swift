/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value
    /// The bindings themselves.
    public var projectedValue: Bindable<Value> { self }

    /// An object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// An object.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
    /// Another's object.
    public init(projectedValue: Bindable<Value>) { self = projectedValue }

    /// A property.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            get: { object[keyPath: keyPath] },
            set: { object[keyPath: keyPath] = $0 }
        )
    }
}
