/// Why a text is not a colour.
public struct ColorSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position of the first character that does not fit, counted from 0.
    public let index: Int
    /// What is wrong there.
    public let message: String
    /// What is allowed instead, or the nearest name.
    public let hint: String

    /// The message and the hint in one line; `index` is for whoever can point to it.
    public var description: String { "\(message); \(hint)" }
}
