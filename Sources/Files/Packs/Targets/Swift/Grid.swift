/// The values of one thing in all appearances, and in all copies of the enclosing repetitions.
struct Grid<Value> {
    /// The values by appearance, then by copy. All appearances have the same number of copies.
    var values: [[Value]]
    /// The index of a copy in source code, such as `index`. Empty outside repetitions.
    var index = ""

    /// The value in the first appearance and copy.
    var first: Value { values[0][0] }

    /// The number of copies.
    var count: Int { values[0].count }

    /// All values.
    var all: [Value] { values.flatMap { $0 } }

    /// Returns the grid with each value replaced.
    func map<Other>(_ transform: (Value) -> Other) -> Grid<Other> {
        Grid<Other>(values: values.map { $0.map(transform) }, index: index)
    }

    /// Returns the grid with each value replaced, or `nil` if one has no replacement.
    func compactMap<Other>(_ transform: (Value) -> Other?) -> Grid<Other>? {
        let values = values.map { $0.compactMap(transform) }
        guard values.allSatisfy({ $0.count == count }) else { return nil }
        return Grid<Other>(values: values, index: index)
    }

    /// Returns a grid in which each value is replaced by several copies of an inner repetition.
    ///
    /// - Parameter name: The index of the inner copies in source code.
    func expanded<Other>(count: Int, index name: String, _ copies: (Value) -> [Other]) -> Grid<
        Other
    > {
        Grid<Other>(
            values: values.map { $0.flatMap(copies) },
            index: index.isEmpty
                ? name : "\(index.isSum ? "(\(index))" : index) * \(count) + \(name)"
        )
    }
}

extension String {
    /// Whether the expression is a sum.
    fileprivate var isSum: Bool { contains("+") }
}

extension Grid where Value: Keyable {
    /// The values of an animation over all sequences.
    static func curves(_ grid: Grid<Animated<Value>>, digits: Int = 5) -> Grid<Curve> {
        grid.map { Curve($0, digits: digits) }
    }
}
