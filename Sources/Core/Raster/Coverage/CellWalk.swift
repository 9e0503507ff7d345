import CPixels

/// The computation of the covered areas of a row with very many edges, pixel by pixel.
///
/// The filled part of a pixel depends on the edges that cross it and, by height, on the winding at
/// its left border. Each pixel is therefore cut into slabs separately: at the ends of its edges,
/// where they cross, and where the winding to its left changes. The cost depends on the crossed
/// pixels and the crossings, not on the number of edges in the row.
struct CellWalk<Count: Winding> {
    /// An edge within the row, from left to right.
    private struct Edge: BitwiseCopyable {
        var left: EdgeChain.Corner
        var right: EdgeChain.Corner
        /// The winding of the edge: positive if the outline runs from left to right.
        var sign: Count
        /// The y up to which the edge has been followed.
        var y: Int32
    }

    private var edges: [Edge] = []
    /// The indices of the edges that cross the current pixel.
    private var active: [Int32] = []
    /// The current pixel, or, after the last, the state at the right end of the row.
    private(set) var cell: Cell<Count>

    /// Creates a walk without memory.
    init(rule: Count.Rule) { cell = Cell(rule: rule) }

    /// Begins a row.
    mutating func begin(rule: Count.Rule) {
        edges.removeAll(keepingCapacity: true)
        active.removeAll(keepingCapacity: true)
        cell.begin(rule: rule)
    }

    /// Adds the area differences of the row to `areas`, which needs room for four more than the
    /// pixels of the row. Returns the pixels that have differences.
    ///
    /// Complexity: n log n in edges, and linear in the crossed pixels of each edge and in the slabs
    /// and parts of each pixel.
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

    /// Adds the edges of an outline in a row. `down` is the winding of an edge that runs down.
    mutating func addEdges(of table: EdgeChainTable, row: Int, down: Count) {
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

    /// Adds the parts of the active edges in a column to the cell, and removes the edges that end
    /// there.
    ///
    /// Edges are followed from left to right, so that an edge and its reverse are cut at the same
    /// points.
    private mutating func follow(through column: Int32) {
        let start = column << Subpixel.bits
        let border = start + Subpixel.one
        var count = 0
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
                active[count] = number
                count += 1
            }
            cell.addPart(from: enters, to: leaves, sign: edge.sign)
        }
        active.removeSubrange(count...)
    }
}
