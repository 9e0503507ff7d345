/// Joins pieces of edges, as they come along an outline, to strands of a table.
///
/// The table's memory is held by views, so that writing counts no references.
struct StrandWriter {
    private let table: StrandTable
    private var corners: BufferView<Strand.Corner>
    private var strands: BufferView<Strand>
    private let heads: BufferView<Int32>
    private var cornerCount = 0
    private var strandCount = 0
    /// The row of the strand being written, or −1.
    private var row: Int32 = -1
    private var direction: Int32 = 0
    private var first = 0
    private var left: Int32 = 0
    private var right: Int32 = 0
    private var end = Strand.Corner(x: 0, y: 0)

    /// A writer of an empty table, of which the heads of its rows are there.
    init(_ table: StrandTable) {
        self.table = table
        corners = table.corners.view
        strands = table.strands.view
        heads = table.heads.view
    }

    /// Makes room for an edge that is cut into `pieces` pieces.
    @inline(__always)
    mutating func reserve(pieces: Int) {
        if cornerCount &+ 2 &* pieces > corners.count || strandCount &+ pieces >= strands.count {
            grow(pieces: pieces)
        }
    }

    @inline(never)
    private mutating func grow(pieces: Int) {
        table.corners.grow(count: cornerCount + 2 * pieces)
        table.strands.grow(count: strandCount + pieces + 1)
        corners = table.corners.view
        strands = table.strands.view
    }

    /// Adds a piece that is not level; it goes on with the strand where it begins at its height.
    ///
    /// There must be room for it.
    @inline(__always)
    mutating func add(row: Int32, from: Strand.Corner, to: Strand.Corner, direction: Int32) {
        if row == self.row, direction == self.direction, from.y == end.y {
            // A level way between the two adds no area.
            if from.x != end.x { append(from) }
        } else {
            endStrand()
            self.row = row
            self.direction = direction
            first = cornerCount
            left = from.x
            right = from.x
            append(from)
        }
        append(to)
    }

    @inline(__always)
    private mutating func append(_ corner: Strand.Corner) {
        left = min(left, corner.x)
        right = max(right, corner.x)
        end = corner
        corners[cornerCount] = corner
        cornerCount &+= 1
    }

    /// Hands the strand to its row.
    @inline(__always)
    mutating func endStrand() {
        guard row >= 0 else { return }
        strands[strandCount] = Strand(
            first: Int32(truncatingIfNeeded: first),
            last: Int32(truncatingIfNeeded: cornerCount &- 1),
            left: left,
            right: right,
            direction: direction,
            next: heads[Int(row)]
        )
        heads[Int(row)] = Int32(truncatingIfNeeded: strandCount)
        strandCount &+= 1
        row = -1
    }
}
