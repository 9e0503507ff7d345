/// A value that outlasts the app on devices; here it begins anew with each view.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// The value at first; `store` is not read.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        state = State(wrappedValue: wrappedValue)
    }
    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, to be handed on to be changed.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A value that outlasts the window on devices; here it begins anew with each view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// The value at first.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value, to be handed on to be changed.
    public var projectedValue: Binding<Value> { state.projectedValue }
}
