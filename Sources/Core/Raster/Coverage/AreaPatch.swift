import CPixels

/// The covered areas of a small polygon of lines that is simple or convex.
///
/// The sum of the signed areas of its edges is the area. Edges are therefore summed in any order,
/// without chains. The memory is reused for the next polygon.
@safe package final class AreaPatch {
    private let corners = GrowingBuffer<cpixels_corner>()
    private let areas = GrowingBuffer<Int32>()
    private let patch = UnsafeMutablePointer<cpixels_patch>.allocate(capacity: 1)
    private var width = 0

    /// Creates an empty patch.
    package init() { unsafe patch.initialize(to: cpixels_patch()) }

    deinit { unsafe patch.deallocate() }

    /// The rows that the polygon may cover.
    package var rows: Range<Int> {
        let top = unsafe Int(patch.pointee.top)
        return unsafe top..<top + Int(patch.pointee.rows)
    }

    /// Sums the areas of an outline in an image of `width` × `height` pixels. Returns `false` if
    /// the outline is not one polygon of lines that is simple or convex, is too large, or is partly
    /// outside the image.
    func fill(from outline: PixelOutline, width: Int, height: Int) -> Bool {
        guard outline.ends.count == 1, outline.pointCount <= cpixels_patch_corners else {
            return false
        }
        self.width = width
        corners.grow(count: outline.pointCount + 9)
        var needed = sum(outline, width: width, height: height)
        if needed > areas.count {
            areas.renew(count: needed)
            needed = sum(outline, width: width, height: height)
        }
        return needed > 0
    }

    /// Sums the areas if `areas` has enough room. Returns the number of areas needed, or 0 if the
    /// outline has another form.
    private func sum(_ outline: PixelOutline, width: Int, height: Int) -> Int {
        unsafe patch.pointee.areas = areas.pointer
        unsafe patch.pointee.room = Int32(truncatingIfNeeded: areas.count)
        return unsafe outline.withUnsafeMemory { points, ends, count in
            unsafe Int(
                cpixels_fill_patch(
                    cpixels_outline(
                        points: points,
                        ends: ends,
                        arcs: nil,
                        count: count,
                        arc_count: 0
                    ),
                    outline.isSimple ? 1 : 0,
                    Int32(truncatingIfNeeded: width),
                    Int32(truncatingIfNeeded: height),
                    corners.pointer,
                    patch
                )
            )
        }
    }

    /// The patch as a C struct for the kernels. Valid until the next `fill`.
    @unsafe var memory: cpixels_edges {
        var edges = unsafe cpixels_edges()
        unsafe edges.form = cpixels_edges_patch
        unsafe edges.width = Int32(truncatingIfNeeded: width)
        unsafe edges.patch = unsafe UnsafePointer(patch)
        return unsafe edges
    }
}
