/// How much thicker all lines of a picture are in another one.
struct ThicknessFit {
    /// By how much the edges have moved outward, in cells; below 0 inward.
    let outward: Double
    /// What of the squared difference is left, 0…1.
    let rest: Double

    /// The most by which an edge may have moved.
    private static let farthest = 4
    private static let shares = 10

    /// The best growth of the lines of `first`, or of those of `second`, whose pictures are given
    /// as they are, neither soft nor less their ground.
    init(from first: PictureCells, to second: PictureCells) {
        let (a, b) = (InkMap(first, ground: first), InkMap(second, ground: first))
        let isThicker = b.total > a.total
        let (thin, thick) = isThicker ? (a, b) : (b, a)
        let target = thick.softened()
        let whole = target.squaredDistance(to: thin.softened())
        var best = (outward: 0.0, rest: 1.0)
        var lower = thin
        for step in 0..<Self.farthest where whole > 0 {
            let upper = lower.grown()
            for share in 1...Self.shares {
                let part = Float(share) / Float(Self.shares)
                let mixed = lower.mixed(with: upper, part).softened()
                let rest = mixed.squaredDistance(to: target) / whole
                if rest < best.rest { best = (Double(step) + Double(part), rest) }
            }
            lower = upper
        }
        outward = isThicker ? best.outward : -best.outward
        rest = best.rest
    }
}

/// How far each cell of a picture differs from the ground.
private struct InkMap {
    let width: Int
    let height: Int
    var values: [Float]

    var total: Float { values.reduce(0, +) }

    init(_ cells: PictureCells, ground: PictureCells) {
        width = cells.width
        height = cells.height
        let color = ground.colors[0]
        values = cells.colors.map { (($0 - color) * ($0 - color)).total.squareRoot() }
    }

    /// Every edge moved outward by a cell: the mean of what the neighbours by sides and those by
    /// sides and corners give, which is the same along axes and nearly so across them.
    func grown() -> InkMap {
        let (rows, columns) = (grown(1, width), grown(width, width))
        var both = self
        both.values = rows
        let square = both.grown(width, width)
        var result = self
        for index in values.indices {
            result.values[index] = (max(rows[index], columns[index]) + square[index]) / 2
        }
        return result
    }

    /// The greatest of three neighbours along an axis.
    private func grown(_ step: Int, _ width: Int) -> [Float] {
        values.indices.map { index in
            let place = step == 1 ? index % width : index / width
            let count = step == 1 ? width : height
            let before = place > 0 ? values[index - step] : 0
            let after = place + 1 < count ? values[index + step] : 0
            return max(values[index], before, after)
        }
    }

    func mixed(with other: InkMap, _ share: Float) -> InkMap {
        var result = self
        for index in values.indices {
            result.values[index] += share * (other.values[index] - values[index])
        }
        return result
    }

    func softened() -> InkMap {
        let colors = values.map { SIMD4<Float>($0, 0, 0, 0) }
        let soft = PictureCells(width: width, height: height, colors: colors).softened()
        var result = self
        result.values = soft.colors.map(\.x)
        return result
    }

    func squaredDistance(to other: InkMap) -> Double {
        zip(values, other.values).reduce(0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }
    }
}
