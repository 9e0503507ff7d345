import CPixels
import Raster

/// The covered areas of a row of chains: the scalar reference of scanning.
struct ScalarScan {
    /// The method of finding the areas of a row.
    enum Method: Hashable, CaseIterable {
        /// All signed areas are summed.
        case sum
        /// The chains at the borders of filled parts are summed.
        case sides
        /// The row is walked.
        case walk
    }

    /// The method of finding the areas.
    let method: Method
    /// The covered areas.
    private(set) var areas: ScalarAreas
    /// Whether the row has too many edges for the kernels.
    let isBeyondKernels: Bool

    /// Scans the chains of a row of `width` pixels.
    init(_ plain: ScalarEdgeChains, row: Int, width: Int, rule: FillRule) {
        method = Self.method(plain, row: row)
        isBeyondKernels =
            method == .walk && ScalarWalk(plain, row: row).edgeCount > Int(cpixels_walk_limit)
        areas = ScalarAreas(width: width)
        switch method {
        case .sum:
            for chain in plain.chains(of: row) { areas.add(plain.corners[chain.corners]) }
        case .sides: addSides(plain, row: row, rule: rule)
        case .walk: ScalarWalk(plain, row: row).add(to: &areas, rule: rule)
        }
    }

    private static func method(_ plain: ScalarEdgeChains, row: Int) -> Method {
        guard let order = ScalarEdgeChainOrder(plain, row: row) else { return .walk }
        guard order.isSideBySide else { return .walk }
        if order.isPlain { return .sum }
        let areWhole = plain.chains(of: row).allSatisfy {
            let ends = [$0.corners.lowerBound, $0.corners.upperBound].map { plain.corners[$0].y }
            return ends.min() == 0 && ends.max() == Subpixel.one
        }
        return areWhole ? .sides : .walk
    }

    /// Adds those of the ordered chains that bound filled parts: down on their left, up on their
    /// right.
    private mutating func addSides(_ plain: ScalarEdgeChains, row: Int, rule: FillRule) {
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
