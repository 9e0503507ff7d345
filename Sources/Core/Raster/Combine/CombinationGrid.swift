/// A point with integer coordinates of less than 2²⁹.
struct GridPoint: Hashable, Comparable, Sendable {
    let x: Int32
    let y: Int32

    /// Orders points from left to right, then from top to bottom.
    static func < (left: GridPoint, right: GridPoint) -> Bool {
        left.x != right.x ? left.x < right.x : left.y < right.y
    }

    /// Returns the vector to another point. Its components are less than 2³⁰.
    func vector(to other: GridPoint) -> GridVector {
        GridVector(dx: Int64(other.x - x), dy: Int64(other.y - y))
    }

    /// Returns a positive number if `point` is clockwise from the line through `start` and `end`,
    /// seen from `start`, and 0 if it is on the line. The result is exact.
    static func side(of point: GridPoint, _ start: GridPoint, _ end: GridPoint) -> Int64 {
        start.vector(to: end).cross(start.vector(to: point))
    }
}

/// The difference of two points on a grid.
struct GridVector: Sendable {
    let dx: Int64
    let dy: Int64

    /// Returns the cross product, which is less than 2⁶¹.
    func cross(_ other: GridVector) -> Int64 { dx * other.dy - dy * other.dx }

    /// Returns the dot product, which is less than 2⁶¹.
    func dot(_ other: GridVector) -> Int64 { dx * other.dx + dy * other.dy }

    /// The length in steps of the grid.
    var length: Double {
        let (x, y) = (Double(dx), Double(dy))
        return (x * x + y * y).squareRoot()
    }
}

/// The grid to which corners are rounded, so that all comparisons are exact.
struct CombinationGrid: Sendable {
    /// The distance of neighbouring points: 2⁻¹⁶, or more for paths that reach farther than 8192
    /// from the origin.
    let step: Double

    /// Creates a grid for coordinates of at most `reach`.
    init(reach: Double) {
        var step = 0x1p-16
        while reach >= step * 0x1p29 { step *= 2 }
        self.step = step
    }

    /// Returns the nearest point of the grid.
    func point(_ point: Point) -> GridPoint {
        GridPoint(
            x: Int32((point.x / step).rounded()),
            y: Int32((point.y / step).rounded())
        )
    }

    /// Returns the coordinates of a point of the grid. They are exact.
    func point(_ point: GridPoint) -> Point {
        Point(x: Double(point.x) * step, y: Double(point.y) * step)
    }
}
