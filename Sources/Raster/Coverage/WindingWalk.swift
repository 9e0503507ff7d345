/// The covered area of a row whose edges cross, or whose windings add up.
///
/// The row is cut into slabs at the ends of its edges and where two of them cross, so that in a
/// slab the edges stand side by side; from left to right the winding is walked through, and only
/// the sides of what the rule fills are passed on. Pixels in which outlines cross are thus exact,
/// where a sum of signed areas would count them twice or not at all.
struct WindingWalk {
    private struct Edge {
        var topX: Double
        var slope: Double
        var top: Int32
        var bottom: Int32
        var direction: Int32

        func x(at y: Double) -> Double { topX + (y - Double(top)) * slope }
    }

    private struct Side {
        var topX: Double
        var bottomX: Double
        var direction: Int32
    }

    private var edges: [Edge] = []
    private var cuts: [Int32] = []
    private var sides: [Side] = []
    /// With more edges in a row, pairs are not compared; slabs are cut evenly, `evenSlab` high.
    private static let pairLimit = 512
    private static let evenSlab: Int32 = 16

    init() {}

    /// Adds the sides of the row's filled parts to `areas`, as edges that run down on the left of
    /// a part and up on its right.
    mutating func addFilledAreas(
        of table: EdgeTable,
        row: Int,
        rule: FillRule,
        to areas: AreaRow
    ) {
        gather(table, row: row)
        cutIntoSlabs()
        for i in cuts.indices.dropLast() {
            addSlab(top: cuts[i], bottom: cuts[i + 1], rule: rule, to: areas)
        }
    }

    private mutating func gather(_ table: EdgeTable, row: Int) {
        edges.removeAll(keepingCapacity: true)
        var index = Int(table.heads[row])
        while index >= 0 {
            let piece = table.pieces[index]
            let rise = Double(piece.bottomX - piece.topX)
            edges.append(
                Edge(
                    topX: Double(piece.topX),
                    slope: rise / Double(piece.bottom - piece.top),
                    top: piece.top,
                    bottom: piece.bottom,
                    direction: piece.direction
                )
            )
            index = Int(piece.next)
        }
    }

    private mutating func cutIntoSlabs() {
        cuts.removeAll(keepingCapacity: true)
        for edge in edges {
            cuts.append(edge.top)
            cuts.append(edge.bottom)
        }
        if edges.count <= Self.pairLimit {
            for i in edges.indices {
                for j in edges.indices[(i + 1)...] {
                    if let y = Self.crossing(edges[i], edges[j]) { cuts.append(y) }
                }
            }
        } else {
            cuts += stride(from: 0, through: Subpixel.one, by: Int(Self.evenSlab))
        }
        cuts.sort()
        var kept = 0
        for i in cuts.indices where i == 0 || cuts[i] != cuts[kept - 1] {
            cuts[kept] = cuts[i]
            kept += 1
        }
        cuts.removeSubrange(kept...)
    }

    /// The height at which two edges cross, to the nearest unit; nil where they do not.
    private static func crossing(_ a: Edge, _ b: Edge) -> Int32? {
        let top = max(a.top, b.top)
        let bottom = min(a.bottom, b.bottom)
        guard top < bottom else { return nil }
        let before = a.x(at: Double(top)) - b.x(at: Double(top))
        let after = a.x(at: Double(bottom)) - b.x(at: Double(bottom))
        guard (before < 0) != (after < 0), before != after else { return nil }
        let share = before / (before - after)
        return top + Int32((share * Double(bottom - top) + 0.5).rounded(.down))
    }

    private mutating func addSlab(
        top: Int32,
        bottom: Int32,
        rule: FillRule,
        to areas: AreaRow
    ) {
        sides.removeAll(keepingCapacity: true)
        for edge in edges where edge.top < bottom && edge.bottom > top {
            // Even slabs may hang over an edge's ends; there the end itself counts.
            let y0 = Double(max(top, edge.top))
            let y1 = Double(min(bottom, edge.bottom))
            sides.append(
                Side(topX: edge.x(at: y0), bottomX: edge.x(at: y1), direction: edge.direction)
            )
        }
        sides.sort { $0.topX + $0.bottomX < $1.topX + $1.bottomX }
        var winding: Int32 = 0
        for side in sides {
            let wasInside = Self.isInside(winding, rule)
            winding += side.direction
            let isInside = Self.isInside(winding, rule)
            guard wasInside != isInside else { continue }
            areas.add(
                topX: Int32((side.topX + 0.5).rounded(.down)),
                top: top,
                bottomX: Int32((side.bottomX + 0.5).rounded(.down)),
                bottom: bottom,
                direction: isInside ? 1 : -1
            )
        }
    }

    private static func isInside(_ winding: Int32, _ rule: FillRule) -> Bool {
        switch rule {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}
