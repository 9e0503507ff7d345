/// A pair of numbers: an offset to the right and down, or a width and height, in points.
public struct Pair: Equatable, Sendable {
    /// The offset to the right, or the width.
    public var x: Setting<Double>
    /// The offset down, or the height.
    public var y: Setting<Double>

    /// Creates a pair.
    public init(_ x: Setting<Double>, _ y: Setting<Double>) {
        self.x = x
        self.y = y
    }
}

/// A pair of numbers whose axes are driven together or separately.
public indirect enum DrivenPair: Equatable, Sendable {
    /// Both axes together.
    case joint(Driven<Pair>)
    /// Each axis separately. `nil` is the default of the axis.
    case axes(x: Driven<Double>?, y: Driven<Double>?)
    /// A single number for both axes.
    case equal(Driven<Double>)
    /// A pair for each option of a choice.
    case choice(Choice<DrivenPair>)

    /// Creates a constant pair.
    public init(_ x: Setting<Double>, _ y: Setting<Double>) {
        self = .joint(.constant(Pair(x, y)))
    }
}

extension DrivenPair: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a number for both axes.
    public init(integerLiteral value: Int) { self = .equal(.constant(Double(value))) }

    /// Creates a number for both axes.
    public init(floatLiteral value: Double) { self = .equal(.constant(value)) }
}

extension Setting where Value == Pair {
    /// Returns a constant pair.
    public static func pair(_ x: Setting<Double>, _ y: Setting<Double>) -> Setting {
        .constant(Pair(x, y))
    }
}

extension Setting where Value == Layer.Anchor {
    /// Returns a point of the layer's frame.
    public static func unit(_ point: UnitPoint) -> Setting { .constant(.unit(point)) }

    /// Returns an offset from the layer's centre, in points.
    public static func points(_ x: Setting<Double>, _ y: Setting<Double>) -> Setting {
        .constant(.points(.pair(x, y)))
    }
}

extension Driven where Value == Layer.Anchor {
    /// Returns a point of the layer's frame.
    public static func unit(_ point: UnitPoint) -> Driven { .constant(.unit(point)) }

    /// Returns an offset from the layer's centre, in points.
    public static func points(_ x: Setting<Double>, _ y: Setting<Double>) -> Driven {
        .constant(.points(.pair(x, y)))
    }
}

extension Driven where Value == Pair {
    /// Returns a constant pair.
    public static func pair(_ x: Setting<Double>, _ y: Setting<Double>) -> Driven {
        .constant(Pair(x, y))
    }
}

/// A point of a frame, in fractions of its size: (0, 0) is the top left corner and (1, 1) the
/// bottom right one.
public struct UnitPoint: Equatable, Sendable {
    /// The fraction of the width.
    public var x: Setting<Double>
    /// The fraction of the height.
    public var y: Setting<Double>

    /// The centre of the frame.
    public static let center = UnitPoint(0.5, 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(0.5, 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(0.5, 1)
    /// The middle of the left edge.
    public static let leading = UnitPoint(0, 0.5)
    /// The middle of the right edge.
    public static let trailing = UnitPoint(1, 0.5)
    /// The top left corner.
    public static let topLeading = UnitPoint(0, 0)
    /// The top right corner.
    public static let topTrailing = UnitPoint(1, 0)
    /// The bottom left corner.
    public static let bottomLeading = UnitPoint(0, 1)
    /// The bottom right corner.
    public static let bottomTrailing = UnitPoint(1, 1)

    /// Creates a point from fractions of the width and height.
    public init(_ x: Setting<Double>, _ y: Setting<Double>) {
        self.x = x
        self.y = y
    }

    /// The named points, with SwiftUI's names.
    package static let named: [(name: String, point: UnitPoint)] = [
        ("center", center), ("top", top), ("bottom", bottom), ("leading", leading),
        ("trailing", trailing), ("topLeading", topLeading), ("topTrailing", topTrailing),
        ("bottomLeading", bottomLeading), ("bottomTrailing", bottomTrailing),
    ]
}
