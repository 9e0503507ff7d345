/// An angle, clockwise on the screen if positive.
public struct Angle: Hashable, Comparable, Sendable, Animatable {
    public var radians: Double
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * (.pi / 180) }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static let zero = Angle()

    /// The radians multiplied by 128, as in SwiftUI. Springs end at a fixed threshold, which is too
    /// coarse for radians.
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }

    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    public static func + (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians + rhs.radians) }
    public static func - (lhs: Angle, rhs: Angle) -> Angle { .radians(lhs.radians - rhs.radians) }
    public static prefix func - (angle: Angle) -> Angle { .radians(-angle.radians) }
    public static func * (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians * rhs) }
    public static func / (lhs: Angle, rhs: Double) -> Angle { .radians(lhs.radians / rhs) }
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
}
