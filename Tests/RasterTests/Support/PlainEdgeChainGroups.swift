import CPixels
import Raster

/// A row's chains in groups that nothing joins, told plainly.
///
/// Chains that lead to and fro on one way are left out. A group ends before a chain that begins to the
/// right of all before it, if these surround nothing of what lies to their right.
struct PlainEdgeChainGroups {
    /// Each group's chains, from left to right.
    private(set) var groups: [[PlainEdgeChains.EdgeChain]] = []

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
        var group: [PlainEdgeChains.EdgeChain] = []
        for chain in Self.withoutReverses(sorted, plain) {
            let border = group.map(\.right).max() ?? 0
            if !group.isEmpty, chain.left >= border, Self.isClosed(group, plain) {
                groups.append(group)
                group = []
            }
            group.append(chain)
        }
        if !group.isEmpty { groups.append(group) }
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

    /// Whether nothing is surrounded to the right of chains, at whatever height.
    private static func isClosed(
        _ chains: [PlainEdgeChains.EdgeChain],
        _ plain: PlainEdgeChains
    ) -> Bool {
        let heights = chains.map { chain in
            let ends = [chain.corners.lowerBound, chain.corners.upperBound].map {
                plain.corners[$0].y
            }
            return (chain.direction, min(ends[0], ends[1])..<max(ends[0], ends[1]))
        }
        // What is surrounded changes only where a chain begins or ends.
        return heights.flatMap { [$0.1.lowerBound, $0.1.upperBound] }.allSatisfy { y in
            heights.reduce(0) { $0 + ($1.1.contains(y) ? $1.0 : 0) } == 0
        }
    }
}
