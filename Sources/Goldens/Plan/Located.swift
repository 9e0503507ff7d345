/// A value that a plan gives, and where it gives it.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value.
    package var value: Value
    /// The line in the plan, from 1; 0 where it is in none.
    package var line: Int
    /// The column in the plan, from 1; 0 where it is in none.
    package var column: Int

    /// A value, at a location if there is one.
    package init(_ value: Value, line: Int = 0, column: Int = 0) {
        self.value = value
        self.line = line
        self.column = column
    }
}
