/// A list whose elements are computed when they are read.
///
/// A run may have hundreds of thousands of frames. A list of what they show takes no memory for
/// each of them if it is computed from something smaller.
public struct ComputedList<Element: Sendable>: RandomAccessCollection, Sendable {
    /// The number of elements.
    public let count: Int
    private let element: @Sendable (Int) -> Element

    /// A list of `count` elements.
    ///
    /// - Parameters:
    ///   - count: At least 0.
    ///   - element: Returns the element at an index from 0. Called from any thread. Must always
    ///     return the same element for an index.
    public init(count: Int, element: @escaping @Sendable (Int) -> Element) {
        self.count = count
        self.element = element
    }

    /// The elements of another collection.
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

    /// The element at `index`, computed at every call.
    public subscript(index: Int) -> Element {
        precondition((0..<count).contains(index), "the index is out of bounds")
        return element(index)
    }
}

extension ComputedList: Equatable where Element: Equatable {
    /// Whether both have equal elements in the same order.
    public static func == (one: Self, other: Self) -> Bool { one.elementsEqual(other) }
}
