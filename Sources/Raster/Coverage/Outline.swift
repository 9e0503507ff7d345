/// A flattened path in pixels: closed polygons, one after another.
///
/// The last corner of each polygon is joined to its first without being repeated.
package struct Outline: Sendable {
    /// The corners of all polygons.
    package private(set) var points: [Point] = []
    /// Where each polygon's corners end in `points`.
    package private(set) var ends: [Int] = []

    package init() {}

    /// Takes everything out and keeps the memory.
    package mutating func removeAll() {
        points.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Adds a corner to the polygon being built.
    package mutating func add(_ point: Point) {
        points.append(point)
    }

    /// Ends the polygon being built; with fewer than three corners it had no area and goes.
    package mutating func endPolygon() {
        let start = ends.last ?? 0
        if points.count - start < 3 {
            points.removeSubrange(start...)
        } else {
            ends.append(points.count)
        }
    }

    /// Adds another outline, sent through `transform`.
    package mutating func add(_ other: Outline, through transform: Transform) {
        let start = points.count
        points.reserveCapacity(start + other.points.count)
        for point in other.points { points.append(transform.apply(to: point)) }
        for end in other.ends { ends.append(start + end) }
    }

    /// Whether every corner can be drawn: finite and within the coordinate limit.
    package var isDrawable: Bool {
        points.allSatisfy { abs($0.x) <= Path.coordinateLimit && abs($0.y) <= Path.coordinateLimit }
    }
}
