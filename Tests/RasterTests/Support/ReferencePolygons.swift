import Raster

/// Closed polygons, to which combined paths are compared.
struct ReferencePolygons {
    let polygons: [[Point]]

    init(_ path: Path, tolerance: Double = 0.0005) {
        polygons = path.flattenedContours(tolerance: tolerance)
    }

    /// Returns the winding number of a point.
    func winding(at point: Point) -> Int {
        var winding = 0
        for polygon in polygons {
            guard var start = polygon.last else { continue }
            for end in polygon {
                let side = (end - start).cross(point - start)
                if (start.y <= point.y) != (end.y <= point.y), (side > 0) == (end.y > start.y) {
                    winding += end.y > start.y ? 1 : -1
                }
                start = end
            }
        }
        return winding
    }

    /// Returns the distance of a point from the nearest edge.
    func distance(from point: Point) -> Double {
        var least = Double.infinity
        for polygon in polygons {
            guard var start = polygon.last else { continue }
            for end in polygon {
                let edge = end - start
                let square = edge.dot(edge)
                let along = square > 0 ? (point - start).dot(edge) / square : 0
                least = min(least, (point - start - edge * min(max(along, 0), 1)).length)
                start = end
            }
        }
        return least
    }
}
