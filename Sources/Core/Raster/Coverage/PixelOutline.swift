import CPixels

/// The outline of a path in pixels: closed polygons of lines and arcs.
///
/// The last corner of each polygon is joined to its first, which is not repeated.
package struct PixelOutline: Sendable {
    /// An edge that is an arc of a circle, of less than half a turn.
    package struct Arc: Hashable, Sendable, BitwiseCopyable {
        /// The index of the corner at its end.
        package var corner: Int
        /// The vector from the middle of the chord to the middle of the arc. It is the same in both
        /// directions.
        package var bend: Vector
        package var circle: CircleGeometry
    }

    /// The corners of all polygons, followed by unused memory.
    private var corners: [Point] = []
    /// The number of corners.
    private(set) var pointCount = 0
    /// The end of each polygon, as an index of `points`.
    package private(set) var ends: [Int] = []
    /// The edges that are arcs, in order.
    package private(set) var arcs: [Arc] = []

    /// The number of polygons when `markSimple` was called.
    private var simpleCount = 0

    package init() {}

    /// The corners of all polygons.
    package var points: ArraySlice<Point> { corners[..<pointCount] }

    var isEmpty: Bool { pointCount == 0 }

    /// Whether the outline is known not to cross itself, so that the sum of its signed areas is the
    /// covered area.
    package var isSimple: Bool { simpleCount > 0 && simpleCount == ends.count }

    /// Declares that the polygons added so far do not cross themselves or each other.
    mutating func markSimple() { simpleCount = ends.count }

    /// Removes everything but retains the memory.
    package mutating func removeAll() {
        pointCount = 0
        if !ends.isEmpty { ends.removeAll(keepingCapacity: true) }
        if !arcs.isEmpty { arcs.removeAll(keepingCapacity: true) }
        simpleCount = 0
    }

    /// Adds a corner to the current polygon.
    package mutating func add(_ point: Point) {
        if pointCount == corners.count { makeRoom(for: 1) }
        corners[pointCount] = point
        pointCount += 1
    }

    /// Adds `count` corners, which `body` writes, to the current polygon.
    @unsafe mutating func add(_ count: Int, _ body: (UnsafeMutablePointer<Point>) -> Void) {
        makeRoom(for: count)
        let start = pointCount
        pointCount += count
        unsafe corners.withUnsafeMutableBufferPointer { corners in
            if let base = corners.baseAddress { unsafe body(base + start) }
        }
    }

    /// Reserves memory for `count` more corners.
    private mutating func makeRoom(for count: Int) {
        let missing = pointCount + count - corners.count
        guard missing > 0 else { return }
        corners.append(contentsOf: repeatElement(.zero, count: max(missing, corners.count)))
    }

    /// Adds a corner at the end of an arc to the current polygon. An arc to the first corner of a
    /// polygon starts at the last.
    package mutating func add(_ point: Point, bend: Vector, circle: CircleGeometry) {
        arcs.append(Arc(corner: pointCount, bend: bend, circle: circle))
        add(point)
    }

    /// Ends the current polygon. Removes it if it has fewer than three corners and no arc, and
    /// therefore no area.
    package mutating func endPolygon() {
        let start = ends.last ?? 0
        guard pointCount > start else { return }
        let hasArcs = arcs.last.map { $0.corner >= start } ?? false
        if pointCount - start < 3, !hasArcs {
            pointCount = start
        } else {
            ends.append(pointCount)
        }
    }

    /// Adds the corners and arcs of an offset curve to the current polygon.
    mutating func add(_ side: borrowing StrokeSide) {
        for i in 0..<side.arcs.count {
            var arc = unsafe side.arcs[i]
            arc.corner += pointCount
            arcs.append(arc)
        }
        unsafe add(side.points.count) { corners in
            unsafe corners.update(from: side.points.pointer, count: side.points.count)
        }
    }

    /// Replaces the outline by another one after `transform`, which enlarges lengths `scale` times.
    package mutating func replace(
        with other: PixelOutline,
        through transform: Transform,
        scale: Double
    ) {
        removeAll()
        ends.append(contentsOf: other.ends)
        simpleCount = other.simpleCount
        var last: (circle: CircleGeometry, placed: CircleGeometry)?
        for arc in other.arcs {
            // Most successive arcs have the same circle.
            let placed =
                if let last, last.circle == arc.circle { last.placed } else {
                    arc.circle.transformed(by: transform, scale: scale)
                }
            last = (arc.circle, placed)
            let bend = transform.apply(to: arc.bend)
            arcs.append(Arc(corner: arc.corner, bend: bend, circle: placed))
        }
        let map = cpixels_transform(
            a: transform.a,
            b: transform.b,
            c: transform.c,
            d: transform.d,
            tx: transform.tx,
            ty: transform.ty
        )
        unsafe add(other.pointCount) { target in
            unsafe other.corners.withUnsafeBufferPointer { source in
                guard let source = source.baseAddress else { return }
                unsafe cpixels_transform(
                    UnsafeMutableRawPointer(target).assumingMemoryBound(to: Double.self),
                    UnsafeRawPointer(source).assumingMemoryBound(to: Double.self),
                    Int64(other.pointCount),
                    map
                )
            }
        }
    }

    /// Whether all corners are finite and within the coordinate limit.
    package var isDrawable: Bool {
        let areWithin = unsafe corners.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return true }
            return unsafe cpixels_are_within(
                base.assumingMemoryBound(to: Double.self),
                Int64(pointCount),
                Path.coordinateLimit
            ) != 0
        }
        return areWithin
            && arcs.allSatisfy {
                abs($0.bend.dx) <= Path.coordinateLimit && abs($0.bend.dy) <= Path.coordinateLimit
            }
    }

    /// Whether the outline consists of lines to the left of the image. It covers no pixel then.
    var isLeftOfImage: Bool { arcs.isEmpty && points.allSatisfy { $0.x <= 0 } }

    /// Calls `body` with the coordinates of the corners, the ends of the polygons, and the number
    /// of polygons.
    @unsafe func withUnsafeMemory<Result>(
        _ body: (UnsafePointer<Double>?, UnsafePointer<Int>?, Int) -> Result
    ) -> Result {
        unsafe corners.withUnsafeBytes { bytes in
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
