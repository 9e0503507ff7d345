/// The regions between edges that meet only at their ends, which are called fragments.
///
/// Each fragment has two half-edges: 2k runs from its start to its end, 2k + 1 back. Seen along a
/// half-edge, its inner side is the clockwise side: on a screen, where y points down, the right.
struct FragmentGraph {
    private let fragments: CombinedEdges
    /// The half-edges by origin, then clockwise from the direction up, which is last.
    private var order: [Int] = []
    /// The position of each half-edge in `order`.
    private var positions: [Int] = []
    /// The vertex from which the half-edge at each position begins.
    private var vertices: [Int] = []
    /// The first position of each vertex, followed by the number of positions.
    private var firstPositions: [Int] = []
    /// The winding numbers on the inner side of each fragment's half-edge 2k, by operand.
    private var windings: [Int32]
    /// Whether the winding numbers of a fragment are known.
    private var isKnown: [Bool]

    init(_ fragments: CombinedEdges) {
        self.fragments = fragments
        let count = fragments.edges.count
        windings = Array(repeating: 0, count: count * fragments.operandCount)
        isKnown = Array(repeating: false, count: count)
        let directions = (0..<2 * count).map { origin($0).vector(to: origin($0 ^ 1)) }
        order = (0..<2 * count).sorted { left, right in
            let (leftOrigin, rightOrigin) = (origin(left), origin(right))
            if leftOrigin != rightOrigin { return leftOrigin < rightOrigin }
            let (one, other) = (directions[left], directions[right])
            let isRight = one.isRight
            return isRight == other.isRight ? one.cross(other) > 0 : isRight
        }
        positions = Array(repeating: 0, count: 2 * count)
        for (position, half) in order.enumerated() {
            positions[half] = position
            if position == 0 || origin(half) != origin(order[position - 1]) {
                firstPositions.append(position)
            }
            vertices.append(firstPositions.count - 1)
        }
        firstPositions.append(order.count)
    }

    private func origin(_ half: Int) -> GridPoint {
        let ends = fragments.edges[half / 2]
        return half.isMultiple(of: 2) ? ends.start : ends.end
    }

    // MARK: Winding numbers

    /// Finds the winding numbers on both sides of all fragments.
    ///
    /// The region left of a connected part is found with a ray. From there, each fragment changes
    /// the winding numbers by known amounts.
    mutating func findWindings() {
        var isVisited = [Bool](repeating: false, count: firstPositions.count - 1)
        for first in isVisited.indices where !isVisited[first] {
            var pending = [first]
            isVisited[first] = true
            let position = firstPositions[first]
            turn(around: first, from: position, windingsLeft(of: origin(order[position])))
            while let vertex = pending.popLast() {
                for position in firstPositions[vertex]..<firstPositions[vertex + 1] {
                    let back = positions[order[position] ^ 1]
                    let other = vertices[back]
                    guard !isVisited[other] else { continue }
                    isVisited[other] = true
                    turn(around: other, from: back, windings(before: order[back]))
                    pending.append(other)
                }
            }
        }
    }

    /// Sets the winding numbers of all fragments at a vertex, clockwise from the half-edge at a
    /// position. `windings` are those before it.
    private mutating func turn(around vertex: Int, from start: Int, _ windings: [Int32]) {
        var windings = windings
        let (first, end) = (firstPositions[vertex], firstPositions[vertex + 1])
        var position = start
        repeat {
            let half = order[position]
            let fragment = half / 2
            let isForward = half.isMultiple(of: 2)
            for operand in windings.indices {
                let change = fragments.change(fragment, operand)
                let before = windings[operand]
                windings[operand] += isForward ? change : -change
                guard !isKnown[fragment] else { continue }
                self.windings[fragment * windings.count + operand] =
                    isForward ? windings[operand] : before
            }
            isKnown[fragment] = true
            position = position + 1 == end ? first : position + 1
        } while position != start
    }

    /// Returns the winding numbers on the counter-clockwise side of a half-edge that is known.
    private func windings(before half: Int) -> [Int32] {
        let fragment = half / 2
        return (0..<fragments.operandCount).map { operand in
            let inner = windings[fragment * fragments.operandCount + operand]
            return half.isMultiple(of: 2) ? inner - fragments.change(fragment, operand) : inner
        }
    }

    /// Returns the winding numbers just left of a point that is the leftmost of its part.
    ///
    /// They are the sum of the changes across all fragments above the point.
    private func windingsLeft(of point: GridPoint) -> [Int32] {
        var windings = [Int32](repeating: 0, count: fragments.operandCount)
        for (fragment, ends) in fragments.edges.enumerated() {
            if ends.start.x >= point.x { break }
            guard ends.end.x >= point.x, GridPoint.side(of: point, ends.start, ends.end) > 0
            else { continue }
            for operand in windings.indices {
                windings[operand] += fragments.change(fragment, operand)
            }
        }
        return windings
    }

    // MARK: Boundary

    /// Returns the boundary of the regions whose winding numbers satisfy a condition, as closed
    /// polygons with the regions on their inner side.
    func boundary(_ isInside: (ArraySlice<Int32>) -> Bool) -> [[GridPoint]] {
        var isOpen = [Bool](repeating: false, count: order.count)
        let count = fragments.operandCount
        var outer = [Int32](repeating: 0, count: count)
        for fragment in fragments.edges.indices {
            let inner = windings[(fragment * count)..<((fragment + 1) * count)]
            for operand in 0..<count {
                outer[operand] = inner[inner.startIndex + operand]
                outer[operand] -= fragments.change(fragment, operand)
            }
            let isInsideInner = isInside(inner)
            guard isInsideInner != isInside(outer[...]) else { continue }
            isOpen[isInsideInner ? 2 * fragment : 2 * fragment + 1] = true
        }
        var polygons: [[GridPoint]] = []
        for half in isOpen.indices where isOpen[half] {
            polygons.append(polygon(from: half, &isOpen))
        }
        return polygons
    }

    /// Returns the polygon that begins with a half-edge, and removes its half-edges from `isOpen`.
    ///
    /// At a vertex with several half-edges, it continues along the same region, so that regions
    /// that touch at a corner have a polygon each.
    private func polygon(from first: Int, _ isOpen: inout [Bool]) -> [GridPoint] {
        var corners: [GridPoint] = []
        var half = first
        while isOpen[half] {
            isOpen[half] = false
            corners.append(origin(half))
            let back = positions[half ^ 1]
            let vertex = vertices[back]
            let (start, end) = (firstPositions[vertex], firstPositions[vertex + 1])
            var position = back
            repeat {
                position = position == start ? end - 1 : position - 1
                half = order[position]
            } while position != back && !isOpen[half] && half != first
        }
        // A half-edge that runs back begins at the second corner.
        if !first.isMultiple(of: 2) { corners.append(corners.removeFirst()) }
        return corners
    }
}

extension GridVector {
    /// Whether the vector points to the right or straight down.
    fileprivate var isRight: Bool { dx > 0 || (dx == 0 && dy > 0) }
}
