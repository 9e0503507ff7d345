import CPixels

/// The route that writes a single shape of any paint directly into the image.
///
/// Source-over on a clear background keeps the colour of the paint and multiplies its alpha by the
/// coverage, so that colours are not mixed. Four pixels are computed at a time, with the same
/// result as in a `PixelRow`.
struct DirectDrawing {
    let scanner: CoverageScanner
    let coverage: CoverageRow
    let target: Target

    /// Draws one row of a single shape.
    func draw(_ shape: PreparedShape, row: Int) {
        // A shape that covers the image is drawn by the kernel.
        guard let edges = shape.edges else { return }
        let pixels = scan(edges, shape.rule, row: row)
        for i in 0..<coverage.runs.count {
            let run = unsafe coverage.runs[i]
            switch shape.paint {
            case .gradient(let table, .rotated(let map, let offset)):
                draw(run, table.codes, shape, row: row, to: pixels) {
                    map.turns(x: $0, row: row).turned(by: offset)
                }
            case .gradient(let table, .linear(let dx, let dy, let offset)):
                // The case is known here, so that it is not tested for every four pixels.
                draw(run, table.codes, shape, row: row, to: pixels) {
                    GradientPositions.linear(dx: dx, dy: dy, offset: offset).positions(
                        x: $0,
                        row: row
                    )
                }
            case .gradient(let table, let positions):
                draw(run, table.codes, shape, row: row, to: pixels) {
                    positions.positions(x: $0, row: row)
                }
            case .edged(let edged):
                draw(run, edged, shape, row: row, to: pixels)
            case .solid, .along, .image, .projectedImage:
                drawByPixel(run.columns, of: run, shape, row: row)
            }
        }
        if case .edged(let edged) = shape.paint { drawEdges(edged, shape, row: row) }
    }

    /// Draws the pixels again that hard edges of a gradient cross. The rest of the row has been
    /// drawn by a kernel.
    func drawEdges(_ edged: EdgedPositions, of shape: PreparedShape, row: Int) {
        guard let edges = shape.edges else { return }
        if edged.columns(near: row, within: 0..<target.width).isEmpty { return }
        scanner.scan(edges, row: row, rule: shape.rule, into: coverage)
        drawEdges(edged, shape, row: row)
    }

    private func drawEdges(_ edged: EdgedPositions, _ shape: PreparedShape, row: Int) {
        let all = edged.columns(near: row, within: 0..<target.width)
        for columns in all {
            for i in 0..<coverage.runs.count {
                let run = unsafe coverage.runs[i]
                let common = columns.clamped(to: run.columns)
                if !common.isEmpty { drawByPixel(common, of: run, shape, row: row) }
            }
        }
    }

    /// Draws a run of a gradient with hard edges, but not the edges.
    private func draw(
        _ run: CoverageRow.Run,
        _ edged: EdgedPositions,
        _ shape: PreparedShape,
        row: Int,
        to pixels: TargetPixels
    ) {
        let codes = edged.table.codes
        let drawRest = { (columns: Range<Int>) in
            drawByPixel(columns, of: run, shape, edged.smooth, row: row)
        }
        switch edged.positions {
        case .rotated(let map, let offset):
            draw(run, codes, shape, to: pixels, drawRest) {
                map.turns(x: $0, row: row).turned(by: offset)
            }
        case .linear(let dx, let dy, let offset):
            draw(run, codes, shape, to: pixels, drawRest) {
                GradientPositions.linear(dx: dx, dy: dy, offset: offset).positions(x: $0, row: row)
            }
        default:
            draw(run, codes, shape, to: pixels, drawRest) {
                edged.positions.positions(x: $0, row: row)
            }
        }
    }

    /// Computes the coverage of a row, and clears the pixels outside it.
    @inline(__always)
    private func scan(_ edges: OutlineEdges, _ rule: FillRule, row: Int) -> TargetPixels {
        scanner.scan(edges, row: row, rule: rule, into: coverage)
        let targetRow = target.row(row)
        targetRow.clear(around: coverage)
        return targetRow.pixels
    }

    @inline(__always)
    private func draw(
        _ run: CoverageRow.Run,
        _ codes: GradientTable.Codes,
        _ shape: PreparedShape,
        row: Int,
        to targetRow: TargetPixels,
        _ positions: (Int) -> SIMD4<Float>
    ) {
        draw(
            run,
            codes,
            shape,
            to: targetRow,
            { drawByPixel($0, of: run, shape, row: row) },
            positions
        )
    }

    /// Draws a run of a gradient. `positions` returns the positions along the gradient of four
    /// pixels, starting at a column. `drawRest` draws columns whose colours are not in `codes`.
    @inline(__always)
    private func draw(
        _ run: CoverageRow.Run,
        _ codes: GradientTable.Codes,
        _ shape: PreparedShape,
        to targetRow: TargetPixels,
        _ drawRest: (Range<Int>) -> Void,
        _ positions: (Int) -> SIMD4<Float>
    ) {
        let opacity = shape.opacity
        let isOpaque = run.constant * opacity == 1
        let end = Int(run.end)
        var x = Int(run.start)
        while x < end {
            let code = codes.codes(at: positions(x))
            if all(code .>= EncodedPixel.opaque) {
                // The alpha of an opaque colour becomes the coverage times the opacity.
                let result =
                    isOpaque
                    ? code : EncodedPixel.codes(code, alpha: coverages(of: run, at: x) * opacity)
                store(result, at: x, of: run, to: targetRow)
            } else {
                drawRest(x..<min(x + 4, end))
            }
            x += 4
        }
    }

    /// Returns the coverages of four pixels.
    @inline(__always)
    private func coverages(of run: CoverageRow.Run, at x: Int) -> SIMD4<Float> {
        run.isVarying ? coverage.values(at: x) : SIMD4(repeating: run.constant)
    }

    @inline(__always)
    private func store(
        _ codes: SIMD4<UInt32>,
        at x: Int,
        of run: CoverageRow.Run,
        to row: TargetPixels
    ) {
        if x + 4 <= run.end {
            row.store(codes, at: x)
        } else {
            for lane in 0..<Int(run.end) - x { row[x + lane] = codes[lane] }
        }
    }

    /// Computes the colour of each pixel, as a `PixelRow` does.
    private func drawByPixel(
        _ columns: Range<Int>,
        of run: CoverageRow.Run,
        _ shape: PreparedShape,
        row: Int
    ) {
        drawByPixel(columns, of: run, shape, shape.paint, row: row)
    }

    @inline(__always)
    private func drawByPixel(
        _ columns: Range<Int>,
        of run: CoverageRow.Run,
        _ shape: PreparedShape,
        _ paint: PaintSampler,
        row: Int
    ) {
        let targetRow = target.row(row).pixels
        var x = columns.lowerBound
        while x < columns.upperBound {
            paint.colors(x: x, row: row) { lane, color in
                guard x + lane < columns.upperBound else { return }
                var pixel = color
                pixel.w = pixel.w * shape.opacity * coverage.coverage(of: run, at: x + lane)
                targetRow[x + lane] = EncodedPixel(pixel).rgba
            }
            x += 4
        }
    }
}
