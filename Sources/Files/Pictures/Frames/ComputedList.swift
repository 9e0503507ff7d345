/// A list whose elements are computed when they are read.
///
/// A run may have hundreds of thousands of frames. Computing their descriptions on access avoids
/// storing them.
public struct ComputedList<Element: Sendable>: RandomAccessCollection, Sendable {
    /// The number of elements.
    public let count: Int
    private let element: @Sendable (Int) -> Element

    /// Creates a list of `count` elements.
    ///
    /// - Parameters:
    ///   - count: At least 0.
    ///   - element: Returns the element at an index. Called from any thread. Must return the same
    ///     element at each call.
    public init(count: Int, element: @escaping @Sendable (Int) -> Element) {
        self.count = count
        self.element = element
    }

    /// Creates a list with the elements of another collection.
    public init(_ elements: some RandomAccessCollection<Element> & Sendable) {
        if let list = elements as? Self {
            self = list
        } else {
            let elements = Array(elements)
            self.init(count: elements.count) { elements[$0] }
        }
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { count }

    /// The element at `index`. It is computed at every access.
    public subscript(index: Int) -> Element {
        precondition((0..<count).contains(index), "the index is out of bounds")
        return element(index)
    }
}

extension ComputedList: Equatable where Element: Equatable {
    /// Whether both lists have equal elements in the same order.
    public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
