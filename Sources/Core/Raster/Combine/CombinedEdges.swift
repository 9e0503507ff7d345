/// A line between points of a grid.
struct CombinedEdge: Equatable, Sendable {
    /// The lesser end.
    let start: GridPoint
    /// The greater end.
    let end: GridPoint
    /// Whether the edge may cross others at points that are not ends of both.
    var isUnchecked = true

    /// Returns whether the edge is before another edge, ordered by their ends.
    func precedes(_ other: CombinedEdge) -> Bool {
        start != other.start ? start < other.start : end < other.end
    }
}

/// The lines of several operands, with the changes of the winding numbers across them.
struct CombinedEdges {
    let grid: CombinationGrid
    /// The number of operands.
    let operandCount: Int
    private(set) var edges: [CombinedEdge] = []
    /// The change of each operand's winding number across each edge: the number on the clockwise
    /// side minus the number on the other side, seen from the edge's start.
    private var changes: [Int32] = []

    /// The largest number of points at which edges are split.
    private static let splitLimit = 1 << 16
    /// The largest number of times that edges are compared. Few paths need more than three.
    private static let passLimit = 32

    /// Creates the edges of closed contours. `operands` has the contours of each operand.
    init(_ operands: [[[Point]]]) {
        var reach = 0.0
        for contours in operands {
            for contour in contours {
                for point in contour { reach = max(reach, abs(point.x), abs(point.y)) }
            }
        }
        grid = CombinationGrid(reach: reach)
        operandCount = operands.count
        for (operand, contours) in operands.enumerated() {
            var change = [Int32](repeating: 0, count: operandCount)
            change[operand] = 1
            for contour in contours { add(contour.map { grid.point($0) }, change[...]) }
        }
        merge()
    }

    private mutating func add(_ corners: [GridPoint], _ change: ArraySlice<Int32>) {
        guard var last = corners.last else { return }
        for corner in corners {
            add(from: last, to: corner, change)
            last = corner
        }
    }

    /// Adds a line that changes the winding numbers of operands, unless its ends are equal.
    private mutating func add(
        from start: GridPoint,
        to end: GridPoint,
        _ change: ArraySlice<Int32>
    ) {
        guard start != end else { return }
        if start < end {
            edges.append(CombinedEdge(start: start, end: end))
            changes += change
        } else {
            edges.append(CombinedEdge(start: end, end: start))
            for value in change { changes.append(-value) }
        }
    }

    /// Returns the change of an operand's winding number across an edge.
    func change(_ edge: Int, _ operand: Int) -> Int32 { changes[edge * operandCount + operand] }

    /// Splits all edges where they cross or touch, so that they meet only at their ends.
    ///
    /// Crossings are rounded to the grid, which can move an edge across others. The pieces are
    /// therefore compared again until none is split. Returns `false` if there are too many
    /// crossings.
    mutating func split() -> Bool {
        var total = 0
        for _ in 0..<Self.passLimit {
            var splits: [EdgeSplit] = []
            let isComplete = EdgePairs(edges).forEach { first, second in
                EdgeSplit.add(first, edges[first], second, edges[second], to: &splits)
                return splits.count <= 4 * Self.splitLimit
            }
            guard isComplete else { return false }
            splits.sort { $0.precedes($1) }
            splits = splits.enumerated().filter { index, split in
                index == 0 || split != splits[index - 1]
            }.map { $0.element }
            guard !splits.isEmpty else { return true }
            total += splits.count
            guard total <= Self.splitLimit else { return false }
            divide(at: splits)
            merge()
        }
        return false
    }

    /// Replaces edges by their pieces. The pieces are unchecked, all other edges are checked.
    private mutating func divide(at splits: [EdgeSplit]) {
        var pieces = self
        pieces.edges.removeAll(keepingCapacity: true)
        pieces.changes.removeAll(keepingCapacity: true)
        var next = 0
        for (index, edge) in edges.enumerated() {
            let change = changes[(index * operandCount)..<((index + 1) * operandCount)]
            var last = edge.start
            let isDivided = next < splits.count && splits[next].edge == index
            while next < splits.count, splits[next].edge == index {
                pieces.add(from: last, to: splits[next].point, change)
                last = splits[next].point
                next += 1
            }
            pieces.add(from: last, to: edge.end, change)
            if !isDivided { pieces.edges[pieces.edges.count - 1].isUnchecked = false }
        }
        self = pieces
    }

    /// Sorts the edges, merges those that coincide, and removes those without changes.
    private mutating func merge() {
        let order = edges.indices.sorted {
            edges[$0] == edges[$1] ? $0 < $1 : edges[$0].precedes(edges[$1])
        }
        var merged: [CombinedEdge] = []
        var mergedChanges: [Int32] = []
        merged.reserveCapacity(edges.count)
        mergedChanges.reserveCapacity(changes.count)
        func removeUnchanged() {
            guard mergedChanges.suffix(operandCount).allSatisfy({ $0 == 0 }), !merged.isEmpty else {
                return
            }
            merged.removeLast()
            mergedChanges.removeLast(operandCount)
        }
        var last: CombinedEdge?
        for index in order {
            let edge = edges[index]
            let change = changes[(index * operandCount)..<((index + 1) * operandCount)]
            if let other = last, other.start == edge.start, other.end == edge.end {
                let start = mergedChanges.count - operandCount
                for (operand, value) in change.enumerated() {
                    mergedChanges[start + operand] += value
                }
                // An unchanged edge has been compared with the same edges.
                if !edge.isUnchecked { merged[merged.count - 1].isUnchecked = false }
                continue
            }
            removeUnchanged()
            merged.append(edge)
            mergedChanges += change
            last = edge
        }
        removeUnchanged()
        (edges, changes) = (merged, mergedChanges)
    }
}
