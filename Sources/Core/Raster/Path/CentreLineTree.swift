/// A tree of the bounds of a line's pieces, to find the pieces near a place from the last to the
/// first.
///
/// Neighbouring pieces are in one node, because they are close to one another. A search takes time
/// proportional to the logarithm of their number and to the number of pieces found.
struct CentreLineTree {
    /// The bounds of nodes, level by level: minimum x and y, maximum x and y. Each node of level 0
    /// has `fan` pieces, each node of another level `fan` nodes of the level below.
    private let nodes = GrowingBuffer<SIMD4<Double>>()
    /// The index of the first node of each level, and the number of nodes.
    private var starts: [Int] = [0]
    private let count: Int

    private static let fan = 4

    init(_ pieces: [CentreLine.Piece]) {
        count = pieces.count
        var bounds = pieces.map(Self.bounds(of:))
        repeat {
            bounds = stride(from: 0, to: bounds.count, by: Self.fan).map { first in
                var union = bounds[first]
                for other in bounds[first..<min(first + Self.fan, bounds.count)] {
                    union.lowHalf = pointwiseMin(union.lowHalf, other.lowHalf)
                    union.highHalf = pointwiseMax(union.highHalf, other.highHalf)
                }
                return union
            }
            for node in bounds { nodes.append(node) }
            starts.append(nodes.count)
        } while bounds.count > 1
    }

    /// Returns bounds that contain a piece and the control points of its curve.
    private static func bounds(of piece: CentreLine.Piece) -> SIMD4<Double> {
        let third = piece.span / 3
        let hull = Rect(
            around: piece.start,
            piece.start + piece.startDirection * third,
            piece.end - piece.endDirection * third,
            piece.end
        )
        return SIMD4(hull.minX, hull.minY, hull.maxX, hull.maxY)
    }

    /// Appends the indices of all pieces that may be within `radius` of a point, from the last to
    /// the first.
    func findPieces(
        near point: Point,
        within radius: Double,
        into found: GrowingBuffer<Int32>
    ) {
        guard count > 0 else { return }
        find(starts.count - 2, 0, SIMD2(point.x, point.y), radius * radius, into: found)
    }

    private func find(
        _ level: Int,
        _ node: Int,
        _ point: SIMD2<Double>,
        _ square: Double,
        into found: GrowingBuffer<Int32>
    ) {
        let bounds = unsafe nodes[starts[level] + node]
        let outside = pointwiseMax(
            pointwiseMax(bounds.lowHalf - point, point - bounds.highHalf),
            .zero
        )
        guard outside.x * outside.x + outside.y * outside.y <= square else { return }
        let children = level == 0 ? count : starts[level] - starts[level - 1]
        let first = node * Self.fan
        var child = min(first + Self.fan, children)
        while child > first {
            child -= 1
            if level == 0 {
                found.append(Int32(truncatingIfNeeded: child))
            } else {
                find(level - 1, child, point, square, into: found)
            }
        }
    }
}
