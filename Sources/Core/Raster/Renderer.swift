/// Draws scenes. One renderer serves one thread and reuses its buffers from frame to frame.
///
/// The spine: a scene's paths are flattened and cut into rows (`ScenePreparer`); then, row by row,
/// edges become coverage (`CoverageScanner`), paints become colours (`PaintSampler`), both are
/// composited (`BlendMode`), and the row is encoded.
public struct Renderer: ~Copyable {
    var preparer = ScenePreparer()
    private let scanner = CoverageScanner()
    private let coverage = CoverageRow()
    private let picture = RetainedPicture()
    private let shapes = KernelShapes()
    /// Bands not in use.
    var spareBands: [PixelBand] = []
    private let colors = PaintedRow()
    private(set) var width = 0
    /// What clips leave of the rows being drawn; nil where nothing is clipped.
    private var clipRegion: ClipRegion?
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
        if shapes.replace(with: nodes) {
            return drawBeside(nodes, rows: rows, to: target)
        }
        let ends = nodes.flatMap { node in
            let part = node.rows.clamped(to: rows)
            return [part.lowerBound, part.upperBound]
        }
        let borders = (ends + [rows.lowerBound, rows.upperBound]).sorted()
        // The first row not yet drawn; those up to the next border are drawn in one way.
        var next = rows.lowerBound
        var way = Way.beside
        for (top, bottom) in zip(borders, borders.dropFirst()) where top < bottom {
            let other = Way(nodes, in: top)
            if other != way {
                draw(nodes, rows: next..<top, way, to: target)
                (next, way) = (top, other)
            }
        }
        draw(nodes, rows: next..<rows.upperBound, way, to: target)
    }

    /// How rows are drawn.
    private enum Way {
        /// Shapes beside each other, by the kernel; or none.
        case beside
        /// One shape of which the kernel does not know the paint.
        case lone
        /// All else.
        case together

        init(_ nodes: [PreparedNode], in row: Int) {
            var (count, hasOthers) = (0, false)
            for node in nodes where node.rows.contains(row) {
                guard case .shape(let shape) = node, shape.blend == .sourceOver else {
                    self = .together
                    return
                }
                count += 1
                if !KernelShapes.support(shape) { hasOthers = true }
            }
            self = !hasOthers ? .beside : count == 1 ? .lone : .together
        }
    }

    private mutating func draw(
        _ nodes: [PreparedNode],
        rows: Range<Int>,
        _ way: Way,
        to target: Target
    ) {
        switch way {
        case .beside: drawBeside(nodes, rows: rows, to: target)
        case .lone: drawLone(nodes, rows: rows, to: target)
        case .together: composite(nodes, rows: rows, to: target)
        }
    }

    /// Draws rows by the kernel, and in another way those at which it stops.
    private mutating func drawBeside(
        _ nodes: [PreparedNode],
        rows: Range<Int>,
        to target: Target
    ) {
        var row = rows.lowerBound
        while row < rows.upperBound {
            if cancellation?.ask() == true { return }
            let end = cancellation == nil ? rows.upperBound : min(row + 4, rows.upperBound)
            row = shapes.draw(row..<end, by: scanner, to: target)
            guard row < end else { continue }
            if nodes.count(where: { $0.rows.contains(row) }) == 1 {
                drawLone(nodes, rows: row..<row + 1, to: target)
                row += 1
            } else {
                // Rows near one in which shapes meet are of its kind.
                let bottom = min(row + PixelBand.usualHeight, rows.upperBound)
                composite(nodes, rows: row..<bottom, to: target)
                row = bottom
            }
        }
    }

    /// Draws rows each of which has one shape.
    private func drawLone(_ nodes: [PreparedNode], rows: Range<Int>, to target: Target) {
        let drawing = DirectDrawing(scanner: scanner, coverage: coverage, target: target)
        for row in rows {
            if row & 3 == 0, cancellation?.ask() == true { return }
            for case .shape(let shape) in nodes where shape.rows.contains(row) {
                drawing.draw(shape, row: row)
            }
        }
    }

    private mutating func composite(
        _ nodes: [PreparedNode],
        rows: Range<Int>,
        to target: Target
    ) {
        guard !rows.isEmpty else { return }
        let band = spareBands.popLast() ?? PixelBand(width: width)
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: bandHeight) {
            if cancellation?.ask() == true { break }
            let bottom = min(top + bandHeight, rows.upperBound)
            band.begin(top..<bottom, of: target)
            composite(nodes, onto: band)
            band.finish()
        }
        spareBands.append(band)
    }

    mutating func composite(_ nodes: [PreparedNode], onto band: PixelBand) {
        for node in nodes {
            let rows = node.rows.clamped(to: band.rows)
            if rows.isEmpty { continue }
            // An unfinished band is part of a cancelled picture, which is not returned.
            if cancellation?.ask() == true { return }
            switch node {
            case .shape(let shape): composite(shape, rows: rows, onto: band)
            case .group(let group): composite(group, rows: rows, onto: band)
            }
        }
    }

    private func composite(_ shape: PreparedShape, rows: Range<Int>, onto band: PixelBand) {
        let paint = shape.paint
        if case .solid(let color) = paint {
            return composite(color, of: shape, rows: rows, onto: band)
        }
        guard let edges = shape.edges else { return }
        for row in rows {
            scan(shape, edges, row: row)
            for i in 0..<coverage.runs.count {
                unsafe colors.paint(coverage.runs[i].columns, of: row, with: paint)
            }
            let colors = colors.blocks
            if shape.blend == .sourceOver {
                band[row].blend(colors, opacity: shape.opacity, over: coverage)
            } else {
                composite({ colors[$0] }, of: shape, onto: band[row])
            }
        }
    }

    private func composite(
        _ color: StraightPixel,
        of shape: PreparedShape,
        rows: Range<Int>,
        onto band: PixelBand
    ) {
        let blend = shape.blend
        let opacity = shape.opacity
        guard let edges = shape.edges else {
            for row in rows {
                band[row].changeAll {
                    blend.composite(color, coverage: 1, opacity: opacity, over: $0)
                }
            }
            return
        }
        for row in rows {
            scan(shape, edges, row: row)
            if let share = coverage.shareOfAll(width) {
                band[row].changeAll {
                    blend.composite(color, coverage: share, opacity: opacity, over: $0)
                }
            } else if blend == .sourceOver {
                band[row].blend(color, opacity: opacity, over: coverage)
            } else {
                composite({ _ in color }, of: shape, onto: band[row])
            }
        }
    }

    /// Composites what is covered, pixel by pixel; `color` gives the colour in a column.
    @inline(__always)
    private func composite(
        _ color: (Int) -> StraightPixel,
        of shape: PreparedShape,
        onto pixels: PixelRow
    ) {
        let blend = shape.blend
        let opacity = shape.opacity
        for i in 0..<coverage.runs.count {
            let run = unsafe coverage.runs[i]
            pixels.change(run.columns) {
                blend.composite(
                    color($0),
                    coverage: coverage.coverage(of: run, at: $0),
                    opacity: opacity,
                    over: $1
                )
            }
        }
    }

    private mutating func composite(
        _ group: PreparedGroup,
        rows: Range<Int>,
        onto band: PixelBand
    ) {
        let layers = spareBands.popLast() ?? PixelBand(width: width)
        layers.begin(rows, of: nil)
        let outer = clipRegion
        if !group.clips.isEmpty {
            clipRegion = ClipRegion(
                group.clips,
                within: outer,
                rows: rows,
                width: width,
                by: scanner,
                coverage
            )
        }
        if let blurred = group.blurred {
            if blursOneByOne { draw(blurred, in: rows) }
            blurred.write(rows, to: layers, width: width)
            if blursOneByOne { releaseBlurred() }
        } else {
            composite(group.nodes, onto: layers)
        }
        let region = clipRegion
        clipRegion = outer
        for row in rows {
            let shares = group.clips.isEmpty ? [] : region?.shares(in: row, within: outer) ?? []
            layers[row].apply(group.measure)
            composite(layers[row], of: group, coverages: shares, onto: band[row])
        }
        spareBands.append(layers)
    }

    /// The coverage of a row of a shape; where it is clipped, as a share of what the clips leave.
    private func scan(_ shape: PreparedShape, _ edges: EdgeChainTable, row: Int) {
        scanner.scan(edges, row: row, rule: shape.rule, into: coverage)
        guard let clipRegion else { return }
        let outline = ScanOutline(edges: edges, rule: shape.rule)
        clipRegion.clip(outline, row: row, by: scanner, coverage)
    }

    private func composite(
        _ layer: PixelRow,
        of group: PreparedGroup,
        coverages: [Float],
        onto pixels: PixelRow
    ) {
        if layer.background.w > 0 || !group.blend.keepsBackdropOfClearSource {
            layer.touch(0..<width)
        }
        let colors = layer.colors
        let opacity = group.opacity
        if group.blend == .sourceOver {
            layer.forEachLiveStretch { columns in
                layer.touch(columns)
                pixels.blend(colors, columns, opacity: opacity, coverages: coverages)
            }
            return
        }
        layer.forEachLiveStretch { columns in
            layer.touch(columns)
            pixels.change(columns) {
                group.blend.composite(
                    colors[$0],
                    coverage: coverages.isEmpty ? 1 : coverages[$0],
                    opacity: opacity,
                    over: $1
                )
            }
        }
    }
}
