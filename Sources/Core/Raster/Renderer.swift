import CPixels

/// Draws scenes. One renderer serves one thread and reuses its buffers from frame to frame.
///
/// `ScenePreparer` flattens paths, stores their edges and prepares paints. `RowRoutes` then chooses a
/// `DrawingRoute` for each row. On every route edges become coverage, paints become colours, both are
/// composited, and the row is encoded.
public struct Renderer: ~Copyable {
    var preparer = ScenePreparer()
    let scanner = CoverageScanner()
    let coverage = CoverageRow()
    private let picture = RetainedPicture()
    private let routes = RowRoutes()
    /// How often each route was taken.
    package var routeCounts: RouteCounts { preparer.routeCounts }
    /// Bands not in use.
    var spareBands: [PixelBand] = []
    let colors = PaintedRow()
    private(set) var width = 0
    /// The clips of the rows being drawn; `nil` outside of clips.
    var clipRegion: ClipRegion?
    /// Polled for cancellation; nil where drawing cannot be cancelled.
    var cancellation: Cancellation?
    /// What draws groups that are blurred; nil as long as none was.
    var inner: InnerRenderer?
    let blurs: BlurPool
    /// The groups of which there are blurred pictures now.
    var blurred: [BlurredItems] = []
    /// Whether a group is blurred not before it is composited, since all at once would take too much memory.
    var blursOneByOne = false
    /// What the picture shows, where that has been noted.
    private var shown: Scene?

    /// A renderer with empty buffers.
    public init() { self.init(blurs: BlurPool()) }

    /// A renderer with blurs that others have, too.
    init(blurs: BlurPool) { self.blurs = blurs }

    /// How many rows so far had areas that did not close when they were scanned, and were drawn in
    /// another way; anything but 0 is a fault of the rasteriser.
    package var unclosedRows: Int { scanner.unclosedRows }

    /// The finished picture of `scene`.
    ///
    /// It shares its memory with the renderer until the next picture is drawn, which then has the
    /// pixels copied; a caller that has let go of it by then saves that.
    public mutating func render(_ scene: Scene) -> Image {
        draw(scene)
        return unsafe picture.image
    }

    /// As `render(_:)`, to the same pixels, but only the rows are drawn in which items differ from those
    /// of the scene before, if that was drawn in this way, too.
    ///
    /// For sequences of which little moves; comparing costs more than it saves where all does.
    public mutating func renderChanges(_ scene: Scene) -> Image {
        let rows = shown.flatMap { shown in
            shown.width == scene.width && shown.height == scene.height
                ? scene.rows(changedFrom: shown) : nil
        }
        draw(scene, rows: rows)
        shown = scene
        return unsafe picture.image
    }

    /// As `render(_:)`; nil once `isStopped` returns true, which is polled
    /// between shapes, within long outlines and between rows, some hundred times a second at least.
    /// The renderer can be used again in any case.
    public mutating func render(_ scene: Scene, until isStopped: @escaping () -> Bool) -> Image? {
        let cancellation = Cancellation(isStopped)
        self.cancellation = cancellation
        defer { self.cancellation = nil }
        draw(scene)
        return cancellation.ask() ? nil : unsafe picture.image
    }

    /// Draws some rows of a scene; nil for all.
    private mutating func draw(_ scene: Scene, rows: Range<Int>? = nil) {
        shown = nil
        if let rows, rows.isEmpty { return }
        reserve(width: scene.width)
        let nodes = preparer.prepare(scene, rows: rows, cancellation: cancellation)
        let rows = rows ?? 0..<scene.height
        blursOneByOne = nodes.contains { $0.isGroup } && scene.isBlurredOneByOne
        if !blursOneByOne { drawBlurred(nodes, in: rows) }
        defer { releaseBlurred() }
        // The nodes are not the scene's then; the picture stays as it was.
        if cancellation?.isCancelled == true { return }
        picture.redraw(width: scene.width, height: scene.height) { target in
            draw(nodes, rows: rows, to: target)
        }
    }

    mutating func reserve(width: Int) {
        scanner.reserve(width: width)
        coverage.reserve(width: width)
        guard self.width != width else { return }
        spareBands.removeAll()
        colors.reserve(width: width)
        self.width = width
    }

    private mutating func draw(_ nodes: [PreparedNode], rows: Range<Int>, to target: Target) {
        routes.replace(with: nodes)
        var row = rows.lowerBound
        while row < rows.upperBound, cancellation?.isCancelled != true {
            let stretch = routes.stretch(from: row, to: rows.upperBound, width: width)
            draw(stretch, of: nodes, to: target)
            preparer.routeCounts.add(rows: stretch.rows.count, on: stretch.route)
            row = stretch.rows.upperBound
        }
    }

    private mutating func draw(
        _ stretch: RowRoutes.Stretch,
        of nodes: [PreparedNode],
        to target: Target
    ) {
        switch stretch.route {
        case .composite: composite(nodes, rows: stretch.rows, to: target)
        case .direct: drawDirectly(nodes[stretch.node], rows: stretch.rows, to: target)
        case .fill, .patches, .single, .layers: drawByKernel(stretch, of: nodes, to: target)
        }
    }

    /// Draws rows by the kernel of their route, and composites those that it cannot draw.
    private mutating func drawByKernel(
        _ stretch: RowRoutes.Stretch,
        of nodes: [PreparedNode],
        to target: Target
    ) {
        var angles: ConicAngleCache?
        if stretch.route == .single, case .shape(let shape) = nodes[stretch.node] {
            angles = shape.conicAngles
        }
        let step = Int(cpixels_route_rows)
        for top in stride(from: stretch.rows.lowerBound, to: stretch.rows.upperBound, by: step) {
            if cancellation?.ask() == true { return }
            let rows = top..<min(top + step, stretch.rows.upperBound)
            angles?.fill(rows)
            var undrawn = routes.draw(rows, of: stretch, by: scanner, to: target)
            while undrawn != 0 {
                let row = top + undrawn.trailingZeroBitCount
                composite(nodes, rows: row..<row + 1, to: target)
                undrawn &= undrawn - 1
            }
        }
    }

    private func drawDirectly(_ node: PreparedNode, rows: Range<Int>, to target: Target) {
        guard case .shape(let shape) = node else { return }
        let drawing = DirectDrawing(scanner: scanner, coverage: coverage, target: target)
        for row in rows {
            if row & 3 == 0, cancellation?.ask() == true { return }
            drawing.draw(shape, row: row)
        }
    }
}
