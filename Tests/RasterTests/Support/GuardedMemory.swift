/// Memory for a kernel between guards, which show whether the kernel wrote outside it.
final class GuardedMemory<Element: BitwiseCopyable> {
    /// The address of the first element.
    let pointer: UnsafeMutablePointer<Element>
    /// The number of elements.
    let count: Int
    private let base: UnsafeMutableRawPointer
    private let byteCount: Int

    /// The size of a guard in bytes, more than any kernel reads or writes at once.
    private static var margin: Int { 256 }
    private static var guardByte: UInt8 { 0xA5 }

    /// Creates memory with a copy of `elements`.
    init(_ elements: [Element]) {
        count = elements.count
        byteCount = count * MemoryLayout<Element>.stride + 2 * Self.margin
        base = .allocate(byteCount: byteCount, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: Self.guardByte, count: byteCount)
        pointer = (base + Self.margin).bindMemory(to: Element.self, capacity: count)
        pointer.initialize(from: elements, count: count)
    }

    /// Creates memory with `count` copies of `element`.
    convenience init(count: Int, of element: Element) {
        self.init([Element](repeating: element, count: count))
    }

    deinit { base.deallocate() }

    /// The elements.
    var elements: [Element] { Array(UnsafeBufferPointer(start: pointer, count: count)) }

    /// Whether both guards are unchanged.
    var isIntact: Bool {
        let bytes = UnsafeRawBufferPointer(start: base, count: byteCount)
        return [bytes.prefix(Self.margin), bytes.suffix(Self.margin)]
            .allSatisfy { $0.allSatisfy { $0 == Self.guardByte } }
    }

    /// The element at `index`, which must be within the memory.
    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return pointer[index]
        }
        set {
            precondition(index >= 0 && index < count)
            pointer[index] = newValue
        }
    }
}
