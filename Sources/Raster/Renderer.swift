/// Draws scenes. One renderer serves one thread and reuses its buffers from frame to frame.
///
/// The spine: a scene's paths are flattened and cut into rows (`ScenePreparer`); then, row by row,
/// edges become coverage (`CoverageScanner`), paints become colours (`PaintSampler`), both are
/// composited (`BlendMode`), and the row is encoded.
public struct Renderer {
    private let preparer = ScenePreparer()
    private let scanner = CoverageScanner()
    private let coverage = CoverageRow()
    private let picture = KeptPicture()
    /// Rows not in use, all clear.
    private var spareRows: [PixelRow] = []
    private var width = 0

    /// A renderer with empty buffers.
    public init() {}

    /// The finished picture of `scene`.
    ///
    /// It shares its memory with the renderer until the next picture is drawn, which then has the
    /// pixels copied; a caller that has let go of it by then saves that.
    public mutating func render(_ scene: Scene) -> Image {
        reserve(width: scene.width)
        let nodes = preparer.prepare(scene)
        picture.redraw(width: scene.width, height: scene.height) { draw(nodes, to: $0) }
        return picture.image
    }

    private mutating func reserve(width: Int) {
        scanner.reserve(width: width)
        coverage.reserve(width: width)
        if self.width != width { spareRows.removeAll() }
        self.width = width
    }

    /// Draws band by band: in each the same nodes are at work in every row.
    private mutating func draw(_ nodes: [PreparedNode], to target: Target) {
        let ranges = nodes.map(\.rows)
        var borders = [0, target.height]
        borders.reserveCapacity(2 + 2 * nodes.count)
        for rows in ranges {
            borders.append(rows.lowerBound)
            borders.append(rows.upperBound)
        }
        borders.sort()
        var present: [PreparedNode] = []
        for (top, bottom) in zip(borders, borders.dropFirst()) where top < bottom {
            present.removeAll(keepingCapacity: true)
            for i in ranges.indices where ranges[i].contains(top) { present.append(nodes[i]) }
            if present.isEmpty {
                for row in top..<bottom { target.row(row).flood(0) }
            } else if present.count == 1, case .shape(let shape) = present[0],
                shape.blend == .sourceOver
            {
                DirectDrawing(scanner: scanner, coverage: coverage, target: target)
                    .draw(shape, rows: top..<bottom)
            } else {
                composite(present, rows: top..<bottom, to: target)
            }
        }
    }

    private mutating func composite(
        _ nodes: [PreparedNode],
        rows: Range<Int>,
        to target: Target
    ) {
        let pixels = spareRows.popLast() ?? PixelRow(width: width)
        for row in rows {
            // Within a band all nodes are at work.
            for node in nodes { composite(node, row: row, onto: pixels) }
            pixels.write(to: target.row(row))
            pixels.clear()
        }
        spareRows.append(pixels)
    }

    private mutating func composite(_ nodes: [PreparedNode], row: Int, onto pixels: PixelRow) {
        for node in nodes where node.rows.contains(row) {
            composite(node, row: row, onto: pixels)
        }
    }

    private mutating func composite(_ node: PreparedNode, row: Int, onto pixels: PixelRow) {
        switch node {
        case .shape(let shape): composite(shape, row: row, onto: pixels)
        case .group(let group): composite(group, row: row, onto: pixels)
        }
    }

    private mutating func composite(_ shape: PreparedShape, row: Int, onto pixels: PixelRow) {
        scanner.scan(shape.edges, row: row, rule: shape.rule, into: coverage)
        for i in 0..<coverage.runs.count {
            let run = coverage.runs[i]
            if run.columns == 0..<width, !run.isVarying, case .solid(let color) = shape.paint {
                pixels.replaceAll {
                    shape.blend.composite(
                        color,
                        coverage: run.constant,
                        opacity: shape.opacity,
                        over: $0
                    )
                }
                continue
            }
            pixels.enliven(run.columns)
            if shape.blend == .sourceOver, case .solid(let color) = shape.paint {
                var color = color
                color.w *= shape.opacity
                pixels.lay(color, over: run, of: coverage)
            } else {
                composite(run, of: shape, row: row, onto: pixels)
            }
        }
    }

    private func composite(
        _ run: CoverageRow.Run,
        of shape: PreparedShape,
        row: Int,
        onto pixels: PixelRow
    ) {
        var x = Int(run.start)
        let end = Int(run.end)
        while x < end {
            shape.paint.colors(x: x, row: row) { lane, color in
                guard x + lane < end else { return }
                pixels[live: x + lane] = shape.blend.composite(
                    color,
                    coverage: coverage.coverage(of: run, at: x + lane),
                    opacity: shape.opacity,
                    over: pixels[live: x + lane]
                )
            }
            x += 4
        }
    }

    private mutating func composite(_ group: PreparedGroup, row: Int, onto pixels: PixelRow) {
        let layer = spareRows.popLast() ?? PixelRow(width: width)
        composite(group.nodes, row: row, onto: layer)
        if layer.ground.w > 0 || !group.blend.keepsBackdropOfClearSource {
            layer.enliven(0..<width)
        }
        var shares = [Float](repeating: 1, count: group.clips.isEmpty ? 0 : width)
        for clip in group.clips {
            scanner.scan(clip.edges, row: row, rule: clip.rule, into: coverage)
            coverage.multiply(into: &shares)
        }
        layer.forEachLiveBlock { columns in
            pixels.enliven(columns)
            for x in columns {
                pixels[live: x] = group.blend.composite(
                    layer[live: x],
                    coverage: shares.isEmpty ? 1 : shares[x],
                    opacity: group.opacity,
                    over: pixels[live: x]
                )
            }
        }
        layer.clear()
        spareRows.append(layer)
    }
}
