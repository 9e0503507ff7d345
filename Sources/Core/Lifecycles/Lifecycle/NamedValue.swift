/// A lifecycle's value at an instant, for JSON output and tables.
public struct NamedValue: Equatable, Sendable {
    /// The types of values.
    public enum Value: Equatable, Sendable {
        /// A number, in the unit of the value.
        case number(Double)
        /// A condition that is true or false.
        case flag(Bool)
        /// Several numbers with the headings of their columns in a table.
        case numbers([Double], labels: [String])
    }

    /// The name in JSON and tables.
    public var name: String
    /// The value at that instant.
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
