import Raster

/// The signed areas of a row of pixels: the scalar reference of the kernels that sum them.
///
/// An edge covers everything to its right within the row. Each element is the difference of a pixel
/// from its left neighbour, so that running sums are the areas of the pixels.
struct ScalarAreas {
    /// The area differences, in half square units; twelve more than there are pixels.
    private(set) var changes: [Int32]

    /// Creates a row of `width` pixels without areas.
    init(width: Int) {
        changes = [Int32](repeating: 0, count: width + 12)
    }

    /// Adds edges from corner to corner, positive if they run down.
    mutating func add(_ corners: some Collection<ScalarEdgeChains.Corner>) {
        for (from, to) in zip(corners, corners.dropFirst()) { add(from: from, to: to) }
    }

    /// Adds an edge, positive if it runs down.
    mutating func add(from: ScalarEdgeChains.Corner, to: ScalarEdgeChains.Corner) {
        // From left to right, so that an edge and its reverse are cut at the same points.
        if from.x <= to.x {
            add(left: from, right: to, sign: 1)
        } else {
            add(left: to, right: from, sign: -1)
        }
    }

    private mutating func add(
        left: ScalarEdgeChains.Corner,
        right: ScalarEdgeChains.Corner,
        sign: Int32
    ) {
        var here = left
        let last = right.x / Subpixel.one
        for column in left.x / Subpixel.one..<last {
            let border = (column + 1) * Subpixel.one
            let slope = Double(right.y - left.y) / Double(right.x - left.x)
            let rise = Double(border - left.x) * slope
            let y = left.y + Int32(rise.rounded(.toNearestOrEven))
            let next = ScalarEdgeChains.Corner(x: border, y: y)
            addPart(column: column, from: here, to: next, sign: sign)
            here = next
        }
        addPart(column: last, from: here, to: right, sign: sign)
    }

    /// Adds a part of an edge within one pixel: its height times twice the width to its right.
    private mutating func addPart(
        column: Int32,
        from: ScalarEdgeChains.Corner,
        to: ScalarEdgeChains.Corner,
        sign: Int32
    ) {
        let start = column * Subpixel.one
        let height = (to.y - from.y) * sign
        let before = height * (from.x - start + to.x - start)
        changes[Int(column)] += height * 2 * Subpixel.one - before
        changes[Int(column) + 1] += before
    }

    /// Returns the coverage of an area, 0 to 1, with a resolution of 2⁻²¹.
    static func coverage(_ area: Int32) -> Float {
        Float(min(abs(area), Subpixel.fullArea) / 16) * (16 / Float(Subpixel.fullArea))
    }

    /// Returns the coverages of `width` pixels.
    func coverages(width: Int) -> [Float] {
        var area: Int32 = 0
        return changes.prefix(width).map {
            area += $0
            return Self.coverage(area)
        }
    }
}
