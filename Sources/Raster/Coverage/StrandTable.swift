import CPixels

/// The edges of an outline, cut at the rows of pixels and kept by row.
///
/// Everything is clipped to the picture: parts above, below and to the right of it are dropped,
/// parts to the left are moved onto its left side, where they keep their winding. A table is made
/// once and filled again for each outline; its memory grows to the largest.
@safe final class StrandTable {
    /// The corners of all strands, and room for more.
    let corners = GrowingBuffer<Strand.Corner>()
    /// The strands of all rows, linked by row, and room for more.
    let strands = GrowingBuffer<Strand>()
    /// Each row's first strand, or −1.
    let heads = GrowingBuffer<Int32>()
    /// The rows that may have strands.
    private(set) var rows: Range<Int> = 0..<0
    /// What has been built, for the kernels.
    @unsafe private(set) var memory = unsafe cpixels_strand_table()

    /// Kernels look at so many corners after a strand's last.
    private static let margin = 4

    init() {}

    /// Takes in an outline for a picture of `width` × `height` pixels, in place of what was there.
    func build(from outline: Outline, width: Int, height: Int) {
        var extent = cpixels_extent()
        var isWhole = false
        while !isWhole {
            heads.reset(count: height, to: -1)
            let memory = unsafe memory(width: width)
            isWhole = unsafe outline.withUnsafeMemory { points, ends, count in
                unsafe cpixels_cut(points, ends, count, memory, &extent) != 0
            }
            unsafe self.memory = memory
            if !isWhole {
                corners.grow(count: corners.count + 1)
                strands.grow(count: strands.count + 1)
            }
        }
        let first = max(Int(extent.top), 0) >> Int(Subpixel.bits)
        let end = min((Int(extent.bottom) - 1) >> Int(Subpixel.bits) + 1, height)
        rows = first..<max(end, first)
    }

    @unsafe private func memory(width: Int) -> cpixels_strand_table {
        unsafe cpixels_strand_table(
            corners: corners.pointer,
            strands: strands.pointer,
            heads: heads.pointer,
            corner_room: Int32(clamping: min(corners.count - Self.margin, 2 * strands.count)),
            width: Int32(truncatingIfNeeded: width),
            height: Int32(truncatingIfNeeded: heads.count)
        )
    }
}
