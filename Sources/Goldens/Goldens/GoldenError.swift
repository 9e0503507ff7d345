import Platform

/// An error when a golden is read, compared or written: the location, the reason, and a hint.
public struct GoldenError: Error, Equatable, Sendable {
    /// The file, or `nil` if the error is not about a file.
    public let path: String?
    /// The line, from 1, or `nil` if the error is not about a line.
    public let line: Int?
    /// The reason, worded to follow the location in a message.
    public let reason: String
    /// A suggestion for the user, or `nil`.
    public let hint: String?

    /// Creates an error, with its location if there is one.
    public init(_ reason: String, path: String? = nil, line: Int? = nil, hint: String? = nil) {
        self.path = path
        self.line = line
        self.reason = reason
        self.hint = hint
    }

    /// Wraps an error of the file system, whose description already contains the path.
    init(_ error: FileError) {
        self.init(error.description)
    }
}

extension GoldenError: CustomStringConvertible {
    /// One line for the user: `path:line: reason; hint`.
    public var description: String {
        var text = ""
        if let path { text += line.map { "\(path):\($0): " } ?? "\(path): " }
        return text + reason + (hint.map { "; \($0)" } ?? "")
    }
}

extension GoldenError {
    /// Returns the result of `body`. A `FileError` is rethrown as a `GoldenError`.
    static func wrapping<Value: ~Copyable>(
        _ body: () throws(FileError) -> Value
    ) throws(GoldenError) -> Value {
        do { return try body() } catch { throw GoldenError(error) }
    }
}
