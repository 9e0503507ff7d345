import CPixels
import Raster

/// A row's chains in groups that stand apart, told plainly.
///
/// Chains that lead to and fro on one way are left out. A group begins at a chain to the right of all before it
/// where the winding is the same at all heights; of a row that is not closed, where it is 0.
struct PlainEdgeChainGroups {
    /// Chains from left to right.
    struct Group {
        /// The winding before them.
        var base: Int32
        var chains: [PlainEdgeChains.EdgeChain] = []
    }

    /// The groups from left to right.
    private(set) var groups: [Group] = []

    /// The groups of a row; nil where it has too many chains.
    init?(_ plain: PlainEdgeChains, row: Int) {
        let chains = plain.chains(of: row)
        guard chains.count <= Int(cpixels_row_limit) else { return nil }
        let sorted = chains.enumerated()
            .sorted {
                ($0.element.left, $0.element.right, $0.offset)
                    < ($1.element.left, $1.element.right, $1.offset)
            }
            .map(\.element)
        let height = chains.reduce(plain.open[row]) { sum, chain in
            sum + plain.corners[chain.corners.upperBound].y
                - plain.corners[chain.corners.lowerBound].y
        }
        var passed: [PlainEdgeChains.EdgeChain] = []
        for chain in Self.withoutReverses(sorted, plain) {
            let border = passed.map(\.right).max() ?? 0
            let base = chain.left >= border ? Self.winding(behind: passed, plain) : nil
            if let base, passed.isEmpty || height == 0 || base == 0 {
                groups.append(Group(base: base))
            }
            groups[groups.count - 1].chains.append(chain)
            passed.append(chain)
        }
    }

    /// The chains without those that lead back where an earlier one leads.
    private static func withoutReverses(
        _ chains: [PlainEdgeChains.EdgeChain],
        _ plain: PlainEdgeChains
    ) -> [PlainEdgeChains.EdgeChain] {
        var kept: [PlainEdgeChains.EdgeChain] = []
        for chain in chains {
            let corners = Array(plain.corners[chain.corners].reversed())
            let reverse = kept.lastIndex {
                $0.direction != chain.direction && Array(plain.corners[$0.corners]) == corners
            }
            if let reverse { kept.remove(at: reverse) } else { kept.append(chain) }
        }
        return kept
    }

    /// The winding to the right of chains; nil where it is not the same at all heights.
    private static func winding(
        behind chains: [PlainEdgeChains.EdgeChain],
        _ plain: PlainEdgeChains
    ) -> Int32? {
        let heights = chains.map { chain in
            let ends = [chain.corners.lowerBound, chain.corners.upperBound].map {
                plain.corners[$0].y
            }
            return (chain.direction, min(ends[0], ends[1])..<max(ends[0], ends[1]))
        }
        // It changes only where a chain begins or ends.
        let ends = heights.flatMap { [$0.1.lowerBound, $0.1.upperBound] }.filter {
            $0 < Subpixel.one
        }
        let windings = Set(
            ([0] + ends).map { y in
                heights.reduce(Int32(0)) { $0 + ($1.1.contains(y) ? $1.0 : 0) }
            }
        )
        return windings.count == 1 ? windings.first : nil
    }
}
