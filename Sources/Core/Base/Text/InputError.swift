/// Something that the user asked for and that cannot be, in words for the user.
package struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, and what is allowed; a line for each problem.
    package let description: String

    /// What is wrong, and a guess at what was meant.
    package init(_ message: String, hint: String? = nil) {
        description = message + (hint.map { "; \($0)" } ?? "")
    }
}
