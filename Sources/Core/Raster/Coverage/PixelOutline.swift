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

    /// The corners of all polygons, and behind them memory for more.
    private var corners: [Point] = []
    /// How many corners there are.
    package private(set) var pointCount = 0
    /// Where each polygon's corners end in `points`.
    package private(set) var ends: [Int] = []
    /// The edges that are arcs, in order.
    package private(set) var arcs: [Arc] = []

    /// How many polygons there were when they were known to be simple.
    private var simpleCount = 0

    package init() {}

    /// The corners of all polygons.
    package var points: ArraySlice<Point> { corners[..<pointCount] }

    /// Whether there is no polygon.
    var isEmpty: Bool { pointCount == 0 }

    /// Whether it is known never to cross itself, so that the sum of its signed areas is what it covers.
    package var isSimple: Bool { simpleCount > 0 && simpleCount == ends.count }

    /// Notes that the polygons so far never cross themselves or each other.
    package mutating func markSimple() { simpleCount = ends.count }

    /// Removes everything and keeps the memory.
    package mutating func removeAll() {
        pointCount = 0
        if !ends.isEmpty { ends.removeAll(keepingCapacity: true) }
        if !arcs.isEmpty { arcs.removeAll(keepingCapacity: true) }
        simpleCount = 0
    }

    /// Adds a corner to the polygon being built.
    package mutating func add(_ point: Point) {
        if pointCount == corners.count { makeRoom(for: 1) }
        corners[pointCount] = point
        pointCount += 1
    }

    /// Adds `count` corners to the polygon being built, which `body` writes.
    @unsafe mutating func add(_ count: Int, _ body: (UnsafeMutablePointer<Point>) -> Void) {
        makeRoom(for: count)
        let start = pointCount
        pointCount += count
        unsafe corners.withUnsafeMutableBufferPointer { corners in
            if let base = corners.baseAddress { unsafe body(base + start) }
        }
    }

    /// Makes sure that there is memory for so many corners more.
    private mutating func makeRoom(for count: Int) {
        let missing = pointCount + count - corners.count
        guard missing > 0 else { return }
        corners.append(contentsOf: repeatElement(.zero, count: max(missing, corners.count)))
    }

    /// Adds a corner to the polygon being built to which an arc leads; the first one's comes from
    /// the last.
    package mutating func add(_ point: Point, bend: Vector, circle: CircleGeometry) {
        arcs.append(Arc(corner: pointCount, bend: bend, circle: circle))
        add(point)
    }

    /// Ends the polygon being built; one without area goes: of fewer than three corners and of lines.
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

    /// Adds corners to the polygon being built.
    mutating func add(_ side: borrowing PenSide) {
        for i in 0..<side.arcs.count {
            var arc = unsafe side.arcs[i]
            arc.corner += pointCount
            arcs.append(arc)
        }
        unsafe add(side.points.count) { corners in
            unsafe corners.update(from: side.points.pointer, count: side.points.count)
        }
    }

    /// Takes in another outline, sent through `transform`, which enlarges it `scale` times, in place of
    /// what was there.
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
            // Those that follow each other are mostly of one circle.
            let placed =
                if let last, last.circle == arc.circle { last.placed } else {
                    arc.circle.placed(through: transform, scale: scale)
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

    /// Whether every corner can be drawn: finite and within the coordinate limit.
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

    /// Whether all of it lies left of column 0, where it would only keep its winding.
    var isLeftOfPicture: Bool { arcs.isEmpty && points.allSatisfy { $0.x <= 0 } }

    /// Calls `body` with the outline's corners and where each polygon ends, for the kernels.
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
