import CPixels

/// The edges of an outline, cut at the rows of pixels and kept by row.
///
/// Everything is clipped to the picture: parts above, below and to the right of it are dropped,
/// parts to the left are moved onto its left side, where they keep their winding. A table is made
/// once and filled again for each outline; its memory grows to the largest.
@safe package final class EdgeChainTable {
    /// The vertices of all chains, with spare capacity.
    let corners = GrowingBuffer<EdgeChain.Corner>()
    /// The chains of all rows, as linked lists by row, with spare capacity.
    package let chains = unsafe GrowingBuffer<EdgeChain>()
    /// Each row's first chain, or −1.
    package let heads = GrowingBuffer<Int32>()
    /// How far the outline leads down in each row to the right of the picture, if it lies there.
    private let open = GrowingBuffer<Int32>()
    /// The areas of a patch, or of a simple outline's lines.
    private let areas = GrowingBuffer<Int32>()
    /// For the kernels; its address stays.
    private let patch = UnsafeMutablePointer<cpixels_patch>.allocate(capacity: 1)
    /// The sides of a simple outline; their corners are those of the table.
    private let sides = unsafe GrowingBuffer<cpixels_side>()
    private let simple = UnsafeMutablePointer<cpixels_simple>.allocate(capacity: 1)
    /// Those of its rows that were summed last.
    private let summed = SummedRows()
    /// The outline's arcs, for the kernels.
    private let arcs = unsafe GrowingBuffer<cpixels_arc>()
    /// What has been built, behind one pointer, so that no access needs a check for exclusive use.
    @unsafe private struct State {
        var memory = unsafe cpixels_chain_table()
        var rows = 0..<0
        /// The circles that the arcs and the chains point to, so that they stay.
        var circles: [CachedCircle] = []
    }
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    /// The rows that may have chains.
    package private(set) var rows: Range<Int> {
        get { unsafe state.pointee.rows }
        set { unsafe state.pointee.rows = newValue }
    }
    /// How far the outline leads down in a row to the right of the picture, in units.
    func open(row: Int) -> Int32 { unsafe memory.open.map { unsafe $0[row] } ?? 0 }

    /// What has been built, for the kernels.
    @unsafe private(set) var memory: cpixels_chain_table {
        get { unsafe state.pointee.memory }
        set { unsafe state.pointee.memory = newValue }
    }

    /// Kernels look at so many corners after a chain's last.
    private static let margin = 4

    /// The lines of larger outlines are cut into chains.
    private static let mostAreas = 1 << 16

    /// An empty table.
    package init() {
        unsafe state.initialize(to: State())
        unsafe patch.initialize(to: cpixels_patch())
        unsafe simple.initialize(to: cpixels_simple())
    }

    deinit {
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
        unsafe patch.deallocate()
        unsafe simple.deallocate()
    }

    /// Replaces the contents by the edges of an outline in a picture of `width` × `height` pixels.
    package func build(
        from outline: PixelOutline,
        width: Int,
        height: Int,
        circles: inout CircleCache
    ) {
        build(from: outline, width: width, height: height, circles: &circles, cancellation: nil)
    }

    /// As above; once it is cancelled, with no rows.
    func build(
        from outline: PixelOutline,
        width: Int,
        height: Int,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) {
        note(outline.arcs, width: width, height: height, circles: &circles)
        var extent = cpixels_extent()
        var result = cpixels_cut_no_room
        while result == cpixels_cut_no_room {
            heads.reset(count: height, to: -1)
            open.resize(count: height + 1)
            let memory = unsafe memory(width: width)
            result = unsafe outline.withUnsafeMemory { points, ends, count in
                unsafe cpixels_cut(
                    cpixels_outline(
                        points: points,
                        ends: ends,
                        arcs: arcs.pointer,
                        count: count,
                        arc_count: arcs.count
                    ),
                    memory,
                    Self.asking(cancellation),
                    &extent
                )
            }
            unsafe self.memory = memory
            if result == cpixels_cut_no_room {
                corners.renew(count: corners.count + 1)
                unsafe chains.renew(count: chains.count + 1)
            }
        }
        guard result == cpixels_cut_done else {
            rows = 0..<0
            return
        }
        if extent.is_open == 0 { unsafe memory.open = nil }
        // Outlines may reach farther than an Int tells that has 32 bits.
        let first = min(max(extent.top, 0) >> Int64(Subpixel.bits), Int64(height))
        let end = min((extent.bottom - 1) >> Int64(Subpixel.bits) + 1, Int64(height))
        rows = Int(first)..<Int(max(end, first))
    }

    /// Replaces the contents by small polygons, convex and apart from each other or one that is simple, as
    /// the areas that they cover; false, and then there is nothing, where the outline is anything else.
    package func buildPatch(from outline: PixelOutline, width: Int, height: Int) -> Bool {
        let (points, polygons) = (outline.pointCount, outline.ends.count)
        guard outline.arcs.isEmpty, points <= cpixels_patch_corners,
            polygons > 0, polygons <= cpixels_patch_polygons
        else { return false }
        corners.grow(count: points + 9 * polygons)
        var needed = fillPatch(from: outline, width: width, height: height)
        if needed > areas.count {
            areas.renew(count: needed)
            needed = fillPatch(from: outline, width: width, height: height)
        }
        guard needed > 0 else { return false }
        var memory = unsafe cpixels_chain_table()
        unsafe memory.patch = unsafe UnsafePointer(patch)
        unsafe memory.width = Int32(truncatingIfNeeded: width)
        unsafe self.memory = memory
        let top = unsafe Int(patch.pointee.top)
        rows = unsafe top..<top + Int(patch.pointee.rows)
        return true
    }

    /// Fills the patch if there is room; for how many areas there must be, 0 for other outlines.
    private func fillPatch(from outline: PixelOutline, width: Int, height: Int) -> Int {
        unsafe patch.pointee.areas = areas.pointer
        unsafe patch.pointee.room = Int32(truncatingIfNeeded: areas.count)
        return unsafe outline.withUnsafeMemory { points, ends, count in
            unsafe Int(
                cpixels_fill_patch(
                    cpixels_outline(
                        points: points,
                        ends: ends,
                        arcs: nil,
                        count: count,
                        arc_count: 0
                    ),
                    outline.isSimple ? 1 : 0,
                    Int32(truncatingIfNeeded: width),
                    Int32(truncatingIfNeeded: height),
                    corners.pointer,
                    patch
                )
            )
        }
    }

    /// Replaces the contents by an outline that never crosses itself, as its sides; false, and then there is
    /// nothing, where it does not lie in the picture or is too large.
    package func buildSimple(
        from outline: PixelOutline,
        width: Int,
        height: Int,
        circles: inout CircleCache
    ) -> Bool {
        corners.grow(count: Int(cpixels_simple_corners) + 4)
        unsafe sides.grow(count: Int(cpixels_simple_sides))
        note(outline.arcs, width: width, height: height, circles: &circles)
        var isTraced = traceSimple(outline, width: width, height: height)
        let needed = unsafe Int(simple.pointee.area_count)
        if !isTraced, needed > areas.count, needed <= Self.mostAreas {
            areas.renew(count: needed)
            isTraced = traceSimple(outline, width: width, height: height)
        }
        guard isTraced else { return false }
        var memory = unsafe cpixels_chain_table()
        unsafe memory.width = Int32(truncatingIfNeeded: width)
        unsafe memory.simple = unsafe UnsafePointer(simple)
        unsafe self.memory = memory
        rows = unsafe Int(simple.pointee.top)..<Int(simple.pointee.bottom)
        return true
    }

    /// Takes a simple outline apart, if there is room.
    private func traceSimple(_ outline: PixelOutline, width: Int, height: Int) -> Bool {
        unsafe simple.pointee.sides = sides.pointer
        unsafe simple.pointee.corners = corners.pointer
        unsafe simple.pointee.areas = areas.pointer
        unsafe simple.pointee.area_room = Int32(truncatingIfNeeded: areas.count)
        unsafe simple.pointee.summed = summed.begin(width: width)
        return unsafe outline.withUnsafeMemory { points, ends, count in
            unsafe cpixels_trace_simple(
                cpixels_outline(
                    points: points,
                    ends: ends,
                    arcs: arcs.pointer,
                    count: count,
                    arc_count: arcs.count
                ),
                Int32(truncatingIfNeeded: width),
                Int32(truncatingIfNeeded: height),
                simple
            ) != 0
        }
    }

    /// The callback by which kernels poll for cancellation.
    private static func asking(_ cancellation: Cancellation?) -> cpixels_cancellation {
        guard let cancellation else { return unsafe cpixels_cancellation() }
        return unsafe cpixels_cancellation(
            ask: { context in
                guard let context = unsafe context else { return 0 }
                let cancellation = unsafe Unmanaged<Cancellation>.fromOpaque(context)
                return unsafe cancellation.takeUnretainedValue().ask() ? 1 : 0
            },
            context: Unmanaged.passUnretained(cancellation).toOpaque()
        )
    }

    /// Notes the outline's arcs for the kernels, and what is kept of their circles.
    private func note(
        _ arcs: [PixelOutline.Arc],
        width: Int,
        height: Int,
        circles: inout CircleCache
    ) {
        unsafe self.arcs.removeAll()
        if unsafe !state.pointee.circles.isEmpty {
            unsafe state.pointee.circles.removeAll(keepingCapacity: true)
        }
        var (circle, kept): (CircleGeometry?, CachedCircle?)
        for arc in arcs {
            if arc.circle != circle {
                circle = arc.circle
                kept = circles.kept(arc.circle, width: width, height: height)
                if let kept { unsafe state.pointee.circles.append(kept) }
            }
            unsafe self.arcs.append(cpixels_arc(arc, kept: kept?.pointer))
        }
    }

    @unsafe private func memory(width: Int) -> cpixels_chain_table {
        unsafe cpixels_chain_table(
            corners: corners.pointer,
            chains: chains.pointer,
            heads: heads.pointer,
            open: open.pointer,
            corner_room: Int32(clamping: min(corners.count - Self.margin, 2 * chains.count)),
            width: Int32(truncatingIfNeeded: width),
            height: Int32(truncatingIfNeeded: heads.count),
            patch: nil,
            simple: nil
        )
    }
}

extension cpixels_arc {
    @unsafe fileprivate init(
        _ arc: PixelOutline.Arc,
        kept: UnsafePointer<cpixels_cached_circle>?
    ) {
        unsafe self.init(
            corner: arc.corner,
            bend_x: arc.bend.dx,
            bend_y: arc.bend.dy,
            circle: cpixels_circle(arc.circle),
            kept: kept
        )
    }
}

/// A stretch of an outline within one row of pixels that runs only down or only up.
///
/// `first` and `last` tell its corners in the outline's order, `left` and `right` its least and
/// greatest x; `direction` is +1 where the outline runs down and −1 where it runs up; `next` is the
/// row's next chain, or −1.
package typealias EdgeChain = cpixels_chain

extension EdgeChain {
    /// A point in a row: x in units from the picture's left, y in units from the row's top.
    typealias Corner = cpixels_corner
}
