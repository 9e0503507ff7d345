import Raster

/// The covered areas of any row: the scalar reference of walking.
///
/// The row is cut into slabs at the ends of its edges and where two of them cross. In each slab,
/// the winding is followed from left to right.
struct ScalarWalk {
    private struct Edge {
        var top: ScalarEdgeChains.Corner
        var bottom: ScalarEdgeChains.Corner
        var direction: Int32

        /// Returns the x of the edge at a height.
        func x(at y: Int32) -> Double {
            let slope = Double(bottom.x - top.x) / Double(bottom.y - top.y)
            return Double(top.x) + Double(y - top.y) * slope
        }
    }

    private var edges: [Edge] = []
    /// The number of edges.
    var edgeCount: Int { edges.count }

    /// Collects the edges of a row.
    init(_ plain: ScalarEdgeChains, row: Int) {
        for chain in plain.chains(of: row) {
            let corners = plain.corners[chain.corners]
            for (from, to) in zip(corners, corners.dropFirst()) where from.y != to.y {
                let (top, bottom) = chain.direction > 0 ? (from, to) : (to, from)
                edges.append(Edge(top: top, bottom: bottom, direction: chain.direction))
            }
        }
    }

    /// Adds the borders of filled parts: down on their left, up on their right.
    func add(to areas: inout ScalarAreas, rule: FillRule) {
        let heights = cuts.sorted()
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            addSlab(top: top, bottom: bottom, rule: rule, to: &areas)
        }
    }

    /// The borders between slabs.
    private var cuts: Set<Int32> {
        var cuts = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
        for i in edges.indices {
            for j in edges.indices where i < j {
                if let y = Self.crossing(edges[i], edges[j]) { cuts.insert(y) }
            }
        }
        return cuts
    }

    /// Returns the height of the crossing of two edges, rounded to a unit. Returns `nil` if they do
    /// not cross.
    private static func crossing(_ a: Edge, _ b: Edge) -> Int32? {
        let top = max(a.top.y, b.top.y)
        let bottom = min(a.bottom.y, b.bottom.y)
        guard top < bottom else { return nil }
        let before = a.x(at: top) - b.x(at: top)
        let after = a.x(at: bottom) - b.x(at: bottom)
        guard (before < 0) != (after < 0) else { return nil }
        let fraction = before / (before - after)
        return top + Int32((fraction * Double(bottom - top) + 0.5).rounded(.down))
    }

    private func addSlab(top: Int32, bottom: Int32, rule: FillRule, to areas: inout ScalarAreas) {
        // Edges at the same position are ordered by their start.
        let sides = edges.enumerated()
            .filter { $0.element.top.y <= top && $0.element.bottom.y >= bottom }
            .map { number, edge in
                (
                    edge: edge, place: edge.x(at: top) + edge.x(at: bottom), number: number
                )
            }
            .sorted { ($0.place, $0.number) < ($1.place, $1.number) }
        var winding: Int32 = 0
        for side in sides {
            let wasInside = rule.fills(winding)
            winding += side.edge.direction
            guard rule.fills(winding) != wasInside else { continue }
            func corner(_ y: Int32) -> ScalarEdgeChains.Corner {
                ScalarEdgeChains.Corner(x: Int32((side.edge.x(at: y) + 0.5).rounded(.down)), y: y)
            }
            if wasInside {
                areas.add(from: corner(bottom), to: corner(top))
            } else {
                areas.add(from: corner(top), to: corner(bottom))
            }
        }
    }
}

extension FillRule {
    /// Returns whether the rule fills areas with this winding.
    func fills(_ winding: Int32) -> Bool {
        switch self {
        case .nonZero: winding != 0
        case .evenOdd: !winding.isMultiple(of: 2)
        }
    }
}
