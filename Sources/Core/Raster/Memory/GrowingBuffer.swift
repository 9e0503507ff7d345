/// A list of plain values for the innermost loops: elements are reached without checks.
///
/// Memory is never given back before the end, so that a buffer reused from frame to frame soon stops
/// growing.
/// Indices are the caller's promise, hence `unsafe`; debug builds check them. The list's state lies behind one
/// pointer, so that no access needs a check for exclusive use: one thread owns a buffer.
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

    /// How many elements there are.
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

    /// Adds an element at the end.
    @inline(__always)
    func append(_ element: Element) {
        let count = self.count
        if unsafe count == state.pointee.capacity { grow(to: 2 * count) }
        unsafe (state.pointee.base + count).initialize(to: element)
        unsafe state.pointee.count = count + 1
    }

    /// Takes all elements out.
    @inline(__always)
    func removeAll() {
        unsafe state.pointee.count = 0
    }

    /// Takes the last element out; there must be one.
    @inline(__always)
    func removeLast() {
        assert(count > 0)
        unsafe state.pointee.count -= 1
    }

    /// Makes the list at least `count` elements long, those that are new of any value.
    func grow(count: Int) {
        if unsafe count > state.pointee.capacity { grow(to: 2 * count) }
        unsafe state.pointee.count = max(state.pointee.capacity, count)
    }

    /// Makes the list at least `count` elements long, all of any value.
    func renew(count: Int) {
        // What is not there need not be copied.
        removeAll()
        grow(count: count)
    }

    /// Makes the list `count` elements long, those that are new of any value.
    @inline(__always)
    func resize(count: Int) {
        if unsafe count > state.pointee.capacity { grow(to: 2 * count) }
        unsafe state.pointee.count = count
    }

    /// Adds the elements of another list.
    func append(_ other: GrowingBuffer) {
        let start = count
        resize(count: start + other.count)
        unsafe (pointer + start).update(from: other.pointer, count: other.count)
    }

    /// Adds the elements of another list, the last first.
    func appendReversed(_ other: GrowingBuffer) {
        let start = count
        resize(count: start + other.count)
        let (target, source) = (view, other.view)
        for i in 0..<source.count {
            unsafe target[start &+ i] = unsafe source[source.count &- 1 &- i]
        }
    }

    /// Makes the list `count` times `value`.
    func reset(count: Int, to value: Element) {
        if unsafe count > state.pointee.capacity { grow(to: 2 * count) }
        unsafe state.pointee.base.initialize(repeating: value, count: count)
        unsafe state.pointee.count = count
    }

    /// The elements' memory, valid until the list grows.
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
