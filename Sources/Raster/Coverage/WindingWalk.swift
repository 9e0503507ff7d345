/// The covered area of a row whose edges cross, or whose windings add up.
///
/// The row is cut into slabs at the ends of its edges and where two of them cross, so that in a
/// slab the edges stand side by side; from left to right the winding is walked through, and only
/// the sides of what the rule fills are passed on. Pixels in which outlines cross are thus exact,
/// where a sum of signed areas would count them twice or not at all.
final class WindingWalk {
    private struct Edge: BitwiseCopyable {
        var topX: Double
        var slope: Double
        var top: Int32
        var bottom: Int32
        var direction: Int32

        func x(at y: Double) -> Double { topX + (y - Double(top)) * slope }
    }

    private struct Side: BitwiseCopyable {
        var topX: Double
        var bottomX: Double
        var direction: Int32
    }

    private let edges = GrowingBuffer<Edge>()
    /// A bit for each height, 0…4,096, at which slabs meet.
    private let cuts = GrowingBuffer<UInt64>()
    private let sides = GrowingBuffer<Side>()
    /// With more edges in a row, pairs are not compared; slabs are cut evenly, `evenSlab` high.
    private static let pairLimit = 512
    private static let evenSlab = 16

    init() {}

    /// Adds the sides of the row's filled parts to `areas`, as edges that run down on the left of
    /// a part and up on its right.
    func addFilledAreas(of table: StrandTable, row: Int, rule: FillRule, to areas: AreaRow) {
        gather(table, row: row)
        cutIntoSlabs()
        var top: Int32?
        for word in 0..<cuts.count {
            var bits = cuts[word]
            while bits != 0 {
                let height = Int32(truncatingIfNeeded: word * 64 + bits.trailingZeroBitCount)
                bits &= bits - 1
                if let top { addSlab(top: top, bottom: height, rule: rule, to: areas) }
                top = height
            }
        }
    }

    private func gather(_ table: StrandTable, row: Int) {
        edges.removeAll()
        var index = Int(table.heads[row])
        while index >= 0 {
            let strand = table.strands[index]
            for i in Int(strand.first)..<Int(strand.last) {
                add(table.corners[i], table.corners[i + 1], direction: strand.direction)
            }
            index = Int(strand.next)
        }
    }

    private func add(_ from: Strand.Corner, _ to: Strand.Corner, direction: Int32) {
        guard from.y != to.y else { return }
        let (top, bottom) = direction > 0 ? (from, to) : (to, from)
        edges.append(
            Edge(
                topX: Double(top.x),
                slope: Double(bottom.x - top.x) / Double(bottom.y - top.y),
                top: top.y,
                bottom: bottom.y,
                direction: direction
            )
        )
    }

    private func cutIntoSlabs() {
        cuts.reset(count: Int(Subpixel.one) / 64 + 1, to: 0)
        for i in 0..<edges.count {
            cut(at: edges[i].top)
            cut(at: edges[i].bottom)
        }
        if edges.count <= Self.pairLimit {
            for i in 0..<edges.count {
                let edge = edges[i]
                for j in i + 1..<edges.count {
                    if let y = Self.crossing(edge, edges[j]) { cut(at: y) }
                }
            }
        } else {
            for y in stride(from: 0, through: Subpixel.one, by: Self.evenSlab) { cut(at: y) }
        }
    }

    @inline(__always)
    private func cut(at height: Int32) {
        let y = Int(height)
        cuts[y >> 6] |= 1 &<< UInt64(truncatingIfNeeded: y & 63)
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

    private func addSlab(top: Int32, bottom: Int32, rule: FillRule, to areas: AreaRow) {
        gatherSides(top: top, bottom: bottom)
        var winding: Int32 = 0
        for i in 0..<sides.count {
            let side = sides[i]
            let wasInside = Self.isInside(winding, rule)
            winding += side.direction
            let isInside = Self.isInside(winding, rule)
            guard wasInside != isInside else { continue }
            // x is never negative, so that truncation rounds down.
            let upper = Strand.Corner(x: Int32(side.topX + 0.5), y: top)
            let lower = Strand.Corner(x: Int32(side.bottomX + 0.5), y: bottom)
            areas.sums.touch(left: min(upper.x, lower.x), right: max(upper.x, lower.x))
            if isInside {
                areas.sums.add(from: upper, to: lower)
            } else {
                areas.sums.add(from: lower, to: upper)
            }
        }
    }

    /// The edges of a slab, which all run from its top to its bottom, from left to right.
    private func gatherSides(top: Int32, bottom: Int32) {
        sides.removeAll()
        for i in 0..<edges.count {
            let edge = edges[i]
            guard edge.top < bottom, edge.bottom > top else { continue }
            sides.append(
                Side(
                    topX: edge.x(at: Double(top)),
                    bottomX: edge.x(at: Double(bottom)),
                    direction: edge.direction
                )
            )
        }
        sides.sort { $0.topX + $0.bottomX < $1.topX + $1.bottomX }
    }

    private static func isInside(_ winding: Int32, _ rule: FillRule) -> Bool {
        switch rule {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}
