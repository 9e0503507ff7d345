/// The ink of the strokes drawn last, as outlines in their own space and in pixels: what turns and
/// moves from frame to frame keeps the former, and all keep their memory.
///
/// Strokes are looked for in the order in which they were drawn in the frame before.
struct StrokeCache {
    private struct Entry {
        var path: Path
        var style: StrokeStyle
        var scale: Double
        var keepsArcs: Bool
        var view: StrokeView?
        /// In the path's own space.
        var outline = PixelOutline()
        /// In pixels.
        private(set) var placed = PixelOutline()

        mutating func place(through transform: Transform) {
            placed.replace(with: outline, through: transform, scale: scale)
        }
    }

    private var entries: [Entry] = []
    /// Where the next stroke is looked for.
    private var next = 0
    private var stroking = Stroking()
    /// Strokes after so many in a frame share the last place.
    private static let capacity = 256

    init() {}

    /// Begins a frame.
    mutating func rewind() { next = 0 }

    /// The outline in pixels of `path` stroked by a pen of `style` and sent through `transform`, as
    /// far as it shows in `frame`; nil if it leaves no ink, or was cancelled.
    mutating func outline(
        of path: Path,
        style: StrokeStyle,
        transform: Transform,
        in frame: Rect,
        cancellation: Cancellation?
    ) -> PixelOutline? {
        let scale = Self.rounded(transform.maximumScale)
        let keepsArcs = transform.keepsCircles
        let view = StrokeView(of: path, style, through: transform, in: frame)
        guard
            let place = place(
                of: path,
                style: style,
                scale: scale,
                keepsArcs: keepsArcs,
                view: view,
                cancellation: cancellation
            )
        else { return nil }
        entries[place].place(through: transform)
        return entries[place].placed
    }

    /// The entry that holds a stroke's outline.
    private mutating func place(
        of path: Path,
        style: StrokeStyle,
        scale: Double,
        keepsArcs: Bool,
        view: StrokeView?,
        cancellation: Cancellation?
    ) -> Int? {
        let place = min(next, Self.capacity - 1)
        if place < entries.count, entries[place].scale == scale, entries[place].style == style,
            entries[place].keepsArcs == keepsArcs, entries[place].view == view,
            entries[place].path.isSame(as: path)
        {
            next = place + 1
            return place
        }
        guard Stroking.leavesInk(style, scale: scale) else { return nil }
        next = place + 1
        if place == entries.count {
            entries.append(
                Entry(path: path, style: style, scale: scale, keepsArcs: keepsArcs, view: view)
            )
        } else {
            entries[place].path = path
            entries[place].style = style
            entries[place].scale = scale
            entries[place].keepsArcs = keepsArcs
            entries[place].view = view
        }
        entries[place].outline.removeAll()
        stroking.stroke(
            path,
            style,
            scale: scale,
            keepsArcs: keepsArcs,
            view: view,
            cancellation: cancellation,
            into: &entries[place].outline
        )
        if cancellation?.isCancelled == true {
            // A part of an outline must not be found again.
            entries[place].scale = .nan
            return nil
        }
        return place
    }

    /// The nearest number of 24 significant bits, so that turning, which is never exact, leaves a
    /// scale as it is.
    private static func rounded(_ scale: Double) -> Double {
        Double(bitPattern: (scale.bitPattern &+ 0x1000_0000) & ~0x1FFF_FFFF)
    }
}

extension Path {
    /// Whether all of it is the same to the bit: of 0 and −0 an outline may make different things.
    fileprivate func isSame(as other: Path) -> Bool {
        func isSame(_ p: Point, _ q: Point) -> Bool {
            p.x.bitPattern == q.x.bitPattern && p.y.bitPattern == q.y.bitPattern
        }
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy { one, other in
            switch (one, other) {
            case (.move(let p), .move(let q)), (.line(let p), .line(let q)): isSame(p, q)
            case (.quad(let c, let p), .quad(let d, let q)): isSame(c, d) && isSame(p, q)
            case (.cubic(let b, let c, let p), .cubic(let d, let e, let q)):
                isSame(b, d) && isSame(c, e) && isSame(p, q)
            case (.close, .close): true
            default: false
            }
        }
    }
}
