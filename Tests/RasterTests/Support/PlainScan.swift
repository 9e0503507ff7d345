import CPixels
import Raster

/// The covered areas of a row of chains: the plain scalar reference of scanning.
struct PlainScan {
    /// How the areas of a row are found.
    enum Way: Hashable, CaseIterable {
        /// All signed areas are added up.
        case sum
        /// The chains that are sides of what the rule fills are added up.
        case sides
        /// The winding is walked through.
        case walk
    }

    /// How the areas were found.
    let way: Way
    /// What is covered.
    private(set) var areas: PlainAreas
    /// Whether the kernels leave the row to others, since it has too many edges.
    let isBeyondKernels: Bool

    /// What the chains of a row of `width` pixels cover.
    init(_ plain: PlainEdgeChains, row: Int, width: Int, rule: FillRule) {
        way = Self.way(plain, row: row)
        isBeyondKernels =
            way == .walk && PlainWalk(plain, row: row).edgeCount > Int(cpixels_walk_limit)
        areas = PlainAreas(width: width)
        switch way {
        case .sum:
            for chain in plain.chains(of: row) { areas.add(plain.corners[chain.corners]) }
        case .sides: addSides(plain, row: row, rule: rule)
        case .walk: PlainWalk(plain, row: row).add(to: &areas, rule: rule)
        }
    }

    private static func way(_ plain: PlainEdgeChains, row: Int) -> Way {
        guard let order = PlainEdgeChainOrder(plain, row: row) else { return .walk }
        guard order.isSideBySide else { return .walk }
        if order.isPlain { return .sum }
        let areWhole = plain.chains(of: row).allSatisfy {
            let ends = [$0.corners.lowerBound, $0.corners.upperBound].map { plain.corners[$0].y }
            return ends.min() == 0 && ends.max() == Subpixel.one
        }
        return areWhole ? .sides : .walk
    }

    /// Adds those of the chains, which stand side by side, where the rule begins to fill or ends:
    /// down on the left of a part, up on its right.
    private mutating func addSides(_ plain: PlainEdgeChains, row: Int, rule: FillRule) {
        let chains = plain.chains(of: row).enumerated()
            .sorted {
                ($0.element.left, $0.element.right, $0.offset)
                    < ($1.element.left, $1.element.right, $1.offset)
            }
            .map(\.element)
        var winding: Int32 = 0
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
