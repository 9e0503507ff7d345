/// A list of plain values for the innermost loops, without bounds checks.
///
/// Memory is only released at the end, so that a buffer that is reused from frame to frame soon
/// stops growing. The caller guarantees that indices are valid; only debug builds check them. One
/// thread owns a buffer. The state is behind one pointer, so that no access needs an exclusivity
/// check.
@safe package final class GrowingBuffer<Element: BitwiseCopyable> {
    @unsafe private struct State {
        var base: UnsafeMutablePointer<Element>
        var capacity: Int
        var count: Int
    }

    private let state: UnsafeMutablePointer<State>

    init() {
        unsafe state = .allocate(capacity: 1)
        let base = UnsafeMutablePointer<Element>.allocate(capacity: 64)
        unsafe state.initialize(to: State(base: base, capacity: 64, count: 0))
    }

    deinit {
        unsafe state.pointee.base.deallocate()
        unsafe state.deallocate()
    }

    /// The number of elements.
    @inline(__always)
    package var count: Int { unsafe state.pointee.count }

    /// The element at `index`, which must be within `0..<count`.
    @inline(__always)
    @unsafe package subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return unsafe state.pointee.base[index]
        }
        set {
            assert(index >= 0 && index < count)
            unsafe state.pointee.base[index] = newValue
        }
    }

    /// Appends an element.
    @inline(__always)
    func append(_ element: Element) {
        let count = self.count
        if unsafe count == state.pointee.capacity { grow(to: 2 * count) }
        unsafe (state.pointee.base + count).initialize(to: element)
        unsafe state.pointee.count = count + 1
    }

    /// Removes all elements but retains the memory.
    @inline(__always)
    func removeAll() {
        unsafe state.pointee.count = 0
    }

    /// Removes the last element. The list must not be empty.
    @inline(__always)
    func removeLast() {
        assert(count > 0)
        unsafe state.pointee.count -= 1
    }

    /// Extends the list to its capacity, which is at least `count`. New elements are undefined.
    func grow(count: Int) {
        if unsafe count > state.pointee.capacity { grow(to: 2 * count) }
        unsafe state.pointee.count = max(state.pointee.capacity, count)
    }

    /// Extends the list to its capacity, which is at least `count`. All elements become undefined.
    func renew(count: Int) {
        // Removed elements need not be copied.
        removeAll()
        grow(count: count)
    }

    /// Resizes the list. New elements are undefined.
    @inline(__always)
    func resize(count: Int) {
        if unsafe count > state.pointee.capacity { grow(to: 2 * count) }
        unsafe state.pointee.count = count
    }

    /// Appends the elements of another list.
    func append(_ other: GrowingBuffer) {
        let start = count
        resize(count: start + other.count)
        unsafe (pointer + start).update(from: other.pointer, count: other.count)
    }

    /// Appends the elements of another list in reverse order.
    func appendReversed(_ other: GrowingBuffer) {
        let start = count
        resize(count: start + other.count)
        let (target, source) = (view, other.view)
        for i in 0..<source.count {
            unsafe target[start &+ i] = unsafe source[source.count &- 1 &- i]
        }
    }

    /// Replaces the contents by `count` copies of `value`.
    func reset(count: Int, to value: Element) {
        if unsafe count > state.pointee.capacity { grow(to: 2 * count) }
        unsafe state.pointee.base.initialize(repeating: value, count: count)
        unsafe state.pointee.count = count
    }

    /// The address of the first element. Valid until the list grows.
    @inline(__always)
    @unsafe var pointer: UnsafeMutablePointer<Element> { unsafe state.pointee.base }

    @inline(never)
    private func grow(to capacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        unsafe larger.update(from: state.pointee.base, count: count)
        unsafe state.pointee.base.deallocate()
        unsafe state.pointee.base = larger
        unsafe state.pointee.capacity = capacity
    }
}
