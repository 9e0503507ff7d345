import Platform

/// Why a golden cannot be read, compared or written: the location, the reason, what to do about it.
public struct GoldenError: Error, Equatable, Sendable {
    /// The file; nil where no file is at fault.
    public let path: String?
    /// The line, from 1; nil where it is the whole file.
    public let line: Int?
    /// What is wrong.
    public let reason: String
    /// What the user can do, if there is something to say.
    public let hint: String?

    /// A refusal, at a location if there is one.
    public init(_ reason: String, path: String? = nil, line: Int? = nil, hint: String? = nil) {
        self.path = path
        self.line = line
        self.reason = reason
        self.hint = hint
    }

    /// A refusal of the file system's, which names its file itself.
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
    /// What `body` gives, the file system's refusals turned into these.
    static func wrapping<Value: ~Copyable>(
        _ body: () throws(FileError) -> Value
    ) throws(GoldenError) -> Value {
        do { return try body() } catch { throw GoldenError(error) }
    }
}
