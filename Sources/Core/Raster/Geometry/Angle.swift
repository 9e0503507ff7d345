/// An angle, positive clockwise, because y points down.
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// Creates an angle from radians.
    public static func radians(_ value: Double) -> Angle { Angle(radians: value) }

    /// Creates an angle from degrees.
    public static func degrees(_ value: Double) -> Angle {
        Angle(radians: value * (Double.pi / 180))
    }

    /// Creates an angle from turns; 1 is a full turn.
    public static func turns(_ value: Double) -> Angle {
        Angle(radians: value * (2 * Double.pi))
    }

    /// An angle of 0.
    public static let zero = Angle(radians: 0)

    /// The angle in degrees.
    public var degrees: Double { radians * (180 / Double.pi) }

    /// The angle in turns; 1 is a full turn.
    public var turns: Double { radians / (2 * Double.pi) }

    private init(radians: Double) { self.radians = radians }

    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians + right.radians)
    }

    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle {
        Angle(radians: left.radians - right.radians)
    }

    /// Returns the angle with its sign flipped.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    /// Returns the angle multiplied by `factor`.
    public static func * (angle: Angle, factor: Double) -> Angle {
        Angle(radians: angle.radians * factor)
    }

    /// Whether the left angle is smaller; counter-clockwise angles are negative.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}
