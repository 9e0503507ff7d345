/// A dictionary from names to values.
///
/// All specialisations share one dictionary type for the names, which makes programs smaller than
/// `[String: Value]`.
package struct NamedValues<Value> {
    private var indices: [String: Int] = [:]
    private var values: [Value?] = []

    /// Creates an empty dictionary.
    package init() {}

    /// The number of names with a value.
    package var count: Int { values.reduce(0) { $1 == nil ? $0 : $0 + 1 } }

    /// The value for a name, or `nil` if the name has none.
    package subscript(name: String) -> Value? {
        get { indices[name].flatMap { values[$0] } }
        set {
            if let index = indices[name] {
                values[index] = newValue
            } else {
                indices[name] = values.count
                values.append(newValue)
            }
        }
    }
}

extension NamedValues: Sendable where Value: Sendable {}
