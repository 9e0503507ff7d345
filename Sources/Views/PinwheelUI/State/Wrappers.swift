import Foundation
import Observation

extension Environment {
    /// The object of a type, if `environment(_:)` has set one above.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        self.init(reading: { $0.object(type) })
    }
}

/// A length that grows with texts: always as designed.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value
    /// A length.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A length that grows with a kind of texts.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Nothing at first; `store` is not read.
    public init(_ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue: nil, key, store: store)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Nothing at first.
    public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// What is being read to those who cannot see it: nothing.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    /// Nothing.
    public init() where Value == Bool { initial = false }
    /// Nothing.
    public init<T: Hashable>() where Value == T? { initial = nil }
    /// What is being read.
    public var wrappedValue: Value {
        get { initial }
        nonmutating set {}
    }
    /// What `accessibilityFocused` takes.
    public var projectedValue: Binding { Binding(initial: initial) }

    /// What is being read, for `accessibilityFocused`: nothing.
    @propertyWrapper
    public struct Binding {
        private let initial: Value
        init(initial: Value) { self.initial = initial }
        /// What is being read.
        public var wrappedValue: Value {
            get { initial }
            nonmutating set {}
        }
        /// The same.
        public var projectedValue: Binding { self }
    }
}

nonisolated extension View {
    /// What is being read: nothing.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> some View
    {
        self
    }
    /// What is being read: nothing.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value?>.Binding,
        equals value: Value
    ) -> some View { self }
    /// The view, a value of its surroundings changed.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
