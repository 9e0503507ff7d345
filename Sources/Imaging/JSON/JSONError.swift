/// Where and why a text is not JSON.
public struct JSONError: Error, Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The byte in the line, from 1.
    public let column: Int
    /// What is wrong there.
    public let reason: String
}

extension JSONError: CustomStringConvertible {
    /// "line:column: reason".
    public var description: String { "\(line):\(column): \(reason)" }
}
