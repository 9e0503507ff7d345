/// A syntax error in JSON text, with its position.
public struct JSONError: Error, Equatable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The byte within the line, counted from 1.
    public let column: Int
    /// The message, without the position.
    public let reason: String

    /// Creates an error at a position.
    public init(line: Int, column: Int, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}

extension JSONError: CustomStringConvertible {
    /// The message after its position: `line:column: reason`.
    public var description: String { "\(line):\(column): \(reason)" }
}
