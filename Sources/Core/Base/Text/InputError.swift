/// An error in the user's input, with a message for the user.
package struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The message. It says what is wrong and what is allowed, with one line for each problem.
    package let description: String

    /// Creates an error from a message and an optional hint, which follows after a semicolon.
    package init(_ message: String, hint: String? = nil) {
        description = message + (hint.map { "; \($0)" } ?? "")
    }
}
