import Foundation

/// What fingers can do: here they do nothing.
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
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
    public func simultaneously<Other: Gesture>(with other: Other) -> _InertGesture<Value> {
        _InertGesture()
    }
    /// One after the other.
    public func sequenced<Other: Gesture>(before other: Other) -> _InertGesture<Value> {
        _InertGesture()
    }
    /// One or the other.
    public func exclusively<Other: Gesture>(before other: Other) -> _InertGesture<Value> {
        _InertGesture()
    }
}

/// A value while a gesture goes on: always its first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value
    /// A value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A value that is set back with a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.wrappedValue = wrappedValue
    }
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

/// A tap.
public struct TapGesture: Gesture {
    /// Where it was.
    public typealias Value = Void
    /// So many taps.
    public init(count: Int = 1) {}
}

/// A finger that stays.
public struct LongPressGesture: Gesture {
    /// Whether it has stayed.
    public typealias Value = Bool
    /// A finger that stays for so long, in seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A finger that moves.
public struct DragGesture: Gesture {
    /// Where it is and was.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it will come to rest.
        public var predictedEndLocation: CGPoint { location }
        /// How far it will come.
        public var predictedEndTranslation: CGSize { translation }
        /// How fast it is, in points a second.
        public var velocity: CGSize { .zero }
    }
    /// A finger that moves at least so far, in points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Two fingers that part.
public struct MagnifyGesture: Gesture {
    /// How much farther apart they are.
    public struct Value: Equatable, Sendable {
        /// The factor.
        public var magnification: CGFloat
    }
    /// Fingers that part by at least so much.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that part.
public struct MagnificationGesture: Gesture {
    /// The factor.
    public typealias Value = CGFloat
    /// Fingers that part by at least so much.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
    /// The angle.
    public typealias Value = Angle
    /// Fingers that turn by at least so much.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt32
    /// Gestures by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none = GestureMask([])
    /// The view's.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those below.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
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
    /// Does something when fingers do something.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        self
    }
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
}
