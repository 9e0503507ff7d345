/// A measurement of how much thicker the lines are in one image than in another.
struct ThicknessFit {
    /// The outward displacement of the edges, in cells. Negative values mean inward.
    let outward: Double
    /// The fraction of the squared difference that remains, 0…1.
    let rest: Double

    /// The largest displacement of an edge, in cells.
    private static let farthest = 4
    private static let substeps = 20

    /// Finds the amount by which the lines of the thinner image must grow to match the other image.
    /// The images must not be blurred, and their background must not be subtracted.
    ///
    /// Squared differences measure how well growth explains the change. Absolute differences
    /// measure how far edges moved: ends with a butt cap do not grow, and these few large
    /// differences would pull a least-squares result inward.
    init(from first: ImageCells, to second: ImageCells) {
        let (a, b) = (DistanceMap(first, background: first), DistanceMap(second, background: first))
        let isThicker = b.total > a.total
        let (thin, thick) = isThicker ? (a, b) : (b, a)
        let target = thick.softened()
        var (lower, softLower) = (thin, thin.softened())
        let whole = softLower.distance(to: target)
        var rest = 1.0
        var nearest = (outward: 0.0, size: whole.size)
        for step in 0..<Self.farthest where whole.square > 0 {
            let upper = lower.grown()
            // Blurring is linear, so a mix of blurred maps equals the blurred mix.
            let softUpper = upper.softened()
            for substep in 1...Self.substeps {
                let part = Double(substep) / Double(Self.substeps)
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

/// The distance of each cell's colour from the background.
private struct DistanceMap {
    let width: Int
    let height: Int
    var values: [Float]

    var total: Float { values.reduce(0, +) }

    init(_ cells: ImageCells, background: ImageCells) {
        width = cells.width
        height = cells.height
        let color = background.colors[0]
        values = cells.colors.map { (($0 - color) * ($0 - color)).total.squareRoot() }
    }

    /// Returns the map with every edge moved outward by one cell: the maximum over eight
    /// directions.
    func grown() -> DistanceMap {
        var result = self
        // The point at distance 1 in a diagonal direction is between four cells, so it is
        // interpolated.
        let d = Float(0.5).squareRoot()
        let (near, between, far) = ((1 - d) * (1 - d), d * (1 - d), d * d)
        for y in 0..<height {
            for x in 0..<width {
                var greatest = values[y * width + x]
                let middle = near * greatest
                let (left, right) = (value(x - 1, y), value(x + 1, y))
                for side in [-1, 1] {
                    let vertical = value(x, y + side)
                    let slantLeft = between * (left + vertical) + far * value(x - 1, y + side)
                    let slantRight = between * (right + vertical) + far * value(x + 1, y + side)
                    greatest = max(greatest, vertical, middle + max(slantLeft, slantRight))
                }
                result.values[y * width + x] = max(greatest, left, right)
            }
        }
        return result
    }

    /// Returns the value of a cell, or 0 outside of the image.
    private func value(_ x: Int, _ y: Int) -> Float {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return values[y * width + x]
    }

    func mixed(with other: DistanceMap, _ fraction: Float) -> DistanceMap {
        var result = self
        for index in values.indices {
            result.values[index] += fraction * (other.values[index] - values[index])
        }
        return result
    }

    func softened() -> DistanceMap {
        let colors = values.map { SIMD4<Float>($0, 0, 0, 0) }
        let soft = ImageCells(width: width, height: height, colors: colors).softened()
        var result = self
        result.values = soft.colors.map(\.x)
        return result
    }

    /// Returns the sum of the squared differences and the sum of the absolute differences.
    func distance(to other: DistanceMap) -> (square: Double, size: Double) {
        var (square, size) = (0.0, 0.0)
        for index in values.indices {
            let difference = Double(values[index] - other.values[index])
            square += difference * difference
            size += difference.magnitude
        }
        return (square, size)
    }
}
