import CPixels

/// The sides of an outline that never crosses itself, as parts of circles and as lines.
///
/// The sum of their signed areas is the covered area. Rows are summed when they are needed, a band
/// at a time, without chains. The memory is reused for the next outline.
@safe package final class SimpleOutline {
    private let sides = unsafe GrowingBuffer<cpixels_side>()
    private let corners = GrowingBuffer<cpixels_corner>()
    /// The area differences of lines.
    private let areas = GrowingBuffer<Int32>()
    private let arcs = OutlineArcs()
    private let summed = SummedRows()
    private let simple = UnsafeMutablePointer<cpixels_simple>.allocate(capacity: 1)
    private var width = 0

    /// The largest number of areas. An outline whose lines need more is cut into chains.
    private static let mostAreas = 1 << 16

    /// Creates an empty outline.
    package init() {
        unsafe simple.initialize(to: cpixels_simple())
        corners.grow(count: Int(cpixels_simple_corners) + 4)
        unsafe sides.grow(count: Int(cpixels_simple_sides))
    }

    deinit { unsafe simple.deallocate() }

    /// The rows that the outline may cover.
    package var rows: Range<Int> {
        unsafe Int(simple.pointee.top)..<Int(simple.pointee.bottom)
    }

    /// Finds the sides of an outline in an image of `width` × `height` pixels. Returns `false` if
    /// it is too large or partly outside the image.
    package func trace(
        _ outline: PixelOutline,
        width: Int,
        height: Int,
        circles: inout CircleCache
    ) -> Bool {
        self.width = width
        arcs.replace(with: outline, width: width, height: height, circles: &circles)
        if trace(outline, width: width, height: height) { return true }
        let needed = unsafe Int(simple.pointee.area_count)
        guard needed > areas.count, needed <= Self.mostAreas else { return false }
        areas.renew(count: needed)
        return trace(outline, width: width, height: height)
    }

    /// Finds the sides. Returns `false` if `areas` has too little room, or the outline is too large
    /// or partly outside the image.
    private func trace(_ outline: PixelOutline, width: Int, height: Int) -> Bool {
        unsafe simple.pointee.sides = sides.pointer
        unsafe simple.pointee.corners = corners.pointer
        unsafe simple.pointee.areas = areas.pointer
        unsafe simple.pointee.area_room = Int32(truncatingIfNeeded: areas.count)
        unsafe simple.pointee.summed = summed.begin(width: width)
        return unsafe arcs.withMemory(of: outline) { outline in
            unsafe cpixels_trace_simple(
                outline,
                Int32(truncatingIfNeeded: width),
                Int32(truncatingIfNeeded: height),
                simple
            ) != 0
        }
    }

    /// The outline as a C struct for the kernels. Valid until the next `trace`.
    @unsafe var memory: cpixels_edges {
        var edges = unsafe cpixels_edges()
        unsafe edges.form = cpixels_edges_simple
        unsafe edges.width = Int32(truncatingIfNeeded: width)
        unsafe edges.simple = unsafe UnsafePointer(simple)
        return unsafe edges
    }
}
