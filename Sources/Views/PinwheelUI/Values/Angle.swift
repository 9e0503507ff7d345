/// An angle; positive ones turn clockwise, as y points down.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// No angle.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No angle.
    public static let zero = Angle()

    /// The radians, 128 times as large: what springs measure their rest by.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }

    /// The smaller one comes first.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    /// The sum.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians + rhs.radians) }
    /// The difference.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians - rhs.radians) }
    /// The same angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }
    /// The angle `rhs` times.
    public static func * (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians * rhs) }
    /// The angle's part.
    public static func / (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians / rhs) }
    /// Adds an angle.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    /// Takes an angle away.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}
