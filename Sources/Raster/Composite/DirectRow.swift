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
        for i in 0..<coverage.runs.count {
            let run = coverage.runs[i]
            switch paint {
            case .solid(let color): draw(run, color: color)
            case .gradient(let table, let places): draw(run, table, places)
            case .image: drawPlainly(run.columns, of: run)
            }
        }
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

    private func draw(
        _ run: CoverageRow.Run,
        _ table: GradientTable,
        _ places: GradientPlaces
    ) {
        if case .turning(let map, _) = places { map.prepare(row: row) }
        var x = Int(run.start)
        while x < run.end {
            let t = places.places(x: x, row: row)
            let cells = table.cells(at: t)
            let codes = SIMD4(
                table.encodedColor(cell: cells[0]),
                table.encodedColor(cell: cells[1]),
                table.encodedColor(cell: cells[2]),
                table.encodedColor(cell: cells[3])
            )
            if all(codes .>= EncodedPixel.opaque) {
                // Opaque colours take on the share as their alpha.
                let alpha = shares(of: run, at: x) * opacity
                store(EncodedPixel.codes(codes, alpha: alpha), at: x, of: run)
            } else {
                drawPlainly(x..<min(x + 4, Int(run.end)), of: run)
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
