/// A renderer for the blurred groups of another renderer.
final class InnerRenderer {
    var renderer: Renderer

    /// Creates a renderer that shares the blurs of the outer one.
    init(blurs: BlurPool) { renderer = Renderer(blurs: blurs) }
}

extension Renderer {
    /// Draws the parts of all blurred groups among `nodes` that are visible in `rows`.
    mutating func drawBlurred(_ nodes: [PreparedNode], in rows: Range<Int>) {
        for case .group(let group) in nodes {
            let rows = group.rows.clamped(to: rows)
            if rows.isEmpty { continue }
            drawBlurred(group.nodes, in: rows)
            if let items = group.blurred { draw(items, in: rows) }
        }
    }

    /// Draws the part of a group that is visible in `rows`, and blurs it.
    mutating func draw(_ items: BlurredItems, in rows: Range<Int>) {
        let source = items.sourceRows(of: rows)
        if source.isEmpty { return }
        let inner = inner ?? InnerRenderer(blurs: blurs)
        self.inner = inner
        inner.renderer.draw(items, rows: source, cancellation: cancellation)
        blurred.append(items)
    }

    /// The number of rows that are composited at a time. If groups are blurred again for each band,
    /// it is the number that fits in a few megabytes.
    var bandHeight: Int {
        guard blursOneByOne else { return PixelBand.defaultHeight }
        return max(Self.bandPixels / max(width, 1), PixelBand.defaultHeight)
    }

    private static var bandPixels: Int { 1 << 18 }

    /// Releases the images of blurred groups.
    mutating func releaseBlurred() {
        if blurred.isEmpty { return }
        blurs.recycle(blurred.compactMap { $0.release() })
        blurred.removeAll(keepingCapacity: true)
    }

    /// Draws some rows of items and blurs them.
    private mutating func draw(
        _ items: BlurredItems,
        rows: Range<Int>,
        cancellation: Cancellation?
    ) {
        self.cancellation = cancellation
        defer { self.cancellation = nil }
        let scene = items.scene
        reserve(width: scene.width)
        let nodes = preparer.prepare(
            scene,
            rows: rows.count == scene.height ? nil : rows,
            depth: items.depth,
            cancellation: cancellation
        )
        // The decision depends on the scene's own items alone. Otherwise deeply nested items would
        // be drawn again for each band of every outer group.
        blursOneByOne = scene.isBlurredOneByOne
        if !blursOneByOne { drawBlurred(nodes, in: rows) }
        items.begin(rows, by: blurs.take())
        let band = spareBands.popLast() ?? PixelBand(width: scene.width)
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: bandHeight) {
            if cancellation?.poll() == true { break }
            let part = top..<min(top + bandHeight, rows.upperBound)
            band.begin(part, of: nil)
            composite(nodes, onto: band)
            for row in part { items.addRow(band[row], at: row) }
        }
        spareBands.append(band)
        releaseBlurred()
        if cancellation?.isCancelled != true { items.finish() }
    }
}
