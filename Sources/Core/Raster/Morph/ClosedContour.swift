/// A closed polygon with the positions of its corners along its length.
struct ClosedContour: Equatable, Sendable {
    /// The corners. The last one is joined to the first.
    let corners: [Point]
    /// The position of each corner as a fraction of the length, 0..<1, starting with 0.
    let positions: [Double]
    /// The area: positive for a contour that runs clockwise.
    let area: Double
    /// The centre of the area.
    let centroid: Point

    /// Creates a contour. Returns `nil` if it has no area.
    init?(_ corners: [Point]) {
        guard let first = corners.first, var last = corners.last else { return nil }
        var (length, area, moment) = (0.0, 0.0, Vector.zero)
        var distances: [Double] = []
        for corner in corners {
            let (a, b) = (last - first, corner - first)
            let part = a.cross(b) / 2
            area += part
            moment = moment + (a + b) * (part / 3)
            if !distances.isEmpty { length += (corner - last).length }
            distances.append(length)
            last = corner
        }
        length += (first - last).length
        guard area != 0, length > 0 else { return nil }
        self.corners = corners
        self.area = area
        positions = distances.map { $0 / length }
        centroid = first + moment * (1 / area)
    }

    /// Returns the point at a position, which may be outside of 0..<1.
    func point(at position: Double) -> Point {
        let position = position - position.rounded(.down)
        var (low, high) = (0, corners.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if positions[middle] <= position { low = middle } else { high = middle }
        }
        let end = high < corners.count ? positions[high] : 1
        let span = end - positions[low]
        guard span > 0 else { return corners[low] }
        let next = high < corners.count ? corners[high] : corners[0]
        return corners[low].interpolated(to: next, at: (position - positions[low]) / span)
    }

    /// Returns the contour with its first corner at a position, 0..<1.
    func starting(at position: Double) -> ClosedContour {
        guard position > 0 else { return self }
        let next = positions.firstIndex { $0 >= position } ?? 0
        var rotated = Array(corners[next...] + corners[..<next])
        let start = point(at: position)
        if rotated[0] != start { rotated.insert(start, at: 0) }
        return ClosedContour(rotated) ?? self
    }

    /// Returns the contour with the corner nearest to a point as its first.
    func starting(near point: Point) -> ClosedContour {
        let nearest = corners.indices.min {
            let (one, other) = (corners[$0] - point, corners[$1] - point)
            return one.dot(one) < other.dot(other)
        }
        return starting(at: positions[nearest ?? 0])
    }
}
