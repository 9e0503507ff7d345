/// A list of plain values for the innermost loops: elements are reached without checks.
///
/// Memory is never given back before the end, so that a buffer reused from frame to frame settles.
/// Indices are the caller's promise; debug builds check them.
@safe struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    /// How many elements there are.
    private(set) var count = 0

    init() {
        capacity = 64
        unsafe base = .allocate(capacity: capacity)
    }

    deinit {
        unsafe base.deallocate()
    }

    /// The element at `index`, which must be within `0..<count`.
    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return unsafe base[index]
        }
        set {
            assert(index >= 0 && index < count)
            unsafe base[index] = newValue
        }
    }

    /// Adds an element at the end.
    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: 2 * capacity) }
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Takes all elements out.
    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    /// Makes the list `count` times `value`.
    mutating func reset(count: Int, to value: Element) {
        if count > capacity { grow(to: max(count, 2 * capacity)) }
        unsafe base.initialize(repeating: value, count: count)
        self.count = count
    }

    /// Calls `body` with the elements' memory.
    @inline(__always)
    mutating func withPointer<Result>(
        _ body: (UnsafeMutablePointer<Element>) -> Result
    ) -> Result {
        unsafe body(base)
    }

    private mutating func grow(to newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        unsafe larger.update(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = larger
        capacity = newCapacity
    }
}
