import Raster

/// A fit of a geometric transform that maps one image to another: a translation, scaling or
/// rotation.
struct PlacementFit {
    /// The families of transforms.
    enum Family {
        /// A translation by `numbers[0]` and `numbers[1]`, in cells.
        case moved
        /// A translation by `numbers[0]` and `numbers[1]`, and scaling by the factors of
        /// `numbers[2]` and `numbers[3]`.
        case stretched
        /// A rotation by `numbers[0]`, in radians.
        case turned
    }

    /// The parameters of the transform.
    private(set) var numbers: [Double]
    /// The fraction of the squared difference that remains, 0…1.
    private(set) var rest = 1.0

    private let family: Family
    private let center: Point
    private static let rounds = 10

    /// Fits the transform of a family that maps `first` to `second`, by the Gauss–Newton method.
    ///
    /// - Parameters:
    ///   - family: The kind of transform.
    ///   - first: The image to be transformed.
    ///   - second: The target.
    ///   - center: The fixed point of scaling and rotation, in cells.
    ///   - guess: The initial parameters.
    init(
        _ family: Family,
        from first: ImageCells,
        to second: ImageCells,
        center: Point,
        guess: [Double]
    ) {
        self.family = family
        self.center = center
        numbers = guess
        let whole = first.squaredDistance(to: second)
        guard whole > 0 else { return }
        var cost = self.cost(first, second, guess)
        for _ in 0..<Self.rounds {
            let step = step(first, second)
            var scale = 1.0
            var isBetter = false
            while scale > 0.1, !isBetter {
                let next = zip(numbers, step).map { $0 + scale * $1 }
                let found = self.cost(first, second, next)
                if found < cost {
                    isBetter = true
                    let isDone = cost - found < 1e-4 * whole
                    (numbers, cost) = (next, found)
                    if isDone { scale = 0 }
                }
                scale /= 2
            }
            if !isBetter || scale == 0 { break }
        }
        rest = cost / whole
    }

    /// Returns the point of the first image that the transform maps to a point of the second.
    private func source(_ x: Double, _ y: Double, _ numbers: [Double]) -> Point {
        let (x, y) = (x - center.x, y - center.y)
        switch family {
        case .moved:
            return Point(x: center.x + x - numbers[0], y: center.y + y - numbers[1])
        case .stretched:
            return Point(
                x: center.x + (x - numbers[0]) / Self.factor(numbers[2]),
                y: center.y + (y - numbers[1]) / Self.factor(numbers[3])
            )
        case .turned:
            let turn = DeterministicMath.sineCosine(numbers[0])
            return Point(
                x: center.x + x * turn.cosine + y * turn.sine,
                y: center.y + y * turn.cosine - x * turn.sine
            )
        }
    }

    /// Returns the scaling factor for a parameter t: (1 + t/2) / (1 − t/2), which approximates eᵗ.
    static func factor(_ number: Double) -> Double {
        let half = min(max(number / 2, -0.9), 0.9)
        return (1 + half) / (1 - half)
    }

    /// Returns the parameter for a scaling factor. Inverse of `factor(_:)`.
    static func number(_ factor: Double) -> Double { 2 * (factor - 1) / (factor + 1) }

    private func cost(_ first: ImageCells, _ second: ImageCells, _ numbers: [Double]) -> Double {
        var sum = SIMD4<Float>.zero
        for y in 0..<second.height {
            for x in 0..<second.width {
                let position = source(Double(x) + 0.5, Double(y) + 0.5, numbers)
                let rest =
                    second.colors[y * second.width + x] - first.color(x: position.x, y: position.y)
                sum += rest * rest
            }
        }
        return Double(sum.total)
    }

    /// Returns the solution of the normal equations at the current parameters.
    private func step(_ first: ImageCells, _ second: ImageCells) -> [Double] {
        let count = numbers.count
        var matrix = [Double](repeating: 0, count: count * count)
        var right = [Double](repeating: 0, count: count)
        let delta = 0.01
        for y in 0..<second.height {
            for x in 0..<second.width {
                let (cx, cy) = (Double(x) + 0.5, Double(y) + 0.5)
                let position = source(cx, cy, numbers)
                let alongX =
                    first.color(x: position.x + 0.5, y: position.y)
                    - first.color(x: position.x - 0.5, y: position.y)
                let alongY =
                    first.color(x: position.x, y: position.y + 0.5)
                    - first.color(x: position.x, y: position.y - 0.5)
                guard (alongX * alongX + alongY * alongY).total > 1e-8 else { continue }
                let rest =
                    second.colors[y * second.width + x] - first.color(x: position.x, y: position.y)
                let slopes = (0..<count).map { index in
                    var other = numbers
                    other[index] += delta
                    let moved = source(cx, cy, other)
                    return alongX * Float((moved.x - position.x) / delta)
                        + alongY * Float((moved.y - position.y) / delta)
                }
                for row in 0..<count {
                    right[row] += Double((slopes[row] * rest).total)
                    for column in 0...row {
                        matrix[row * count + column] += Double((slopes[row] * slopes[column]).total)
                    }
                }
            }
        }
        return Self.solved(matrix, right)
    }

    /// Solves a symmetric positive-definite system by Cholesky decomposition. Only the lower half
    /// of the matrix is read. Returns zeros if the matrix is singular.
    static func solved(_ matrix: [Double], _ right: [Double]) -> [Double] {
        let count = right.count
        var lower = matrix
        var values = right
        for row in 0..<count {
            for column in 0...row {
                var sum = lower[row * count + column]
                for k in 0..<column { sum -= lower[row * count + k] * lower[column * count + k] }
                if row == column {
                    guard sum > 1e-12 else { return right.map { _ in 0 } }
                    lower[row * count + row] = sum.squareRoot()
                } else {
                    lower[row * count + column] = sum / lower[column * count + column]
                }
            }
            for k in 0..<row { values[row] -= lower[row * count + k] * values[k] }
            values[row] /= lower[row * count + row]
        }
        for row in (0..<count).reversed() {
            for k in row + 1..<count { values[row] -= lower[k * count + row] * values[k] }
            values[row] /= lower[row * count + row]
        }
        return values
    }
}
