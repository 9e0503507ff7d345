import CPixels

/// The covered areas of a row of very many edges, pixel by pixel.
///
/// What is filled at a pixel depends on the edges that pass through it and, by height, on the
/// winding with which the row arrives at its left side. So each pixel is cut into slabs by itself,
/// at the ends of its edges, where they cross, and where the winding beside it changes: the cost is
/// that of the pixels that edges pass through and of the crossings, whatever the number of edges in
/// the row.
struct CellWalk<Count: Winding> {
    /// An edge within the row, from left to right.
    private struct Edge: BitwiseCopyable {
        var left: EdgeChain.Corner
        var right: EdgeChain.Corner
        /// +1 for its outline where the edge runs down towards the right, −1 where it runs up.
        var sign: Count
        /// How far it has been followed.
        var y: Int32
    }

    private var edges: [Edge] = []
    /// The edges, by number, that pass through the current pixel.
    private var active: [Int32] = []
    /// The current pixel; when all is added, what lies behind the last.
    private(set) var cell: Cell<Count>

    /// A walk with room for nothing.
    init(rule: Count.Rule) { cell = Cell(rule: rule) }

    /// Begins a row.
    mutating func begin(rule: Count.Rule) {
        edges.removeAll(keepingCapacity: true)
        active.removeAll(keepingCapacity: true)
        cell.begin(rule: rule)
    }

    /// Adds the areas of a row of what was taken in, each as the change against its left neighbour, to
    /// `areas`, which has room for four more than the row's pixels; returns the pixels that have changes.
    ///
    /// Complexity: n log n in edges, and linear in the pixels that each passes through and in the
    /// slabs and parts of edges in each pixel.
    mutating func add(to areas: GrowingBuffer<Int32>) -> cpixels_span {
        edges.sort { ($0.left.x, $0.left.y) < ($1.left.x, $1.left.y) }
        var next = 0
        var column = edges.first.map { $0.left.x >> Subpixel.bits } ?? 0
        let first = column
        var last = column
        while next < edges.count || !active.isEmpty {
            if active.isEmpty { column = max(column, edges[next].left.x >> Subpixel.bits) }
            while next < edges.count, edges[next].left.x >> Subpixel.bits <= column {
                active.append(Int32(next))
                next += 1
            }
            follow(through: column)
            cell.add(to: areas, column: column)
            last = column
            column += 1
        }
        return cpixels_span(first: first, last: last + 1)
    }

    /// Takes in an outline's edges in a row, which wind by `down` where they lead down.
    mutating func take(_ table: EdgeChainTable, row: Int, down: Count) {
        guard table.rows.contains(row) else { return }
        var index = unsafe Int(table.heads[row])
        while index >= 0 {
            let chain = unsafe table.chains[index]
            for i in unsafe Int(chain.first)..<Int(chain.last) {
                let (from, to) = unsafe (table.corners[i], table.corners[i + 1])
                if from.y == to.y { continue }
                edges.append(
                    from.x <= to.x
                        ? Edge(left: from, right: to, sign: down, y: from.y)
                        : Edge(left: to, right: from, sign: -down, y: to.y)
                )
            }
            index = unsafe Int(chain.next)
        }
    }

    /// Adds the parts of the active edges in a column to the cell; drops edges that end there.
    ///
    /// From left to right, so that an edge and its reverse are cut alike.
    private mutating func follow(through column: Int32) {
        let start = column << Subpixel.bits
        let border = start + Subpixel.one
        var kept = 0
        for number in active {
            let index = Int(number)
            let edge = edges[index]
            let enters = EdgeChain.Corner(x: max(edge.left.x, start), y: edge.y)
            var leaves = edge.right
            if edge.right.x >> Subpixel.bits > column {
                let slope = Double(edge.right.y - edge.left.y) / Double(edge.right.x - edge.left.x)
                let rise = (Double(border - edge.left.x) * slope).rounded(.toNearestOrEven)
                leaves = EdgeChain.Corner(x: border, y: edge.left.y + Int32(rise))
                edges[index].y = leaves.y
                active[kept] = number
                kept += 1
            }
            cell.take(from: enters, to: leaves, sign: edge.sign)
        }
        active.removeSubrange(kept...)
    }
}
