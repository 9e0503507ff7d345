import CPixels

/// A path's outline in pixels: closed polygons of lines and arcs, one after another.
///
/// The last corner of each polygon is joined to its first without being repeated.
package struct PixelOutline: Sendable {
    /// An edge that is an arc of a circle, of less than half a turn.
    package struct Arc: Hashable, Sendable, BitwiseCopyable {
        /// The number of the corner to which it leads.
        package var corner: Int
        /// From the middle between its ends to its own middle; the same in both directions.
        package var bend: Vector
        /// The circle.
        package var circle: CircleGeometry
    }

    /// The corners of all polygons.
    package private(set) var points: [Point] = []
    /// Where each polygon's corners end in `points`.
    package private(set) var ends: [Int] = []
    /// The edges that are arcs, in order.
    package private(set) var arcs: [Arc] = []

    /// How many polygons there were when they were known to be simple.
    private var simpleCount = 0

    package init() {}

    /// Whether there is no polygon.
    var isEmpty: Bool { points.isEmpty }

    /// Whether it is known never to cross itself, with parts that lie a pixel apart at least.
    package var isSimple: Bool { simpleCount > 0 && simpleCount == ends.count }

    /// Notes that the polygons so far never cross themselves or each other.
    package mutating func markSimple() { simpleCount = ends.count }

    /// Removes everything and keeps the memory.
    package mutating func removeAll() {
        if !points.isEmpty { points.removeAll(keepingCapacity: true) }
        if !ends.isEmpty { ends.removeAll(keepingCapacity: true) }
        if !arcs.isEmpty { arcs.removeAll(keepingCapacity: true) }
        simpleCount = 0
    }

    /// Adds a corner to the polygon being built.
    package mutating func add(_ point: Point) {
        points.append(point)
    }

    /// Adds `count` corners to the polygon being built, which `body` writes.
    @unsafe mutating func add(_ count: Int, _ body: (UnsafeMutablePointer<Point>) -> Void) {
        let start = points.count
        points.append(contentsOf: repeatElement(Point.zero, count: count))
        unsafe points.withUnsafeMutableBufferPointer { points in
            if let base = points.baseAddress { unsafe body(base + start) }
        }
    }

    /// Adds a corner to the polygon being built to which an arc leads; the first one's comes from
    /// the last.
    package mutating func add(_ point: Point, bend: Vector, circle: CircleGeometry) {
        arcs.append(Arc(corner: points.count, bend: bend, circle: circle))
        points.append(point)
    }

    /// Ends the polygon being built; one without area goes: of fewer than three corners and of lines.
    package mutating func endPolygon() {
        let start = ends.last ?? 0
        guard points.count > start else { return }
        let hasArcs = arcs.last.map { $0.corner >= start } ?? false
        if points.count - start < 3, !hasArcs {
            points.removeSubrange(start...)
        } else {
            ends.append(points.count)
        }
    }

    /// Adds corners to the polygon being built.
    mutating func add(_ side: borrowing PenSide) {
        for i in 0..<side.arcs.count {
            var arc = unsafe side.arcs[i]
            arc.corner += points.count
            arcs.append(arc)
        }
        unsafe points.append(
            contentsOf: UnsafeBufferPointer(start: side.points.pointer, count: side.points.count)
        )
    }

    /// Takes in another outline, sent through `transform`, which enlarges it `scale` times, in place of
    /// what was there.
    package mutating func replace(
        with other: PixelOutline,
        through transform: Transform,
        scale: Double
    ) {
        // What is there already is written over, and need not be made first.
        let count = other.points.count
        if points.count < count {
            points.append(contentsOf: other.points[points.count...])
        } else {
            points.removeLast(points.count - count)
        }
        ends.removeAll(keepingCapacity: true)
        ends.append(contentsOf: other.ends)
        simpleCount = other.simpleCount
        arcs.removeAll(keepingCapacity: true)
        for arc in other.arcs {
            arcs.append(
                Arc(
                    corner: arc.corner,
                    bend: transform.apply(to: arc.bend),
                    circle: arc.circle.placed(through: transform, scale: scale)
                )
            )
        }
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
        let areWithin = unsafe points.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return true }
            return unsafe cpixels_are_within(
                base.assumingMemoryBound(to: Double.self),
                Int64(points.count),
                Path.coordinateLimit
            ) != 0
        }
        return areWithin
            && arcs.allSatisfy {
                abs($0.bend.dx) <= Path.coordinateLimit && abs($0.bend.dy) <= Path.coordinateLimit
            }
    }

    /// Whether all of it lies left of column 0, where it would only keep its winding.
    var isLeftOfPicture: Bool { arcs.isEmpty && points.allSatisfy { $0.x <= 0 } }

    /// Calls `body` with the outline's corners and where each polygon ends, for the kernels.
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
