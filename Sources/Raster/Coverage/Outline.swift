import CPixels

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

    /// Adds corners to the polygon being built.
    mutating func add(_ corners: GrowingBuffer<Point>) {
        unsafe points.append(
            contentsOf: UnsafeBufferPointer(start: corners.pointer, count: corners.count)
        )
    }

    /// Takes in another outline, sent through `transform`, in place of what was there.
    package mutating func replace(with other: Outline, through transform: Transform) {
        // What is there already is written over, and need not be made first.
        let count = other.points.count
        if points.count < count {
            points.append(contentsOf: other.points[points.count...])
        } else {
            points.removeLast(points.count - count)
        }
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: other.ends)
        let map = cpixels_transform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: transform.tx,
            ty: transform.ty
        )
        unsafe points.withUnsafeMutableBytes { target in
            unsafe other.points.withUnsafeBytes { source in
                guard let target = target.baseAddress,
                    let source = source.baseAddress
                else { return }
                unsafe cpixels_transform(
                    target.assumingMemoryBound(to: Double.self),
                    source.assumingMemoryBound(to: Double.self),
                    Int64(count),
                    map
                )
            }
        }
    }

    /// Whether every corner can be drawn: finite and within the coordinate limit.
    package var isDrawable: Bool {
        unsafe points.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return true }
            return unsafe cpixels_are_within(
                base.assumingMemoryBound(to: Double.self),
                Int64(points.count),
                Path.coordinateLimit
            ) != 0
        }
    }

    /// Calls `body` with the corners' x and y one after another, and where each polygon ends.
    @unsafe func withUnsafeMemory<Result>(
        _ body: (UnsafePointer<Double>?, UnsafePointer<Int>?, Int) -> Result
    ) -> Result {
        unsafe points.withUnsafeBytes { bytes in
            unsafe ends.withUnsafeBufferPointer { ends in
                unsafe body(
                    bytes.baseAddress?.assumingMemoryBound(to: Double.self),
                    ends.baseAddress,
                    ends.count
                )
            }
        }
    }
}
