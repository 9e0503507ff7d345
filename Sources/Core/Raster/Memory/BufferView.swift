/// The elements of a `GrowingBuffer`, for a loop that does not make it grow.
///
/// The caller guarantees that indices are valid; only debug builds check them. The subscript is
/// therefore `unsafe`.
@safe struct BufferView<Element: BitwiseCopyable> {
    private let base: UnsafeMutablePointer<Element>
    /// The number of elements.
    let count: Int

    @inline(__always)
    fileprivate init(_ buffer: GrowingBuffer<Element>) {
        unsafe base = buffer.pointer
        count = buffer.count
    }

    /// The address of the first element.
    @inline(__always)
    @unsafe var pointer: UnsafeMutablePointer<Element> { unsafe base }

    /// The element at `index`, which must be within the buffer.
    @inline(__always)
    @unsafe subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return unsafe base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            unsafe base[index] = newValue
        }
    }
}

extension GrowingBuffer {
    /// The elements; valid until the buffer grows.
    @inline(__always)
    var view: BufferView<Element> { BufferView(self) }
}
