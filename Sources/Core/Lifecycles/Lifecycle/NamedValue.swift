/// A value of a lifecycle at a moment, for programs and tables.
public struct NamedValue: Equatable, Sendable {
    /// What the value may be.
    public enum Value: Equatable, Sendable {
        /// A number.
        case number(Double)
        /// Whether something is so.
        case flag(Bool)
        /// Numbers in order, each with what it is called in a table's column.
        case numbers([Double], labels: [String])
    }

    /// The name.
    public var name: String
    /// The value.
    public var value: Value

    static func number(_ name: String, _ value: Double) -> NamedValue {
        NamedValue(name: name, value: .number(value))
    }

    static func flag(_ name: String, _ value: Bool) -> NamedValue {
        NamedValue(name: name, value: .flag(value))
    }

    static func numbers(
        _ name: String,
        _ values: [Double],
        labels: [String]
    ) -> NamedValue {
        NamedValue(name: name, value: .numbers(values, labels: labels))
    }
}
