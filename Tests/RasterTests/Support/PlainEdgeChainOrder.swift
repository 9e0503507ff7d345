import Raster

/// How a row's chains stand from left to right, told plainly.
///
/// EdgeChains that continue each other, where a contour's end meets its beginning, count as one.
struct PlainEdgeChainOrder {
    /// How far a chain reaches, and its ends.
    private struct Extent {
        var left: Int32
        var right: Int32
        var direction: Int32
        var top: PlainEdgeChains.Corner
        var bottom: PlainEdgeChains.Corner

        /// This chain with one that it continues; nil where it does not.
        func joined(to other: Extent) -> Extent? {
            guard direction == other.direction else { return nil }
            var result = self
            if bottom == other.top {
                result.bottom = other.bottom
            } else if top == other.bottom {
                result.top = other.top
            } else {
                return nil
            }
            result.left = min(left, other.left)
            result.right = max(right, other.right)
            return result
        }
    }

    /// More chains than this are not looked at.
    static let limit = 32
    private var extents: [Extent] = []

    /// The order of a row's chains; nil where they are too many.
    init?(_ plain: PlainEdgeChains, row: Int) {
        let chains = plain.chains(of: row)
        guard chains.count <= Self.limit else { return nil }
        for chain in chains {
            let first = plain.corners[chain.corners.lowerBound]
            let last = plain.corners[chain.corners.upperBound]
            keep(
                Extent(
                    left: chain.left,
                    right: chain.right,
                    direction: chain.direction,
                    top: chain.direction > 0 ? first : last,
                    bottom: chain.direction > 0 ? last : first
                )
            )
        }
    }

    /// Takes in a chain, joined to those that it continues, behind those that are not after it.
    private mutating func keep(_ chain: Extent) {
        for i in extents.indices {
            if let joined = chain.joined(to: extents[i]) {
                extents.remove(at: i)
                return keep(joined)
            }
        }
        let place = extents.lastIndex {
            ($0.left, $0.right) <= (chain.left, chain.right)
        }
        extents.insert(chain, at: place.map { $0 + 1 } ?? 0)
    }

    /// Whether no chain reaches over another at a height of both.
    var isSideBySide: Bool {
        extents.indices.allSatisfy { i in
            extents[..<i].allSatisfy {
                $0.right <= extents[i].left || $0.top.y >= extents[i].bottom.y
                    || extents[i].top.y >= $0.bottom.y
            }
        }
    }

    /// Whether at every height the chains lead, from the left, from winding 0 to one and the same
    /// sign and back.
    var isPlain: Bool {
        // What stands side by side changes only where a chain begins or ends.
        extents.flatMap { [$0.top.y, $0.bottom.y] }.allSatisfy { y in
            var winding: Int32 = 0
            return extents.allSatisfy {
                if $0.top.y <= y, y < $0.bottom.y { winding += $0.direction }
                return winding == 0 || winding == extents[0].direction
            }
        }
    }
}
