/// Writing the only shape of a row straight into the picture.
///
/// Source-over on a clear ground leaves the paint's own colour with its alpha multiplied by the
/// coverage: nothing needs to be mixed. The same pixels come out as by way of a `PixelRow`.
enum DirectRow {
    /// Draws the covered runs of `coverage` in `paint`.
    static func draw(
        _ coverage: CoverageRow,
        paint: PaintSampler,
        opacity: Float,
        row: Int,
        to target: TargetRow
    ) {
        for i in 0..<coverage.runs.count {
            let run = coverage.runs[i]
            if run.isVarying {
                drawVarying(run, coverage, paint, opacity, row, target)
            } else {
                drawConstant(run, paint, opacity * run.constant, row, target)
            }
        }
    }

    @inline(__always)
    private static func drawVarying(
        _ run: CoverageRow.Run,
        _ coverage: CoverageRow,
        _ paint: PaintSampler,
        _ opacity: Float,
        _ row: Int,
        _ target: TargetRow
    ) {
        var x = Int(run.start)
        let end = Int(run.end)
        while x < end {
            paint.colors(x: x, row: row) { lane, color in
                guard x + lane < end else { return }
                var pixel = color
                pixel.w = pixel.w * opacity * coverage.values[x + lane]
                target[x + lane] = EncodedPixel(pixel).rgba
            }
            x += 4
        }
    }

    @inline(__always)
    private static func drawConstant(
        _ run: CoverageRow.Run,
        _ paint: PaintSampler,
        _ share: Float,
        _ row: Int,
        _ target: TargetRow
    ) {
        if case .solid(var color) = paint {
            color.w *= share
            target.fill(run.columns, with: EncodedPixel(color).rgba)
            return
        }
        if case .gradient(let table, let places) = paint, share == 1 {
            drawOpaque(run, table, places, row, target)
            return
        }
        var x = Int(run.start)
        let end = Int(run.end)
        while x < end {
            paint.colors(x: x, row: row) { lane, color in
                guard x + lane < end else { return }
                var pixel = color
                pixel.w *= share
                target[x + lane] = EncodedPixel(pixel).rgba
            }
            x += 4
        }
    }

    private static func drawOpaque(
        _ run: CoverageRow.Run,
        _ table: GradientTable,
        _ places: GradientPlaces,
        _ row: Int,
        _ target: TargetRow
    ) {
        var x = Int(run.start)
        let end = Int(run.end)
        while x + 4 <= end {
            let t = places.places(x: x, row: row)
            let cells = table.cells(at: t)
            let pixels = SIMD4(
                table.encodedColor(cell: cells[0]),
                table.encodedColor(cell: cells[1]),
                table.encodedColor(cell: cells[2]),
                table.encodedColor(cell: cells[3])
            )
            target.store(pixels, at: x)
            if any(pixels .== 0) {
                for lane in 0..<4 where pixels[lane] == 0 {
                    target[x + lane] = EncodedPixel(table.color(at: t[lane])).rgba
                }
            }
            x += 4
        }
        guard x < end else { return }
        let t = places.places(x: x, row: row)
        for lane in 0..<end - x {
            target[x + lane] = EncodedPixel(table.color(at: t[lane])).rgba
        }
    }
}
