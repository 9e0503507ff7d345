/// What is wrong with SVG path data, and where.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// How many characters come before the fault; CR and LF are two.
    public let index: Int
    /// What stands there: a character or a number as written, or nil at the data's end.
    public let found: String?
    /// What may stand there, in words.
    public let expected: String

    /// One line: the point, what is there and what is allowed.
    public var description: String {
        let found = found.map { "“\($0)”" } ?? "the end"
        return "path data, character \(index + 1): found \(found), expected \(expected)"
    }
}
