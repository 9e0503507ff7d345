import Base

/// A parameter's new value, as `-P lineWidth=6` gives it.
package struct Assignment: Equatable, Sendable {
    /// The parameter.
    package let name: String
    /// What it is set to, as text.
    package let value: String

    /// A value for a parameter.
    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Reads `name=value`.
    package init(parsing text: String) throws(InputError) {
        guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
            throw InputError("write it as name=value, such as lineWidth=6")
        }
        name = String(text[..<sign])
        value = String(text[text.index(after: sign)...])
    }
}
