/// The removal of details that are too small to be seen, but would disturb the joins of a stroke.
enum BoundaryCleaning {
    /// The length of the shortest edge, in points.
    private static let shortestEdge = 0.002
    /// The largest distance of a corner that counts as on a line, in steps of the grid.
    private static let straightness = 3.0
    /// The thickness of the thinnest polygon, in points.
    private static let thinnestPolygon = 0.005

    /// Returns a polygon without short edges and without corners on straight lines. Returns `nil`
    /// if nothing visible is left.
    static func cleaned(_ polygon: [GridPoint], _ grid: CombinationGrid) -> [Point]? {
        let shortest = shortestEdge / grid.step
        var corners: [GridPoint] = []
        for corner in polygon {
            if let last = corners.last, last.vector(to: corner).length < shortest { continue }
            removeStraight(before: corner, from: &corners)
            corners.append(corner)
        }
        guard let first = corners.first else { return nil }
        while let last = corners.last, corners.count > 1, last.vector(to: first).length < shortest {
            corners.removeLast()
        }
        removeStraight(before: first, from: &corners)
        guard corners.count > 2, isThick(corners, grid) else { return nil }
        return corners.map { grid.point($0) }
    }

    /// Removes the last corner if it is on the line from its predecessor to `next`.
    private static func removeStraight(before next: GridPoint, from corners: inout [GridPoint]) {
        guard corners.count > 1 else { return }
        let previous = corners[corners.count - 2]
        let last = corners[corners.count - 1]
        let chord = previous.vector(to: next)
        let leg = previous.vector(to: last)
        let offset = abs(Double(chord.cross(leg)))
        // The corner of a spike, which turns back, is not removed.
        guard offset <= straightness * chord.length, leg.dot(last.vector(to: next)) > 0 else {
            return
        }
        corners.removeLast()
    }

    /// Returns whether a polygon is thick enough to be visible. The thickness of a long thin
    /// polygon is twice its area divided by its perimeter.
    private static func isThick(_ corners: [GridPoint], _ grid: CombinationGrid) -> Bool {
        var (area, perimeter) = (0.0, 0.0)
        var last = corners[corners.count - 1]
        for corner in corners {
            area += Double(corners[0].vector(to: last).cross(corners[0].vector(to: corner)))
            perimeter += last.vector(to: corner).length
            last = corner
        }
        return abs(area) * grid.step > thinnestPolygon * perimeter
    }
}
