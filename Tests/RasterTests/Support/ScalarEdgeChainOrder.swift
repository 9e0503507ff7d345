import Raster

/// The order of the chains of a row from left to right: the scalar reference.
///
/// Chains that continue each other, where the end of a contour meets its start, count as one.
struct ScalarEdgeChainOrder {
    /// The horizontal extent and the ends of a chain.
    private struct Extent {
        var left: Int32
        var right: Int32
        var direction: Int32
        var top: ScalarEdgeChains.Corner
        var bottom: ScalarEdgeChains.Corner

        /// Returns this chain joined with one that it continues. Returns `nil` if it does not.
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

    /// The largest number of chains whose order is examined.
    static let limit = 32
    private var extents: [Extent] = []

    /// Finds the order of the chains of a row. Returns `nil` if there are too many.
    init?(_ plain: ScalarEdgeChains, row: Int) {
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

    /// Inserts a chain in order, joined to those that it continues.
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

    /// Whether no two chains overlap at a common height.
    var isSideBySide: Bool {
        extents.indices.allSatisfy { i in
            extents[..<i].allSatisfy {
                $0.right <= extents[i].left || $0.top.y >= extents[i].bottom.y
                    || extents[i].top.y >= $0.bottom.y
            }
        }
    }

    /// Whether the winding alternates between 0 and one sign at every height.
    var isPlain: Bool {
        // The order of chains changes only where a chain begins or ends.
        extents.flatMap { [$0.top.y, $0.bottom.y] }.allSatisfy { y in
            var winding: Int32 = 0
            return extents.allSatisfy {
                if $0.top.y <= y, y < $0.bottom.y { winding += $0.direction }
                return winding == 0 || winding == extents[0].direction
            }
        }
    }
}
