import CPixels

/// The arcs of an outline as C structs, and the cached circles that they point to.
@safe final class OutlineArcs {
    private let arcs = unsafe GrowingBuffer<cpixels_arc>()
    /// The circles that the arcs point to, retained here.
    private var circles: [CachedCircle] = []

    init() {}

    /// Replaces the arcs by those of an outline in an image of `width` × `height` pixels.
    func replace(
        with outline: PixelOutline,
        width: Int,
        height: Int,
        circles cache: inout CircleCache
    ) {
        unsafe arcs.removeAll()
        if !circles.isEmpty { circles.removeAll(keepingCapacity: true) }
        var (circle, cached): (CircleGeometry?, CachedCircle?)
        for arc in outline.arcs {
            if arc.circle != circle {
                circle = arc.circle
                cached = cache.cached(arc.circle, width: width, height: height)
                if let cached { circles.append(cached) }
            }
            unsafe arcs.append(cpixels_arc(arc, cached: cached?.pointer))
        }
    }

    /// Calls `body` with `outline` as a C struct that points to these arcs.
    @unsafe func withMemory<Result>(
        of outline: PixelOutline,
        _ body: (cpixels_outline) -> Result
    ) -> Result {
        unsafe outline.withUnsafeMemory { points, ends, count in
            unsafe body(
                cpixels_outline(
                    points: points,
                    ends: ends,
                    arcs: arcs.pointer,
                    count: count,
                    arc_count: arcs.count
                )
            )
        }
    }
}

extension cpixels_arc {
    @unsafe fileprivate init(
        _ arc: PixelOutline.Arc,
        cached: UnsafePointer<cpixels_cached_circle>?
    ) {
        unsafe self.init(
            corner: arc.corner,
            bend_x: arc.bend.dx,
            bend_y: arc.bend.dy,
            circle: cpixels_circle(arc.circle),
            cached: cached
        )
    }
}
