import CPixels

/// The memory for walking through rows whose edges cross.
@safe final class WindingWalk {
    private let edges = GrowingBuffer<cpixels_walk_edge>()
    private let sides = unsafe GrowingBuffer<cpixels_walk_side>()

    init() { grow() }

    /// The memory, for the kernels; valid until it grows.
    @unsafe var memory: cpixels_walk_memory {
        unsafe cpixels_walk_memory(
            edges: edges.pointer,
            sides: sides.pointer,
            room: Int32(clamping: edges.count)
        )
    }

    /// Makes room for twice as many edges.
    func grow() {
        edges.grow(count: edges.count + 1)
        unsafe sides.grow(count: edges.count)
    }
}
