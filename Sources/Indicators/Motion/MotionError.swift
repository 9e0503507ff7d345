/// Why a curve, a spring or an easing cannot be made from the numbers or the name given.
public struct MotionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what was found.
    public let message: String
    /// What is allowed instead, or the nearest name.
    public let hint: String

    /// An error with its way out.
    public init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    /// The message and the hint in one line.
    public var description: String { "\(message); \(hint)" }
}
