/// Memory for a kernel between guards, which tell whether it wrote beside it.
final class GuardedMemory<Element: BitwiseCopyable> {
    /// Where the elements begin.
    let pointer: UnsafeMutablePointer<Element>
    /// For how many elements there is room.
    let count: Int
    private let base: UnsafeMutableRawPointer
    private let byteCount: Int

    /// The bytes of a guard, more than any kernel reads or writes at once.
    private static var margin: Int { 256 }
    private static var guardByte: UInt8 { 0xA5 }

    /// Memory that holds `elements`.
    init(_ elements: [Element]) {
        count = elements.count
        byteCount = count * MemoryLayout<Element>.stride + 2 * Self.margin
        base = .allocate(byteCount: byteCount, alignment: 64)
        base.initializeMemory(as: UInt8.self, repeating: Self.guardByte, count: byteCount)
        pointer = (base + Self.margin).bindMemory(to: Element.self, capacity: count)
        pointer.initialize(from: elements, count: count)
    }

    /// Memory that holds `count` times `element`.
    convenience init(count: Int, of element: Element) {
        self.init([Element](repeating: element, count: count))
    }

    deinit { base.deallocate() }

    /// What the memory holds.
    var elements: [Element] { Array(UnsafeBufferPointer(start: pointer, count: count)) }

    /// Whether nothing was written before or behind the memory.
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
