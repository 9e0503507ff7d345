/// Draws scenes. One renderer serves one thread and reuses its buffers from frame to frame.
///
/// The spine: a scene's paths are flattened and cut into rows (`PreparedScene`); then, row by row,
/// edges become coverage (`CoverageScanner`), paints become colours (`PaintSampler`), both are
/// composited (`BlendMode`), and the row is encoded.
public struct Renderer: Sendable {
    private var scanner = CoverageScanner()
    private var coverage = CoverageRow()
    private var colors: [SIMD4<Float>] = []
    /// Rows not in use, all clear.
    private var spareRows: [PixelRow] = []
    private var width = 0

    /// A renderer with empty buffers.
    public init() {}

    /// The finished picture of `scene`.
    public mutating func render(_ scene: Scene) -> Image {
        var image = Image(
            width: scene.width,
            height: scene.height,
            pixels: [UInt8](repeating: 0, count: 4 * scene.width * scene.height)
        )
        reserve(width: scene.width)
        let prepared = PreparedScene(scene)
        let rows = PreparedScene.rows(of: prepared.nodes).clamped(to: 0..<scene.height)
        for row in rows {
            draw(row, of: prepared.nodes, into: &image)
        }
        return image
    }

    private mutating func reserve(width: Int) {
        scanner.reserve(width: width)
        coverage.reserve(width: width)
        if self.width != width { spareRows.removeAll() }
        if colors.count < width { colors = [SIMD4<Float>](repeating: .zero, count: width) }
        self.width = width
    }

    private mutating func draw(
        _ row: Int,
        of nodes: [PreparedScene.Node],
        into image: inout Image
    ) {
        var pixels = spareRows.popLast() ?? PixelRow(width: width)
        composite(nodes, row: row, onto: &pixels)
        pixels.write(row: row, to: &image)
        pixels.clear()
        spareRows.append(pixels)
    }

    private mutating func composite(
        _ nodes: [PreparedScene.Node],
        row: Int,
        onto pixels: inout PixelRow
    ) {
        for node in nodes where node.rows.contains(row) {
            switch node {
            case .shape(let shape): composite(shape, row: row, onto: &pixels)
            case .group(let group): composite(group, row: row, onto: &pixels)
            }
        }
    }

    private mutating func composite(
        _ shape: PreparedScene.PreparedShape,
        row: Int,
        onto pixels: inout PixelRow
    ) {
        scanner.scan(shape.edges, row: row, rule: shape.rule, into: &coverage)
        pixels.touch(coverage.extent)
        for run in coverage.runs {
            shape.paint.sample(row: row, columns: run.start..<run.end, into: &colors)
            for x in run.start..<run.end {
                let share = run.constant ?? coverage.values[x]
                pixels.pixels[x] = shape.blend.composite(
                    colors[x - run.start],
                    coverage: share,
                    opacity: shape.opacity,
                    over: pixels.pixels[x]
                )
            }
        }
    }

    private mutating func composite(
        _ group: PreparedScene.PreparedGroup,
        row: Int,
        onto pixels: inout PixelRow
    ) {
        var layer = spareRows.popLast() ?? PixelRow(width: width)
        composite(group.nodes, row: row, onto: &layer)
        if !group.blend.keepsBackdropOfClearSource { layer.touch(0..<width) }
        var shares = [Float](repeating: 1, count: group.clips.isEmpty ? 0 : width)
        for clip in group.clips {
            scanner.scan(clip.edges, row: row, rule: clip.rule, into: &coverage)
            coverage.multiply(into: &shares)
        }
        pixels.touch(layer.extent)
        for x in layer.extent {
            pixels.pixels[x] = group.blend.composite(
                layer.pixels[x],
                coverage: shares.isEmpty ? 1 : shares[x],
                opacity: group.opacity,
                over: pixels.pixels[x]
            )
        }
        layer.clear()
        spareRows.append(layer)
    }
}
