import Testing

/// The arguments of a parameterised test's case.
///
/// The testing library has no public way to them, so its values are reflected; should they look
/// different some day, there are none, and tests must name their goldens.
enum CaseArguments {
    /// The values in the order of the parameters; none where they cannot be found.
    static func values(of testCase: Test.Case) -> [Any] {
        guard let list = child("arguments", of: testCase, depth: 4) else { return [] }
        let arguments = Mirror(reflecting: list).children.map(\.value)
        let values = arguments.compactMap { child("value", of: $0, depth: 1) }
        return values.count == arguments.count ? values : []
    }

    /// The first child with a label, the nearest level first.
    private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
        guard depth > 0 else { return nil }
        let children = Mirror(reflecting: value).children
        if let found = children.first(where: { $0.label == label }) { return found.value }
        for next in children {
            if let found = child(label, of: next.value, depth: depth - 1) { return found }
        }
        return nil
    }
}
