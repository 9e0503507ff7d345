/// Values by numbers, which a page has in place of the values; a number is never used twice.
struct Handles<Value> {
    private var values: [(handle: Int, value: Value)] = []
    private var last = 0

    /// How many values are held.
    var count: Int { values.count }

    /// All values that are held.
    var all: [Value] { values.map { $0.value } }

    /// Holds a value; its number, from 1.
    mutating func add(_ value: Value) -> Int {
        last += 1
        values.append((last, value))
        return last
    }

    /// Lets go of a value.
    mutating func remove(_ handle: Int) { values.removeAll { $0.handle == handle } }

    /// The value of a number; nil once it was let go.
    subscript(handle: Int) -> Value? { values.first { $0.handle == handle }?.value }
}
