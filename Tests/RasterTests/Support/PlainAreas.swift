import Raster

/// The signed areas of one row of pixels: the plain scalar reference of how kernels sum them.
///
/// An edge covers all that lies to its right within the row; each pixel holds the change against
/// its left neighbour, so that running sums are the pixels' areas.
struct PlainAreas {
    /// The changes of area, in units of half a square unit; twelve more than there are pixels.
    private(set) var changes: [Int32]

    /// A row of `width` pixels without areas.
    init(width: Int) {
        changes = [Int32](repeating: 0, count: width + 12)
    }

    /// Adds edges from corner to corner; running down they count up.
    mutating func add(_ corners: some Collection<PlainEdgeChains.Corner>) {
        for (from, to) in zip(corners, corners.dropFirst()) { add(from: from, to: to) }
    }

    /// Adds an edge; running down it counts up.
    mutating func add(from: PlainEdgeChains.Corner, to: PlainEdgeChains.Corner) {
        // From left to right, so that an edge and its reverse are cut alike.
        if from.x <= to.x {
            add(left: from, right: to, sign: 1)
        } else {
            add(left: to, right: from, sign: -1)
        }
    }

    private mutating func add(
        left: PlainEdgeChains.Corner,
        right: PlainEdgeChains.Corner,
        sign: Int32
    ) {
        var here = left
        let last = right.x / Subpixel.one
        for column in left.x / Subpixel.one..<last {
            let border = (column + 1) * Subpixel.one
            let slope = Double(right.y - left.y) / Double(right.x - left.x)
            let rise = Double(border - left.x) * slope
            let y = left.y + Int32(rise.rounded(.toNearestOrEven))
            let next = PlainEdgeChains.Corner(x: border, y: y)
            addPart(column: column, from: here, to: next, sign: sign)
            here = next
        }
        addPart(column: last, from: here, to: right, sign: sign)
    }

    /// Adds a part of an edge within one pixel: its height times twice what lies to its right.
    private mutating func addPart(
        column: Int32,
        from: PlainEdgeChains.Corner,
        to: PlainEdgeChains.Corner,
        sign: Int32
    ) {
        let start = column * Subpixel.one
        let height = (to.y - from.y) * sign
        let before = height * (from.x - start + to.x - start)
        changes[Int(column)] += height * 2 * Subpixel.one - before
        changes[Int(column) + 1] += before
    }

    /// The share of a pixel that an area covers, 0 to 1, to 2⁻²¹.
    static func share(_ area: Int32) -> Float {
        Float(min(abs(area), Subpixel.fullArea) / 16) * (16 / Float(Subpixel.fullArea))
    }

    /// The coverages of `width` pixels that are covered.
    func coverages(width: Int) -> [Float] {
        var area: Int32 = 0
        return changes.prefix(width).map {
            area += $0
            return Self.share(area)
        }
    }
}
