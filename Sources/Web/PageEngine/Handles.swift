/// A table of values that a page refers to by numeric handles. A handle is never reused.
struct Handles<Value> {
    private var values: [(handle: Int, value: Value)] = []
    private var last = 0

    /// The number of values.
    var count: Int { values.count }

    /// All values, in the order in which they were added.
    var all: [Value] { values.map { $0.value } }

    /// Adds a value and returns its handle, at least 1.
    mutating func add(_ value: Value) -> Int {
        last += 1
        values.append((last, value))
        return last
    }

    /// Removes a value.
    mutating func remove(_ handle: Int) { values.removeAll { $0.handle == handle } }

    /// The value of a handle, or `nil` after it was removed.
    subscript(handle: Int) -> Value? { values.first { $0.handle == handle }?.value }
}
