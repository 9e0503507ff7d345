import Foundation

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
    /// A finger that moves at least so far, in points.
    @_disfavoredOverload
    public init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {}
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

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What both tell.
    public struct Value {
        /// What the first tells.
        public var first: First.Value?
        /// What the second tells.
        public var second: Second.Value?
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is told.
    @frozen public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The second goes on.
        case second(First.Value, Second.Value?)
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// What is told.
    @frozen public enum Value {
        /// The first goes on.
        case first(First.Value)
        /// The second goes on.
        case second(Second.Value)
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Two gestures.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A tap, told where.
public struct SpatialTapGesture: Gesture {
    /// Where it was.
    public struct Value: Equatable, Sendable {
        /// Where it was.
        public var location: CGPoint
    }
    /// So many taps.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
    /// What is told.
    public struct Value: Equatable, Sendable {
        /// The angle.
        public var rotation: Angle
    }
    /// Fingers that turn by at least so much.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
