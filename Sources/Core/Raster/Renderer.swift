import CPixels

/// A renderer of scenes. One renderer serves one thread and reuses its buffers from frame to frame.
///
/// `ScenePreparer` flattens paths, stores their edges and prepares paints. `RowRoutes` then chooses
/// a `DrawingRoute` for each row. On every route edges become coverage and paints become colours.
/// Both are composited, and the row is encoded.
public struct Renderer: ~Copyable {
    var preparer = ScenePreparer()
    let scanner = CoverageScanner()
    let coverage = CoverageRow()
    private let retainedImage = RetainedImage()
    private let routes = RowRoutes()
    /// The number of rows drawn on each route, and of outlines stored in each form.
    package var routeCounts: RouteCounts { preparer.routeCounts }
    /// The unused bands.
    var spareBands: [PixelBand] = []
    let colors = PaintedRow()
    private(set) var width = 0
    /// The clips of the rows being drawn; `nil` outside of clips.
    var clipRegion: ClipRegion?
    /// The cancellation of the current drawing, or `nil` if it cannot be cancelled.
    var cancellation: Cancellation?
    /// The renderer for blurred groups, or `nil` before the first one.
    var inner: InnerRenderer?
    let blurs: BlurPool
    /// The groups whose blurred images exist now.
    var blurred: [BlurredItems] = []
    /// Whether groups are blurred only when they are composited, because all blurred images at once
    /// would take too much memory.
    var blursOneByOne = false
    /// The scene of the retained image, or `nil` if it is unknown.
    private var shown: Scene?

    /// Creates a renderer with empty buffers.
    public init() { self.init(blurs: BlurPool()) }

    /// Creates a renderer that shares its blurs.
    init(blurs: BlurPool) { self.blurs = blurs }

    /// The number of rows whose areas did not add up and that were computed again. Anything but 0
    /// is a bug of the rasteriser.
    package var unclosedRows: Int { scanner.unclosedRows }

    /// Draws `scene` and returns its image.
    ///
    /// The image shares its memory with the renderer. The next drawing copies the pixels, unless
    /// the caller has released the image by then.
    public mutating func render(_ scene: Scene) -> Image {
        draw(scene)
        return unsafe retainedImage.image
    }

    /// Draws only the rows whose items differ from those of the previous scene, and returns the
    /// same image as `render(_:)`.
    ///
    /// Only the scenes of preceding calls of this function are compared; otherwise everything is
    /// drawn. Useful for sequences with little motion. If everything moves, the comparison costs
    /// more than it saves.
    public mutating func renderChanges(_ scene: Scene) -> Image {
        let rows = shown.flatMap { shown in
            shown.width == scene.width && shown.height == scene.height
                ? scene.rows(changedFrom: shown) : nil
        }
        draw(scene, rows: rows)
        shown = scene
        return unsafe retainedImage.image
    }

    /// Draws `scene` and returns its image. Returns `nil` once `isStopped` returns `true`.
    ///
    /// `isStopped` is polled between shapes, within long outlines and between rows, at least a few
    /// hundred times a second. The renderer can be used again in any case.
    public mutating func render(_ scene: Scene, until isStopped: @escaping () -> Bool) -> Image? {
        let cancellation = Cancellation(isStopped)
        self.cancellation = cancellation
        defer { self.cancellation = nil }
        draw(scene)
        return cancellation.poll() ? nil : unsafe retainedImage.image
    }

    /// Draws some rows of a scene, or all if `rows` is `nil`.
    private mutating func draw(_ scene: Scene, rows: Range<Int>? = nil) {
        shown = nil
        if let rows, rows.isEmpty { return }
        reserve(width: scene.width)
        let nodes = preparer.prepare(scene, rows: rows, cancellation: cancellation)
        let rows = rows ?? 0..<scene.height
        blursOneByOne = nodes.contains { $0.isGroup } && scene.isBlurredOneByOne
        if !blursOneByOne { drawBlurred(nodes, in: rows) }
        defer { releaseBlurred() }
        // After a cancellation, the nodes are incomplete and the retained image must not change.
        if cancellation?.isCancelled == true { return }
        retainedImage.redraw(width: scene.width, height: scene.height) { target in
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
            let section = routes.section(from: row, to: rows.upperBound, width: width)
            draw(section, of: nodes, to: target)
            preparer.routeCounts.add(rows: section.rows.count, on: section.route)
            row = section.rows.upperBound
        }
    }

    private mutating func draw(
        _ section: RowRoutes.Section,
        of nodes: [PreparedNode],
        to target: Target
    ) {
        switch section.route {
        case .composite: composite(nodes, rows: section.rows, to: target)
        case .direct: drawDirectly(nodes[section.node], rows: section.rows, to: target)
        case .fill, .patches, .single, .layers: drawByKernel(section, of: nodes, to: target)
        }
    }

    /// Draws rows by the kernel of their route, and composites the rows that the kernel cannot
    /// draw.
    private mutating func drawByKernel(
        _ section: RowRoutes.Section,
        of nodes: [PreparedNode],
        to target: Target
    ) {
        var angles: ConicAngleCache?
        var hardEdges: EdgedPositions?
        if section.route == .single, case .shape(let shape) = nodes[section.node] {
            angles = shape.conicAngles
            if angles != nil { hardEdges = shape.paint.hardEdges }
        }
        let step = Int(cpixels_route_rows)
        for top in stride(from: section.rows.lowerBound, to: section.rows.upperBound, by: step) {
            if cancellation?.poll() == true { return }
            let rows = top..<min(top + step, section.rows.upperBound)
            angles?.fill(rows)
            var undrawn = routes.draw(rows, of: section, by: scanner, to: target)
            while undrawn != 0 {
                let row = top + undrawn.trailingZeroBitCount
                composite(nodes, rows: row..<row + 1, to: target)
                undrawn &= undrawn - 1
            }
            if let hardEdges { draw(hardEdges, of: nodes[section.node], rows: rows, to: target) }
        }
    }

    /// Draws the hard edges of a gradient over rows that a kernel has drawn.
    private func draw(
        _ edges: EdgedPositions,
        of node: PreparedNode,
        rows: Range<Int>,
        to target: Target
    ) {
        guard case .shape(let shape) = node else { return }
        let drawing = DirectDrawing(scanner: scanner, coverage: coverage, target: target)
        for row in rows { drawing.drawEdges(edges, of: shape, row: row) }
    }

    private func drawDirectly(_ node: PreparedNode, rows: Range<Int>, to target: Target) {
        guard case .shape(let shape) = node else { return }
        let drawing = DirectDrawing(scanner: scanner, coverage: coverage, target: target)
        for row in rows {
            if row & 3 == 0, cancellation?.poll() == true { return }
            drawing.draw(shape, row: row)
        }
    }
}
