extension Path {
    /// An operation on the interiors of paths.
    public enum Combination: String, Hashable, Sendable, CaseIterable {
        /// The points inside any of the paths.
        case union
        /// The points inside the first path and outside all others.
        case subtraction
        /// The points inside all paths.
        case intersection
        /// The points inside an odd number of paths.
        case exclusion
    }

    /// A path whose interior is combined with others.
    public struct Operand: Hashable, Sendable {
        /// The outline. Open contours are closed with a line.
        public var path: Path
        /// The rule that decides which points are inside.
        public var rule: FillRule

        /// Creates an operand.
        public init(_ path: Path, rule: FillRule = .nonZero) {
            self.path = path
            self.rule = rule
        }
    }

    /// The largest distance between a curve and its lines in a combined path, in points.
    package static let combinationTolerance = 0.005

    /// The number of lines above which curves are flattened less finely before they are combined.
    private static let combinedLineLimit = 1 << 15

    /// Returns the outline of the points that an operation selects, as closed polygons.
    ///
    /// Outer boundaries run clockwise and holes counter-clockwise, so that both fill rules give the
    /// same interior. Each polygon starts at its leftmost corner. Curves become lines, and the
    /// boundary is exact to 0.01 points. Parts thinner than about 0.005 points are left out.
    ///
    /// An operand that is empty, not finite or larger than `coordinateLimit` has no interior. If
    /// the operands cross each other more than about 30,000 times, the result is their contours
    /// without the operation.
    ///
    /// - Complexity: O(n log n) for n lines that cross few others.
    public static func combined(_ operands: [Operand], by combination: Combination) -> Path {
        var edges = CombinedEdges(contours(of: operands))
        guard edges.split() else {
            return operands.reduce(into: Path()) { $0.append($1.path) }
        }
        var graph = FragmentGraph(edges)
        graph.findWindings()
        let boundary = graph.boundary { windings in
            combination.contains(windings, rules: operands)
        }
        var path = Path()
        for polygon in boundary.compactMap({ BoundaryCleaning.cleaned($0, edges.grid) }) {
            for (index, point) in polygon.enumerated() {
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            path.close()
        }
        return path
    }

    /// Returns the flattened contours of all operands. They are flattened less finely if there are
    /// too many lines.
    private static func contours(of operands: [Operand]) -> [[[Point]]] {
        var tolerance = combinationTolerance
        while true {
            let contours = operands.map { $0.path.flattenedContours(tolerance: tolerance) }
            let count = contours.reduce(0) { sum, contours in
                contours.reduce(sum) { $0 + $1.count }
            }
            if count <= combinedLineLimit || tolerance > coordinateLimit { return contours }
            tolerance *= 16
        }
    }
}

extension Path.Combination {
    /// Returns whether a point is inside the result. `windings` has its winding number in each
    /// operand.
    fileprivate func contains(_ windings: ArraySlice<Int32>, rules: [Path.Operand]) -> Bool {
        var count = 0
        var isInFirst = false
        for (index, winding) in windings.enumerated() {
            let isInside = rules[index].rule == .nonZero ? winding != 0 : winding & 1 != 0
            guard isInside else { continue }
            count += 1
            if index == 0 { isInFirst = true }
        }
        return switch self {
        case .union: count > 0
        case .subtraction: isInFirst && count == 1
        case .intersection: count > 0 && count == windings.count
        case .exclusion: !count.isMultiple(of: 2)
        }
    }
}
