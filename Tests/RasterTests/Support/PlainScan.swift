import CPixels
import Raster

/// The covered areas of a row of chains: the plain scalar reference of scanning.
struct PlainScan {
    /// How the areas of a row are found.
    enum Way: Hashable, CaseIterable {
        /// All signed areas are added up.
        case sum
        /// The same the other way round, in a group that leads round to the left.
        case turnedSum
        /// The chains that are sides of what the rule fills are added up.
        case sides
        /// The winding is walked through.
        case walk
    }

    /// How the areas of the row's groups were found.
    private(set) var ways: Set<Way> = []
    /// What is covered.
    private(set) var areas: PlainAreas
    /// Whether the kernels leave the row to others, since it has too many edges.
    private(set) var isBeyondKernels = false

    /// What the chains of a row of `width` pixels cover.
    init(_ plain: PlainEdgeChains, row: Int, width: Int, rule: FillRule) {
        areas = PlainAreas(width: width)
        let chains = plain.chains(of: row)
        let way = Self.way(of: chains, plain)
        if way != .walk {
            add(PlainEdgeChainGroups.Group(base: 0, chains: chains), by: way, plain, rule: rule)
            return
        }
        guard let groups = PlainEdgeChainGroups(plain, row: row)?.groups else {
            isBeyondKernels = true
            return
        }
        for group in groups {
            // Of all chains together the way is known.
            let way = group.chains.count == chains.count ? .walk : Self.way(of: group, plain)
            let edges = way == .walk ? PlainWalk(group.chains, of: plain).edgeCount : 0
            if edges > Int(cpixels_walk_limit) { isBeyondKernels = true }
            add(group, by: way, plain, rule: rule)
        }
    }

    /// How a group apart from others is added.
    private static func way(of group: PlainEdgeChainGroups.Group, _ plain: PlainEdgeChains) -> Way {
        switch way(of: group.chains, plain) {
        case .walk: return .walk
        case _ where areWhole(group.chains, plain): return .sides
        case _ where group.base != 0: return .walk
        default: return group.chains[0].direction < 0 ? .turnedSum : .sum
        }
    }

    private mutating func add(
        _ group: PlainEdgeChainGroups.Group,
        by way: Way,
        _ plain: PlainEdgeChains,
        rule: FillRule
    ) {
        ways.insert(way)
        let chains = group.chains
        switch way {
        case .sum:
            for chain in chains { areas.add(plain.corners[chain.corners]) }
        case .turnedSum:
            for chain in chains { areas.add(plain.corners[chain.corners].reversed()) }
        case .sides: addSides(group, plain, rule: rule)
        case .walk: PlainWalk(chains, of: plain).add(to: &areas, rule: rule, base: group.base)
        }
    }

    private static func way(of chains: [PlainEdgeChains.EdgeChain], _ plain: PlainEdgeChains) -> Way
    {
        guard let order = PlainEdgeChainOrder(chains, of: plain) else { return .walk }
        guard order.isSideBySide else { return .walk }
        if order.isPlain { return .sum }
        return areWhole(chains, plain) ? .sides : .walk
    }

    /// Whether chains lead from the row's top to its bottom.
    private static func areWhole(
        _ chains: [PlainEdgeChains.EdgeChain],
        _ plain: PlainEdgeChains
    ) -> Bool {
        chains.allSatisfy {
            let ends = [$0.corners.lowerBound, $0.corners.upperBound].map { plain.corners[$0].y }
            return ends.min() == 0 && ends.max() == Subpixel.one
        }
    }

    /// Adds those of the chains, which stand side by side, where the rule begins to fill or ends:
    /// down on the left of a part, up on its right.
    private mutating func addSides(
        _ group: PlainEdgeChainGroups.Group,
        _ plain: PlainEdgeChains,
        rule: FillRule
    ) {
        let chains = group.chains.enumerated()
            .sorted {
                ($0.element.left, $0.element.right, $0.offset)
                    < ($1.element.left, $1.element.right, $1.offset)
            }
            .map(\.element)
        var winding = group.base
        for chain in chains {
            let wasInside = rule.fills(winding)
            winding += chain.direction
            guard rule.fills(winding) != wasInside else { continue }
            let corners = plain.corners[chain.corners]
            if (chain.direction > 0) == wasInside {
                areas.add(corners.reversed())
            } else {
                areas.add(corners)
            }
        }
    }
}
