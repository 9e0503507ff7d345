/// Sums a row's signed areas, and tells whether that is its covered area.
///
/// The sum is right when no two strands of the same height overlap from left to right, and when at
/// each height they lead, from the left, from winding 0 to one and the same sign and back. Strands
/// that continue each other, where a contour's end meets its beginning, count as one.
final class StrandOrder {
    /// How far a strand reaches, and its ends.
    private struct Extent: BitwiseCopyable {
        var left: Int32
        var right: Int32
        var direction: Int32
        var top: Strand.Corner
        var bottom: Strand.Corner

        /// Whether the strand leads from the row's top to its bottom.
        @inline(__always)
        var isWhole: Bool { top.y == 0 && bottom.y == Subpixel.one }

        /// Adds another strand if it continues this one.
        mutating func extend(by other: Extent) -> Bool {
            guard direction == other.direction else { return false }
            if bottom.y == other.top.y, bottom.x == other.top.x {
                bottom = other.bottom
            } else if top.y == other.bottom.y, top.x == other.bottom.x {
                top = other.top
            } else {
                return false
            }
            left = min(left, other.left)
            right = max(right, other.right)
            return true
        }
    }

    private let extents = GrowingBuffer<Extent>()
    /// Rows with more strands are walked through at once.
    private static let limit = 32

    init() {}

    /// Adds the signed areas of the row's strands to `areas`; false if that is not the covered
    /// area, and `areas` may then hold anything.
    func sum(_ table: StrandTable, row: Int, into areas: AreaRow) -> Bool {
        extents.removeAll()
        let corners = table.corners.view
        let sums = areas.sums
        var index = Int(table.heads[row])
        while index >= 0 {
            guard extents.count < Self.limit else { return false }
            let strand = table.strands[index]
            sums.touch(left: strand.left, right: strand.right)
            var from = corners[Int(strand.first)]
            let start = from
            for i in Int(strand.first) + 1...Int(strand.last) {
                let to = corners[i]
                sums.add(from: from, to: to)
                from = to
            }
            let isDown = strand.direction > 0
            keep(
                Extent(
                    left: strand.left,
                    right: strand.right,
                    direction: strand.direction,
                    top: isDown ? start : from,
                    bottom: isDown ? from : start
                )
            )
            index = Int(strand.next)
        }
        return isPlain()
    }

    /// Takes in a strand, joined to one that it continues, from left to right.
    @inline(__always)
    private func keep(_ extent: Extent) {
        var extent = extent
        if !extent.isWhole {
            var i = 0
            while i < extents.count {
                if extent.extend(by: extents[i]) {
                    extents.remove(at: i)
                    i = 0
                } else {
                    i += 1
                }
            }
        }
        extents.insert(extent) { $0.left != $1.left ? $0.left < $1.left : $0.right < $1.right }
    }

    private func isPlain() -> Bool {
        var isWhole = extents[0].isWhole
        var right = extents[0].right
        for i in 1..<max(extents.count, 1) {
            let strand = extents[i]
            if right > strand.left, overlapsEarlier(i) { return false }
            right = max(right, strand.right)
            isWhole = isWhole && strand.isWhole
        }
        if isWhole { return windingIsPlain(at: 0) }
        // What stands side by side changes only where a strand begins or ends.
        for i in 0..<extents.count {
            let strand = extents[i]
            guard windingIsPlain(at: strand.top.y), windingIsPlain(at: strand.bottom.y) else {
                return false
            }
        }
        return true
    }

    /// Whether a strand to the left of strand `index` reaches over it, at a height of both.
    private func overlapsEarlier(_ index: Int) -> Bool {
        let strand = extents[index]
        for i in 0..<index {
            let other = extents[i]
            if other.right > strand.left, other.top.y < strand.bottom.y,
                strand.top.y < other.bottom.y
            {
                return true
            }
        }
        return false
    }

    /// Whether the strands just below a height lead to one sign and back in turn.
    private func windingIsPlain(at y: Int32) -> Bool {
        let sign = extents[0].direction
        var winding: Int32 = 0
        for i in 0..<extents.count {
            let strand = extents[i]
            guard strand.top.y <= y, y < strand.bottom.y else { continue }
            winding += strand.direction
            guard winding == 0 || winding == sign else { return false }
        }
        return true
    }
}
