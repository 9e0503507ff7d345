import CPixels

/// The edge chains of a circle by row, reused from frame to frame.
///
/// The arcs of a spinner often rotate about a fixed centre. From the second frame on, the rows that
/// they cross entirely are copied. The chains are the same as without the cache.
@safe final class CachedCircle {
    private let circle: CircleGeometry
    private let width: Int
    private let height: Int
    private let rows = GrowingBuffer<cpixels_cached_row>()
    private let corners = GrowingBuffer<EdgeChain.Corner>()
    private let changes = GrowingBuffer<Int32>()
    /// The cache as a C struct at a fixed address.
    private let memory = UnsafeMutablePointer<cpixels_cached_circle>.allocate(capacity: 1)
    /// Computes the chains of a circle in an image of `width` × `height` pixels.
    init(_ circle: CircleGeometry, width: Int, height: Int) {
        self.circle = circle
        self.width = width
        self.height = height
        rows.reset(count: 2 * height, to: cpixels_cached_row())
        // In steep rows, each side has three corners in each direction, and four differences.
        corners.grow(count: 12 * height + 64)
        changes.grow(count: 8 * height + 64)
        while !fill() {
            corners.grow(count: corners.count + 1)
            changes.grow(count: changes.count + 1)
        }
    }

    deinit { unsafe memory.deallocate() }

    /// Whether the cache has this circle in an image of this size.
    func fits(_ circle: CircleGeometry, width: Int, height: Int) -> Bool {
        self.circle == circle && self.width == width && self.height == height
    }

    private func fill() -> Bool {
        unsafe memory.initialize(
            to: cpixels_cached_circle(
                rows: rows.pointer,
                corners: corners.pointer,
                changes: changes.pointer,
                corner_room: Int32(clamping: corners.count),
                change_room: Int32(clamping: changes.count)
            )
        )
        return unsafe cpixels_cache_circle(
            cpixels_circle(circle),
            Int32(truncatingIfNeeded: width),
            Int32(truncatingIfNeeded: height),
            memory.pointee
        ) != 0
    }

    /// The address of the C struct that the kernels read.
    @unsafe var pointer: UnsafePointer<cpixels_cached_circle> { unsafe UnsafePointer(memory) }
}

extension cpixels_circle {
    /// Converts a circle from pixels to subpixel units.
    init(_ circle: CircleGeometry) {
        let one = Double(Subpixel.one)
        self.init(
            x: circle.center.x * one,
            y: circle.center.y * one,
            radius: circle.radius * one
        )
    }
}
