/// Where and why a text is not JSON.
public struct JSONError: Error, Equatable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The byte in the line, from 1.
    public let column: Int
    /// What is wrong there.
    public let reason: String

    /// An error at a position.
    public init(line: Int, column: Int, reason: String) {
        self.line = line
        self.column = column
        self.reason = reason
    }
}

extension JSONError: CustomStringConvertible {
    /// "line:column: reason".
    public var description: String { "\(line):\(column): \(reason)" }
}
