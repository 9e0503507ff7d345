/// Writing the only shape of a row straight into the picture.
///
/// Source-over on a clear ground leaves the paint's own colour with its alpha multiplied by the
/// coverage: nothing needs to be mixed. The same pixels come out as by way of a `PixelRow`, four at
/// a time.
struct DirectRow {
    let coverage: CoverageRow
    let paint: PaintSampler
    let opacity: Float
    let row: Int
    let target: TargetRow

    /// Draws the covered runs.
    func draw() {
        switch paint {
        case .solid(let color):
            forEachRun { draw($0, color: color) }
        case .gradient(let table, .turning(let map, let offset)):
            let codes = table.codes
            if let turns = map.keptRow(row) {
                forEachRun { run in draw(run, codes) { turns[$0].turned(by: offset) } }
            } else {
                forEachRun { run in
                    draw(run, codes) { map.turns(x: $0, row: row).turned(by: offset) }
                }
            }
        case .gradient(let table, let places):
            let codes = table.codes
            forEachRun { run in draw(run, codes) { places.places(x: $0, row: row) } }
        case .image:
            forEachRun { drawPlainly($0.columns, of: $0) }
        }
    }

    @inline(__always)
    private func forEachRun(_ body: (CoverageRow.Run) -> Void) {
        for i in 0..<coverage.runs.count { body(coverage.runs[i]) }
    }

    private func draw(_ run: CoverageRow.Run, color: SIMD4<Float>) {
        var color = color
        color.w *= opacity
        if !run.isVarying {
            color.w *= run.constant
            target.fill(run.columns, with: EncodedPixel(color).rgba)
            return
        }
        // Alpha does not change the other components' codes.
        var opaque = color
        opaque.w = 1
        let code = SIMD4(repeating: EncodedPixel(opaque).rgba)
        var x = Int(run.start)
        while x < run.end {
            store(EncodedPixel.codes(code, alpha: shares(of: run, at: x) * color.w), at: x, of: run)
            x += 4
        }
    }

    /// Draws a run whose places along the gradient `places` tells, four from a pixel on.
    @inline(__always)
    private func draw(
        _ run: CoverageRow.Run,
        _ codes: GradientTable.Codes,
        _ places: (Int) -> SIMD4<Float>
    ) {
        let opacity = self.opacity
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
                store(result, at: x, of: run)
            } else {
                drawPlainly(x..<min(x + 4, end), of: run)
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
    private func store(_ codes: SIMD4<UInt32>, at x: Int, of run: CoverageRow.Run) {
        if x + 4 <= run.end {
            target.store(codes, at: x)
        } else {
            for lane in 0..<Int(run.end) - x { target[x + lane] = codes[lane] }
        }
    }

    /// Asks for each pixel's colour, as a `PixelRow` would.
    private func drawPlainly(_ columns: Range<Int>, of run: CoverageRow.Run) {
        var x = columns.lowerBound
        while x < columns.upperBound {
            paint.colors(x: x, row: row) { lane, color in
                guard x + lane < columns.upperBound else { return }
                var pixel = color
                pixel.w = pixel.w * opacity * coverage.coverage(of: run, at: x + lane)
                target[x + lane] = EncodedPixel(pixel).rgba
            }
            x += 4
        }
    }
}
