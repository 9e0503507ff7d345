/// An angle, positive clockwise (y runs down); kept in radians and built by unit.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// An angle of so many radians.
    public static func radians(_ value: Double) -> Angle { Angle(radians: value) }

    /// An angle of so many degrees; 360 make a turn.
    public static func degrees(_ value: Double) -> Angle {
        Angle(radians: value * (Double.pi / 180))
    }

    /// An angle of so many whole turns.
    public static func turns(_ value: Double) -> Angle {
        Angle(radians: value * (2 * Double.pi))
    }

    /// No turn at all.
    public static let zero = Angle(radians: 0)

    /// The angle in degrees.
    public var degrees: Double { radians * (180 / Double.pi) }

    /// The angle in whole turns.
    public var turns: Double { radians / (2 * Double.pi) }

    private init(radians: Double) { self.radians = radians }

    /// The sum of two turns.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// The turn that leads from `right` to `left`.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// As far the other way.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// The turn repeated `factor` times.
    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }

    /// Whether the left turn is the smaller one, counter-clockwise turns being negative.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
