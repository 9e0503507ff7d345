import CPixels

/// The edge chains of a circle by row, cached while frames share it.
///
/// A spinner's arcs turn about a centre that stays: from the second frame on, the rows that they lead
/// through are copied. The chains are the same either way.
@safe final class CachedCircle {
    private let circle: CircleGeometry
    private let width: Int
    private let height: Int
    private let rows = GrowingBuffer<cpixels_cached_row>()
    private let corners = GrowingBuffer<EdgeChain.Corner>()
    private let changes = GrowingBuffer<Int32>()
    /// For the kernels; its address stays.
    private let memory = UnsafeMutablePointer<cpixels_cached_circle>.allocate(capacity: 1)
    private var isKept = false

    /// The frame in which the circle was first seen.
    let frame: Int

    /// The circle in a picture of `width` × `height` pixels.
    init(_ circle: CircleGeometry, width: Int, height: Int, frame: Int) {
        self.circle = circle
        self.frame = frame
        self.width = width
        self.height = height
    }

    deinit { unsafe memory.deallocate() }

    /// Whether this is the circle in such a picture.
    func fits(_ circle: CircleGeometry, width: Int, height: Int) -> Bool {
        self.circle == circle && self.width == width && self.height == height
    }

    /// Begins to keep rows, if they have not been kept before.
    func keep() {
        guard !isKept else { return }
        isKept = true
        rows.reset(count: 2 * height, to: cpixels_cached_row())
        // In steep rows each side has three corners, each way, and four changes.
        corners.grow(count: 12 * height + 64)
        changes.grow(count: 8 * height + 64)
        while !fill() {
            corners.grow(count: corners.count + 1)
            changes.grow(count: changes.count + 1)
        }
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
        return unsafe cpixels_keep_circle(
            cpixels_circle(circle),
            Int32(truncatingIfNeeded: width),
            Int32(truncatingIfNeeded: height),
            memory.pointee
        ) != 0
    }

    /// What is kept, for the kernels; nil where nothing is.
    @unsafe var pointer: UnsafePointer<cpixels_cached_circle>? {
        isKept ? unsafe UnsafePointer(memory) : nil
    }
}

extension cpixels_circle {
    /// A circle in pixels.
    init(_ circle: CircleGeometry) {
        let one = Double(Subpixel.one)
        self.init(
            x: circle.center.x * one,
            y: circle.center.y * one,
            radius: circle.radius * one
        )
    }
}

/// Caches the circles of recent arcs.
package final class CircleCache {
    private var circles: [CachedCircle] = []
    /// The current frame's number.
    private var frame = 0
    private static let capacity = 16
    /// Circles in higher pictures are worked out each time.
    private static let maximumHeight = 1 << 13

    /// An empty cache.
    package init() {}

    /// Begins a frame.
    func begin() { frame += 1 }

    /// What is kept of `circle` in a picture of `width` × `height` pixels, if an earlier frame had it;
    /// nil where nothing is.
    func kept(_ circle: CircleGeometry, width: Int, height: Int) -> CachedCircle? {
        guard height <= Self.maximumHeight else { return nil }
        for kept in circles where kept.fits(circle, width: width, height: height) {
            if kept.frame < frame { kept.keep() }
            return kept
        }
        if circles.count == Self.capacity { circles.removeFirst() }
        circles.append(CachedCircle(circle, width: width, height: height, frame: frame))
        return nil
    }
}
