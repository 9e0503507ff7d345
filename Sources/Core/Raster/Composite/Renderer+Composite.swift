/// The route `composite`: shapes and groups are composited in bands of floating-point pixels.
extension Renderer {
    /// Composites rows of the image.
    mutating func composite(
        _ nodes: [PreparedNode],
        rows: Range<Int>,
        to target: Target
    ) {
        guard !rows.isEmpty else { return }
        let band = spareBands.popLast() ?? PixelBand(width: width)
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: bandHeight) {
            if cancellation?.poll() == true { break }
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
            // An unfinished band is part of a cancelled image, which is not returned.
            if cancellation?.poll() == true { return }
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
        let hasHardEdges = if case .edged = paint { true } else { false }
        for row in rows {
            scan(shape, edges, row: row)
            for i in 0..<coverage.runs.count {
                unsafe colors.paint(coverage.runs[i].columns, of: row, with: paint)
            }
            if hasHardEdges {
                for i in 0..<coverage.runs.count {
                    unsafe colors.paintEdges(coverage.runs[i].columns, of: row, with: paint)
                }
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
            if blend == .sourceOver {
                band[row].blend(color, opacity: opacity, over: coverage)
            } else {
                composite({ _ in color }, of: shape, onto: band[row])
            }
        }
    }

    /// Composites a shape over each covered pixel. `color` returns the colour in a column.
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
            let fractions =
                group.clips.isEmpty ? [] : region?.fractions(in: row, within: outer) ?? []
            layers[row].apply(group.measure)
            composite(layers[row], of: group, coverages: fractions, onto: band[row])
        }
        spareBands.append(layers)
    }

    /// Computes the coverage of a row of a shape. Inside clips, it is the fraction of the visible
    /// part of each pixel.
    private func scan(_ shape: PreparedShape, _ edges: OutlineEdges, row: Int) {
        scanner.scan(edges, row: row, rule: shape.rule, into: coverage)
        guard let clipRegion, case .chains(let table) = edges else { return }
        let outline = ScanOutline(edges: table, rule: shape.rule)
        clipRegion.clip(outline, row: row, by: scanner, coverage)
    }

    private func composite(
        _ layer: PixelRow,
        of group: PreparedGroup,
        coverages: [Float],
        onto pixels: PixelRow
    ) {
        if layer.background.w > 0 || !group.blend.keepsBackdropOfClearSource {
            layer.markLive(0..<width)
        }
        let colors = layer.colors
        let opacity = group.opacity
        if group.blend == .sourceOver {
            layer.forEachLiveRun { columns in
                layer.markLive(columns)
                pixels.blend(colors, columns, opacity: opacity, coverages: coverages)
            }
            return
        }
        layer.forEachLiveRun { columns in
            layer.markLive(columns)
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
