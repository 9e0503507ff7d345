/// How much thicker all lines of a picture are in another one.
struct ThicknessFit {
    /// By how much the edges have moved outward, in cells; below 0 inward.
    let outward: Double
    /// What of the squared difference is left, 0…1.
    let rest: Double

    /// The most by which an edge may have moved.
    private static let farthest = 4
    private static let shares = 20

    /// The best growth of the lines of `first`, or of those of `second`, whose pictures are given
    /// as they are, neither soft nor less their background.
    ///
    /// How well growth explains the difference is measured by squares; how far edges have moved, by
    /// absolute values: the ends of lines, which do not grow with a butt cap, are few but far off,
    /// and would pull a mean of squares inward.
    init(from first: PictureCells, to second: PictureCells) {
        let (a, b) = (InkMap(first, background: first), InkMap(second, background: first))
        let isThicker = b.total > a.total
        let (thin, thick) = isThicker ? (a, b) : (b, a)
        let target = thick.softened()
        var (lower, softLower) = (thin, thin.softened())
        let whole = softLower.distance(to: target)
        var rest = 1.0
        var nearest = (outward: 0.0, size: whole.size)
        for step in 0..<Self.farthest where whole.square > 0 {
            let upper = lower.grown()
            // To soften is linear: what is mixed of soft maps is soft.
            let softUpper = upper.softened()
            for share in 1...Self.shares {
                let part = Double(share) / Double(Self.shares)
                let left = softLower.mixed(with: softUpper, Float(part)).distance(to: target)
                rest = min(rest, left.square / whole.square)
                if left.size < nearest.size { nearest = (Double(step) + part, left.size) }
            }
            (lower, softLower) = (upper, softUpper)
        }
        outward = isThicker ? nearest.outward : -nearest.outward
        self.rest = rest
    }
}

/// How far each cell of a picture differs from the background.
private struct InkMap {
    let width: Int
    let height: Int
    var values: [Float]

    var total: Float { values.reduce(0, +) }

    init(_ cells: PictureCells, background: PictureCells) {
        width = cells.width
        height = cells.height
        let color = background.colors[0]
        values = cells.colors.map { (($0 - color) * ($0 - color)).total.squareRoot() }
    }

    /// Every edge moved outward by a cell: the greatest of what lies a cell away, in eight
    /// directions.
    func grown() -> InkMap {
        var result = self
        // Slanting, a cell away lies between four cells.
        let way = Float(0.5).squareRoot()
        let (near, between, far) = ((1 - way) * (1 - way), way * (1 - way), way * way)
        for y in 0..<height {
            for x in 0..<width {
                var greatest = values[y * width + x]
                let middle = near * greatest
                let (left, right) = (ink(x - 1, y), ink(x + 1, y))
                for side in [-1, 1] {
                    let beside = ink(x, y + side)
                    let slantLeft = between * (left + beside) + far * ink(x - 1, y + side)
                    let slantRight = between * (right + beside) + far * ink(x + 1, y + side)
                    greatest = max(greatest, beside, middle + max(slantLeft, slantRight))
                }
                result.values[y * width + x] = max(greatest, left, right)
            }
        }
        return result
    }

    /// The ink of a cell; none beyond the picture.
    private func ink(_ x: Int, _ y: Int) -> Float {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return values[y * width + x]
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

    /// The sums of the squares and of the sizes of all differences.
    func distance(to other: InkMap) -> (square: Double, size: Double) {
        var (square, size) = (0.0, 0.0)
        for index in values.indices {
            let difference = Double(values[index] - other.values[index])
            square += difference * difference
            size += difference.magnitude
        }
        return (square, size)
    }
}
