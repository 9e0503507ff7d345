/// Writing a shape straight into rows of the picture that nothing else touches.
///
/// Source-over on a clear ground leaves the paint's own colour with its alpha multiplied by the
/// coverage: nothing needs to be mixed. The same pixels come out as by way of a `PixelRow`, four at
/// a time.
struct DirectDrawing {
    let scanner: CoverageScanner
    let coverage: CoverageRow
    let target: Target

    /// Draws `rows` of `shape`.
    func draw(_ shape: PreparedShape, rows: Range<Int>) {
        let opacity = shape.opacity
        switch shape.paint {
        case .solid(var color):
            color.w *= opacity
            forEachRun(of: shape, in: rows) { run, row in
                draw(run, color: color, to: target.row(row).pixels)
            }
        case .gradient(let table, .turning(let map, let offset)):
            let codes = table.codes
            forEachRun(of: shape, in: rows) { run, row in
                if let turns = map.keptRow(row) {
                    draw(run, turns, codes.turned(by: offset), shape, row: row)
                } else {
                    draw(run, codes, shape, row: row) {
                        map.turns(x: $0, row: row).turned(by: offset)
                    }
                }
            }
        case .gradient(let table, let places):
            let codes = table.codes
            forEachRun(of: shape, in: rows) { run, row in
                draw(run, codes, shape, row: row) { places.places(x: $0, row: row) }
            }
        case .image:
            forEachRun(of: shape, in: rows) { run, row in
                drawPlainly(run.columns, of: run, shape, row: row)
            }
        }
    }

    @inline(__always)
    private func forEachRun(
        of shape: PreparedShape,
        in rows: Range<Int>,
        _ body: (CoverageRow.Run, Int) -> Void
    ) {
        let edges = shape.edges
        let rule = shape.rule
        for row in rows {
            scanner.scan(edges, row: row, rule: rule, into: coverage)
            let targetRow = target.row(row)
            var next = 0
            var inked: UInt64 = 0
            for i in 0..<coverage.runs.count {
                let run = coverage.runs[i]
                targetRow.lay(0, next..<Int(run.start))
                inked |= targetRow.cells(of: run.columns)
                body(run, row)
                next = Int(run.end)
            }
            targetRow.lay(0, next..<target.width)
            targetRow.remember(ground: 0, inked: inked)
        }
    }

    @inline(__always)
    private func draw(_ run: CoverageRow.Run, color: SIMD4<Float>, to row: TargetPixels) {
        var color = color
        if !run.isVarying {
            color.w *= run.constant
            row.fill(run.columns, with: EncodedPixel(color).rgba)
            return
        }
        // Alpha does not change the other components' codes.
        var opaque = color
        opaque.w = 1
        let code = SIMD4(repeating: EncodedPixel(opaque).rgba)
        var x = Int(run.start)
        while x < run.end {
            let alpha = shares(of: run, at: x) * color.w
            store(EncodedPixel.codes(code, alpha: alpha), at: x, of: run, to: row)
            x += 4
        }
    }

    /// Draws a run in the colours of a turning gradient, by the kernels; what is not opaque by the
    /// pixel.
    private func draw(
        _ run: CoverageRow.Run,
        _ turns: TurnMap.Row,
        _ codes: GradientTable.TurnedCodes,
        _ shape: PreparedShape,
        row: Int
    ) {
        let pixels = target.row(row).pixels
        let end = Int(run.end)
        var x = Int(run.start)
        while true {
            x += codes.write(turns, x..<end, to: pixels, run, of: coverage, opacity: shape.opacity)
            guard x < end else { return }
            drawPlainly(x..<min(x + 4, end), of: run, shape, row: row)
            x = min(x + 4, end)
        }
    }

    /// Draws a run whose places along the gradient `places` tells, four from a pixel on.
    @inline(__always)
    private func draw(
        _ run: CoverageRow.Run,
        _ codes: GradientTable.Codes,
        _ shape: PreparedShape,
        row: Int,
        _ places: (Int) -> SIMD4<Float>
    ) {
        let opacity = shape.opacity
        let targetRow = target.row(row).pixels
        let isOpaque = run.constant * opacity == 1
        let end = Int(run.end)
        var x = Int(run.start)
        while x < end {
            let code = codes.codes(at: places(x))
            if all(code .>= EncodedPixel.opaque) {
                // Opaque colours take on the share as their alpha.
                let result =
                    isOpaque
                    ? code : EncodedPixel.codes(code, alpha: shares(of: run, at: x) * opacity)
                store(result, at: x, of: run, to: targetRow)
            } else {
                drawPlainly(x..<min(x + 4, end), of: run, shape, row: row)
            }
            x += 4
        }
    }

    /// The coverage of four pixels.
    @inline(__always)
    private func shares(of run: CoverageRow.Run, at x: Int) -> SIMD4<Float> {
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

    /// Asks for each pixel's colour, as a `PixelRow` would.
    private func drawPlainly(
        _ columns: Range<Int>,
        of run: CoverageRow.Run,
        _ shape: PreparedShape,
        row: Int
    ) {
        let targetRow = target.row(row).pixels
        var x = columns.lowerBound
        while x < columns.upperBound {
            shape.paint.colors(x: x, row: row) { lane, color in
                guard x + lane < columns.upperBound else { return }
                var pixel = color
                pixel.w = pixel.w * shape.opacity * coverage.coverage(of: run, at: x + lane)
                targetRow[x + lane] = EncodedPixel(pixel).rgba
            }
            x += 4
        }
    }
}
