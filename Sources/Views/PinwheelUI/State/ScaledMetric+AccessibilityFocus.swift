import Foundation
import Observation

extension Environment {
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        self.init(reading: { $0.object(type) })
    }
}

/// A value that is not scaled, because the text size is always the default.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates the property. `key` and `store` are ignored.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: nil, key, store: store)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// A focus state that is never focused, because there are no assistive technologies.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }
    public var wrappedValue: Value {
        get { initial }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding(initial: initial) }

    @propertyWrapper
    public struct Binding {
        private let initial: Value
        init(initial: Value) { self.initial = initial }
        public var wrappedValue: Value {
            get { initial }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
    }
}

nonisolated extension View {
    /// Returns the view unchanged: it is never focused.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> some View
    {
        self
    }
    /// Returns the view unchanged: it is never focused.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value?>.Binding,
        equals value: Value
    ) -> some View { self }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
