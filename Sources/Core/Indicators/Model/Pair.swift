/// Two numbers that belong together: right and down, or width and height, in points.
public struct Pair: Equatable, Sendable {
    /// The first: right, or the width.
    public var x: Setting<Double>
    /// The second: down, or the height.
    public var y: Setting<Double>

    /// Two numbers.
    public init(_ x: Setting<Double>, _ y: Setting<Double>) {
        self.x = x
        self.y = y
    }
}

/// Two numbers for the axes, driven together or each by itself.
public indirect enum DrivenPair: Equatable, Sendable {
    /// Both at once.
    case joint(Driven<Pair>)
    /// Each axis by itself; nil for the default.
    case axes(x: Driven<Double>?, y: Driven<Double>?)
    /// The same number for both axes.
    case equal(Driven<Double>)
    /// A pair for each word of a choice.
    case choice(Choice<DrivenPair>)

    /// The same pair always.
    public init(_ x: Setting<Double>, _ y: Setting<Double>) {
        self = .joint(.constant(Pair(x, y)))
    }
}

extension DrivenPair: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// The same number for both axes.
    public init(integerLiteral value: Int) { self = .equal(.constant(Double(value))) }

    /// The same number for both axes.
    public init(floatLiteral value: Double) { self = .equal(.constant(value)) }
}

extension Setting where Value == Pair {
    /// Two numbers.
    public static func pair(_ x: Setting<Double>, _ y: Setting<Double>) -> Setting {
        .constant(Pair(x, y))
    }
}

extension Setting where Value == Layer.Anchor {
    /// A point of the layer's frame.
    public static func unit(_ point: UnitPoint) -> Setting { .constant(.unit(point)) }

    /// Points from the layer's centre.
    public static func points(_ x: Setting<Double>, _ y: Setting<Double>) -> Setting {
        .constant(.points(.pair(x, y)))
    }
}

extension Driven where Value == Layer.Anchor {
    /// A point of the layer's frame.
    public static func unit(_ point: UnitPoint) -> Driven { .constant(.unit(point)) }

    /// Points from the layer's centre.
    public static func points(_ x: Setting<Double>, _ y: Setting<Double>) -> Driven {
        .constant(.points(.pair(x, y)))
    }
}

extension Driven where Value == Pair {
    /// Two numbers.
    public static func pair(_ x: Setting<Double>, _ y: Setting<Double>) -> Driven {
        .constant(Pair(x, y))
    }
}

/// A point of a frame: 0, 0 is its top left corner and 1, 1 the opposite one.
public struct UnitPoint: Equatable, Sendable {
    /// The share of the width.
    public var x: Setting<Double>
    /// The share of the height.
    public var y: Setting<Double>

    /// The frame's middle.
    public static let center = UnitPoint(0.5, 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(0.5, 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(0.5, 1)
    /// The middle of the left side.
    public static let leading = UnitPoint(0, 0.5)
    /// The middle of the right side.
    public static let trailing = UnitPoint(1, 0.5)
    /// The upper left corner.
    public static let topLeading = UnitPoint(0, 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(1, 0)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(0, 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(1, 1)

    /// A point by its shares of width and height.
    public init(_ x: Setting<Double>, _ y: Setting<Double>) {
        self.x = x
        self.y = y
    }

    /// The points with names, which are SwiftUI's.
    package static let named: [(name: String, point: UnitPoint)] = [
        ("center", center), ("top", top), ("bottom", bottom), ("leading", leading),
        ("trailing", trailing), ("topLeading", topLeading), ("topTrailing", topTrailing),
        ("bottomLeading", bottomLeading), ("bottomTrailing", bottomTrailing),
    ]
}
