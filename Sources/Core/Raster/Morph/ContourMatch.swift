/// Two contours with a common list of positions, so that every point of one has a counterpart on
/// the other.
struct ContourMatch: Sendable {
    /// The points of both contours, in order. They include all corners of both.
    let points: [(from: Point, to: Point)]

    /// The distance below which two corners are matched, as a fraction of the length.
    private static let tolerance = 1.0 / 4096

    /// Creates the match of two contours that start at counterparts.
    init(_ from: ClosedContour, _ to: ClosedContour) {
        var points: [(from: Point, to: Point)] = []
        points.reserveCapacity(from.corners.count + to.corners.count)
        var (i, j) = (0, 0)
        while i < from.corners.count || j < to.corners.count {
            let here = i < from.corners.count ? from.positions[i] : 1
            let there = j < to.corners.count ? to.positions[j] : 1
            if abs(here - there) < Self.tolerance, i < from.corners.count, j < to.corners.count {
                points.append((from.corners[i], to.corners[j]))
                (i, j) = (i + 1, j + 1)
            } else if here < there {
                points.append((from.corners[i], to.point(at: here)))
                i += 1
            } else {
                points.append((from.point(at: there), to.corners[j]))
                j += 1
            }
        }
        self.points = points
    }

    /// Creates the match of a contour with a single point, to which it shrinks.
    init(_ from: ClosedContour, shrinkingTo point: Point) {
        points = from.corners.map { ($0, point) }
    }

    /// Creates the match of a single point with a contour, which grows from it.
    init(growingFrom point: Point, _ to: ClosedContour) {
        points = to.corners.map { (point, $0) }
    }
}

extension ClosedContour {
    /// The number of points at which two contours are compared.
    private static let samples = 128

    /// Returns the contour with the start that fits another contour best: the sum of the squared
    /// distances between points at equal positions is least.
    ///
    /// The sum is compared at all multiples of 1/128, then refined between the neighbours of the
    /// best. Of equally good starts, the start nearest to the present start is used.
    func aligned(to other: ClosedContour) -> ClosedContour {
        let count = Self.samples
        let here = (0..<count).map { point(at: Double($0) / Double(count)) }
        let there = (0..<count).map { other.point(at: Double($0) / Double(count)) }
        func distance(_ shift: Int) -> Double {
            var sum = 0.0
            for index in 0..<count {
                let difference = here[(index + shift + count) % count] - there[index]
                sum += difference.dot(difference)
            }
            return sum
        }
        var best = (shift: 0, distance: distance(0))
        for shift in 1...count / 2 {
            for signed in [shift, -shift] {
                let distance = distance(signed)
                // Rounding errors must not decide between equally good starts.
                if distance < best.distance * (1 - 1e-9) { best = (signed, distance) }
            }
        }
        // More points make the result of symmetric contours symmetric.
        let fine = 4 * count
        let targets = (0..<fine).map { other.point(at: Double($0) / Double(fine)) }
        let shift = refined(Double(best.shift) / Double(count), 1 / Double(count)) { shift in
            var sum = 0.0
            for index in 0..<fine {
                let difference = point(at: Double(index) / Double(fine) + shift) - targets[index]
                sum += difference.dot(difference)
            }
            return sum
        }
        return starting(at: nearestCorner(to: shift - shift.rounded(.down)))
    }

    /// Returns the position with the least value within `radius` of a position, by golden-section
    /// search.
    private func refined(
        _ middle: Double,
        _ radius: Double,
        _ value: (Double) -> Double
    ) -> Double {
        let ratio = 0.6180339887498949
        var (low, high) = (middle - radius, middle + radius)
        var (a, b) = (high - ratio * (high - low), low + ratio * (high - low))
        var (valueA, valueB) = (value(a), value(b))
        for _ in 0..<16 {
            if valueA <= valueB {
                (high, b, valueB) = (b, a, valueA)
                a = high - ratio * (high - low)
                valueA = value(a)
            } else {
                (low, a, valueA) = (a, b, valueB)
                b = low + ratio * (high - low)
                valueB = value(b)
            }
        }
        return (low + high) / 2
    }

    /// Returns the position of a corner that is very close to a position, or the position itself.
    private func nearestCorner(to position: Double) -> Double {
        if 1 - position < 1e-4 { return 0 }
        return positions.first { abs($0 - position) < 1e-4 } ?? position
    }
}
