/// The ink of the strokes drawn last, as outlines in their own space and in pixels: what turns and
/// moves from frame to frame keeps the former, and all keep their memory.
///
/// Strokes are looked for in the order in which they were drawn in the frame before.
struct StrokeCache: ~Copyable {
    private struct Entry {
        var path: Path
        var style: StrokeStyle
        var scale: Double
        var keepsArcs: Bool
        var view: StrokeView?
        /// In the path's own space.
        var outline = PixelOutline()
        /// In pixels.
        private(set) var transformed = PixelOutline()

        mutating func transform(through transform: Transform) {
            transformed.replace(with: outline, through: transform, scale: scale)
        }
    }

    private var entries: [Entry] = []
    /// Where the next stroke is looked for.
    private var next = 0
    private var stroking = Stroking()
    /// Strokes after so many in a frame share the last index.
    private static let capacity = 256

    init() {}

    /// Begins a frame.
    mutating func rewind() { next = 0 }

    /// Calls `body` with the outline in pixels of `path` stroked by a pen of `style` and sent through
    /// `transform`, as far as it shows in `frame`; nil if it leaves no ink, or was cancelled.
    mutating func withOutline<Result>(
        of path: Path,
        style: StrokeStyle,
        transform: Transform,
        in frame: Rect,
        cancellation: Cancellation?,
        _ body: (PixelOutline) -> Result?
    ) -> Result? {
        let scale = Self.rounded(transform.maximumScale)
        let keepsArcs = transform.keepsCircles
        let view = StrokeView(of: path, style, through: transform, scale: scale, in: frame)
        guard
            let index = index(
                of: path,
                style: style,
                scale: scale,
                keepsArcs: keepsArcs,
                view: view,
                cancellation: cancellation
            )
        else { return nil }
        // Circles are put on a grid.
        if transform == .identity, entries[index].outline.arcs.isEmpty {
            return body(entries[index].outline)
        }
        entries[index].transform(through: transform)
        return body(entries[index].transformed)
    }

    /// Passes over a stroke that is not looked for.
    mutating func skip() { next = min(next + 1, entries.count) }

    /// The entry that holds a stroke's outline.
    private mutating func index(
        of path: Path,
        style: StrokeStyle,
        scale: Double,
        keepsArcs: Bool,
        view: StrokeView?,
        cancellation: Cancellation?
    ) -> Int? {
        let index = min(next, Self.capacity - 1)
        if index < entries.count, entries[index].scale == scale, entries[index].style == style,
            entries[index].keepsArcs == keepsArcs, entries[index].view == view,
            entries[index].path.isSame(as: path)
        {
            next = index + 1
            return index
        }
        guard Stroking.leavesInk(style, scale: scale) else { return nil }
        next = index + 1
        if index == entries.count {
            entries.append(
                Entry(path: path, style: style, scale: scale, keepsArcs: keepsArcs, view: view)
            )
        } else {
            entries[index].path = path
            entries[index].style = style
            entries[index].scale = scale
            entries[index].keepsArcs = keepsArcs
            entries[index].view = view
        }
        entries[index].outline.removeAll()
        stroking.stroke(
            path,
            style,
            scale: scale,
            keepsArcs: keepsArcs,
            view: view,
            cancellation: cancellation,
            into: &entries[index].outline
        )
        if cancellation?.isCancelled == true {
            // A part of an outline must not be found again.
            entries[index].scale = .nan
            return nil
        }
        return index
    }

    /// The nearest number of 24 significant bits, so that turning, which is never exact, leaves a
    /// scale as it is.
    private static func rounded(_ scale: Double) -> Double {
        Double(bitPattern: (scale.bitPattern &+ 0x1000_0000) & ~0x1FFF_FFFF)
    }
}
