import Base

/// A parameter's new value from the command line, such as `-P lineWidth=6`.
package struct Assignment: Equatable, Sendable {
    /// The name of the parameter.
    package let name: String
    /// The value as text.
    package let value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Parses `name=value`.
    package init(parsing text: String) throws(InputError) {
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
            throw InputError("expected name=value, such as lineWidth=6")
        }
        name = String(text[..<sign])
        value = String(text[text.index(after: sign)...])
    }
}
