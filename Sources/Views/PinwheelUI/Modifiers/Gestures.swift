import Foundation

/// What fingers can do: here they do nothing.
public protocol Gesture<Value> {
    /// What the gesture is made of.
    associatedtype Body: Gesture = Never
    /// What the gesture tells.
    associatedtype Value = Body.Value
    /// What the gesture is made of.
    @MainActor var body: Body { get }
}

extension Gesture where Body == Never {
    /// There is none.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
    /// Nothing is told.
    public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture tells, where there is one.
    public typealias Value = Wrapped.Value
    /// There is none.
    public typealias Body = Never
}

/// A gesture and what is done when it is made: nothing here.
public struct _InertGesture<Value>: Gesture {
    init() {}
}

extension Gesture {
    /// Does something while the gesture goes on.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
        _InertGesture()
    }
    /// Does something when the gesture is made.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
        _InertGesture()
    }
    /// Keeps a value while the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> _InertGesture<Value> { _InertGesture() }
    /// Both at the same time.
    public func simultaneously<Other: Gesture>(
        with other: Other
    ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
    /// One after the other.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// One or the other.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// What `body` makes of what is told.
    public func map<T>(_ body: @escaping (Value) -> T) -> _InertGesture<T> { _InertGesture() }
}

/// A value while a gesture goes on: always its first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value
    /// A value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// A value that is set back with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }
    /// A value, and what is done when it is set back: it never is.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.wrappedValue = wrappedValue
    }
    /// Nothing.
    public init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }
    /// The wrapper, for `updating`.
    public var projectedValue: GestureState<Value> { self }
}

/// What has the keyboard: nothing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    /// Nothing.
    public init() where Value == Bool { initial = false }
    /// Nothing.
    public init<T: Hashable>() where Value == T? { initial = nil }
    /// What has it.
    public var wrappedValue: Value {
        get { initial }
        nonmutating set {}
    }
    /// The wrapper, for `focused`.
    public var projectedValue: FocusState<Value> { self }
}

/// Fingers: there are none, so that all of this changes nothing.
nonisolated extension View {
    /// Does something when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        self
    }
    /// Does something when the view is tapped, told where.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View { self }
    /// Does something when a finger stays on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Does something when a finger stays on the view.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View { self }
    /// Does something when fingers do something.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self
    }
    /// Does something when fingers do something, where it may.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
    /// Does something when fingers do something, where it may.
    public func gesture<T: Gesture>(
        _ gesture: T,
        name: String,
        isEnabled: Bool = true
    ) -> some View { self }
    /// Does something when fingers do something, beside what those below do.
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View { self }
    /// Does something when fingers do something, before those below.
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View { self }
    /// Whether fingers reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Where fingers reach the view.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Does something when a pointer is over the view.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// What has the keyboard.
    public func focused(_ condition: FocusState<Bool>) -> some View { self }
    /// What has the keyboard.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>,
        equals value: Value
    ) -> some View { self }
    /// Does something when a line is written.
    public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
    /// Does something where a pointer is over the view.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// Where fingers of some kinds reach the view.
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View { self }
}

/// Where a pointer is.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// Over the view.
    case active(CGPoint)
    /// Elsewhere.
    case ended
}

/// What a shape of a view's content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Kinds by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For fingers.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// For what is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// For menus.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// For pointers.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
