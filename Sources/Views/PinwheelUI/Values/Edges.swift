import Foundation

/// A direction: across or down.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// Across.
    case horizontal
    /// Down.
    case vertical

    /// Some of the directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each direction.
        public let rawValue: Int8
        /// Directions by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Across.
        public static let horizontal = Set(rawValue: 1)
        /// Down.
        public static let vertical = Set(rawValue: 2)
    }
}

/// A side of a frame.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper side.
    case top
    /// The side at which lines begin: the left.
    case leading
    /// The lower side.
    case bottom
    /// The side at which lines end: the right.
    case trailing

    /// Some of the sides.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each side.
        public let rawValue: Int8
        /// Sides by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The upper side.
        public static let top = Set(.top)
        /// The left side.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The right side.
        public static let trailing = Set(.trailing)
        /// All sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// Distances from the sides of a frame, in points.
public struct EdgeInsets: Hashable, Sendable, Animatable {
    /// From the upper side.
    public var top: CGFloat
    /// From the left side.
    public var leading: CGFloat
    /// From the lower side.
    public var bottom: CGFloat
    /// From the right side.
    public var trailing: CGFloat

    /// No distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// Distances from each side.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance from some sides.
    init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0,
            leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0,
            trailing: edges.contains(.trailing) ? length : 0
        )
    }

    /// The distances.
    public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    {
        get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
        set {
            (top, leading) = (newValue.first.first, newValue.first.second)
            (bottom, trailing) = (newValue.second.first, newValue.second.second)
        }
    }

    /// How much wider and higher a frame with these distances is.
    var size: CGSize { CGSize(width: leading + trailing, height: top + bottom) }
}
