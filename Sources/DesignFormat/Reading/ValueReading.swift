import Indicators

/// How one kind of value is read where it may also be driven.
struct ValueReading<Value: Hashable & Sendable>: Sendable {
    /// Whether a list or a map is one value and not a course of values.
    var isSingle: @Sendable (YAMLNode) -> Bool
    /// One value, or nil with a problem.
    var read: @Sendable (DesignReader, YAMLNode) -> Value?
}

extension ValueReading where Value == Double {
    /// A number within a range.
    static func number(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(isSingle: { _ in false }, read: { $0.number($1, bounds) })
    }
}

extension ValueReading where Value == Pair {
    /// Two numbers within a range.
    static func pair(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(
            isSingle: { node in
                // A list of lists is a course of pairs.
                node.items.map { items in !items.contains { $0.items != nil } } ?? false
            },
            read: { $0.plainPair($1, bounds) }
        )
    }
}

extension ValueReading where Value == ColorValue {
    /// A colour.
    static let color = ValueReading(
        isSingle: { node in
            node.entries?.contains { $0.key == "light" || $0.key == "dark" } ?? false
        },
        read: { $0.color($1) }
    )
}
