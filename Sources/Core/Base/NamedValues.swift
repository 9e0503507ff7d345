/// Values by name, found by one table of names whatever the values are.
package struct NamedValues<Value> {
    private var indices: [String: Int] = [:]
    private var values: [Value?] = []

    /// No values.
    package init() {}

    /// How many values there are.
    package var count: Int { values.reduce(0) { $1 == nil ? $0 : $0 + 1 } }

    /// The value of a name; nil for none.
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
