import Foundation

/// A gesture. It has no effect: views receive no input.
public protocol Gesture<Value> {
    associatedtype Body: Gesture = Never
    associatedtype Value = Body.Value
    @MainActor var body: Body { get }
}

extension Gesture where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}

/// A gesture whose action is never called.
public struct _InertGesture<Value>: Gesture {
    init() {}
}

extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
        _InertGesture()
    }
    public func onEnded(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
        _InertGesture()
    }
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _InertGesture<Value> { _InertGesture() }
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    public func map<T>(_ body: @escaping (Value) -> T) -> _InertGesture<T> { _InertGesture() }
}

/// A value that changes during a gesture. It always has its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }
    public var projectedValue: GestureState<Value> { self }
}

/// The focused view. No view is ever focused, so the value never changes.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    public init() where Value == Bool { initial = false }
    public init<T: Hashable>() where Value == T? { initial = nil }
    public var wrappedValue: Value {
        get { initial }
        nonmutating set {}
    }
    public var projectedValue: FocusState<Value> { self }
}

/// No effect: views receive no input.
nonisolated extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        self
    }
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View { self }
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self
    }
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    public func gesture<T: Gesture>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View { self }
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View { self }
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public func focused(_ condition: FocusState<Bool>) -> some View { self }
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>,
        equals value: Value
    ) -> some View { self }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View { self }
}

@frozen public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
