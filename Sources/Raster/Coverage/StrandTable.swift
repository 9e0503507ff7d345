/// The edges of an outline, cut at the rows of pixels and kept by row.
///
/// Everything is clipped to the picture: parts above, below and to the right of it are dropped,
/// parts to the left are moved onto its left side, where they keep their winding. A table is made
/// once and filled again for each outline; its memory grows to the largest.
final class StrandTable {
    /// The corners of all strands, and room for more.
    let corners = GrowingBuffer<Strand.Corner>()
    /// The strands of all rows, linked by row, and room for more.
    let strands = GrowingBuffer<Strand>()
    /// Each row's first strand, or −1.
    let heads = GrowingBuffer<Int32>()
    /// The rows that may have strands.
    private(set) var rows: Range<Int> = 0..<0

    init() {}

    /// Takes in an outline for a picture of `width` × `height` pixels, in place of what was there.
    func build(from outline: Outline, width: Int, height: Int) {
        heads.reset(count: height, to: -1)
        var cutter = EdgeCutter(table: self, width: width, height: height)
        var start = 0
        for end in outline.ends {
            cutter.cut(outline.points[start..<end])
            start = end
        }
        rows = cutter.finish()
    }
}
