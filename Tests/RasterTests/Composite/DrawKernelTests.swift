import CPixels
import Raster
import SeededRandom
import Testing

/// The kernels that draw a lone shape must leave the pixels that plain code leaves, whatever the
/// picture held before.
@Suite struct DrawKernelTests {
    private static let widths = [
        1, 2, 3, 4, 5, 7, 8, 9, 16, 31, 33, 63, 64, 65, 127, 128, 129, 200, 256, 257, 300,
    ]

    /// Draws a row at which the kernel stopped, as `DirectDrawing` does.
    private static func drawRow(_ row: Int, of drawing: RandomDrawing, to picture: KernelPicture) {
        let width = picture.width
        let table = KernelTable(drawing.plain, width: width)
        let scratch = KernelScratch(width: width)
        let rule: Int32 = drawing.rule == .evenOdd ? 1 : 0
        var scanned = cpixels_scan(table.memory, Int32(row), rule, scratch.memory)
        if scanned.count < 0 {
            let changes = drawing.scan(row: row, width: width).areas.changes
            for x in changes.indices { scratch.areas[x] = changes[x] }
            scratch.spans[0] = cpixels_span(first: 0, last: Int32(width + 1))
            let closing = changes.reduce(0, &+)
            scanned = cpixels_scanned(count: 1, closing: closing, is_closed: 1)
        }
        let values = GuardedMemory<Float>(count: width + 8, of: -1)
        let runs = GuardedMemory(count: 2 * (width / 4 + 1), of: cpixels_run())
        let runCount = cpixels_sweep(
            scratch.spans.pointer,
            scanned.count,
            scanned.closing,
            Int32(width),
            scratch.areas.pointer,
            values.pointer,
            runs.pointer
        )
        let known = picture.rows[row]
        let dirty = cpixels_clear_gaps(
            picture.pointer(row: row),
            Int32(width),
            runs.pointer,
            runCount,
            Int32(picture.shift),
            known.background == 0 ? known.dirty : .max
        )
        picture.rows[row] = cpixels_known_row(background: 0, dirty: dirty)
        let colors = drawing.paint.colors(row: row, width: width)
        for run in runs.elements.prefix(Int(runCount)) {
            for x in Int(run.start)..<Int(run.end) {
                let share = run.constant < 0 ? values[x] : run.constant
                picture.pixels[row * width + x] = drawing.paint.code(colors[x], share: share)
            }
        }
    }

    /// Draws as `DirectDrawing` does; tells at which rows the kernel stopped.
    private static func draw(_ drawing: RandomDrawing, to picture: KernelPicture) -> Set<Int> {
        let table = KernelTable(drawing.plain, width: picture.width)
        let scratch = KernelScratch(width: picture.width)
        let paint = KernelPaint(drawing.paint)
        var stops: Set<Int> = []
        var row = drawing.rows.lowerBound
        while row < drawing.rows.upperBound {
            row = withExtendedLifetime(paint) {
                picture.draw(
                    [paint.shape(table, isEvenOdd: drawing.rule == .evenOdd)],
                    row..<drawing.rows.upperBound,
                    scratch
                )
            }
            #expect(scratch.isClear && scratch.isIntact)
            if row < drawing.rows.upperBound {
                stops.insert(row)
                drawRow(row, of: drawing, to: picture)
            }
            row += 1
        }
        return stops
    }

    @Test("Frame after frame is drawn as by plain code", arguments: widths)
    func frames(width: Int) {
        var random = SplitMix64(seed: UInt64(431 + width))
        let picture = KernelPicture(width: width, height: 6)
        var stopCount = 0
        var rowCount = 0
        for frame in 0..<40 {
            for row in 0..<6 where Int.random(in: 0..<4, using: &random) == 0 {
                picture.scribble(row: row, using: &random)
            }
            let before = (0..<6).map(picture.row)
            let drawing = RandomDrawing(for: picture, using: &random)
            let stops = Self.draw(drawing, to: picture)
            #expect(picture.isIntact)
            for row in 0..<6 {
                #expect(picture.isKnown(row: row))
                guard drawing.rows.contains(row) else {
                    #expect(picture.row(row) == before[row])
                    continue
                }
                let coverages = drawing.scan(row: row, width: width).areas.coverages(width: width)
                let expected = drawing.paint.codes(row: row, coverages: coverages)
                #expect(picture.row(row) == expected, "row \(row) of frame \(frame)")
                // A row all of one colour may have that for its background.
                #expect([0, expected[0]].contains(picture.rows[row].background))
                #expect(drawing.plain.heads[row] >= 0 || picture.rows[row].dirty == 0)
                let ways = drawing.ways(row: row, width: width)
                #expect(stops.contains(row) ? ways.stops : ways.goesOn)
            }
            stopCount += stops.count
            rowCount += drawing.rows.count
        }
        #expect(rowCount > 2 * stopCount)
    }

    @Test("Of several shapes nothing is written beside the picture", arguments: widths)
    func several(width: Int) {
        var random = SplitMix64(seed: UInt64(731 + width))
        let picture = KernelPicture(width: width, height: 6)
        let scratch = KernelScratch(width: width)
        for _ in 0..<40 {
            for row in 0..<6 where Bool.random(using: &random) {
                picture.scribble(row: row, using: &random)
            }
            let drawings = (0..<3).map { _ in RandomDrawing(for: picture, using: &random) }
            let tables = drawings.map { KernelTable($0.plain, width: width) }
            let paints = drawings.map { KernelPaint($0.paint) }
            let shapes = zip(paints, tables).map { $0.shape($1) }
            var row = 0
            while row < 6 {
                let stop = withExtendedLifetime((paints, tables)) {
                    picture.draw(shapes, row..<6, scratch)
                }
                #expect((row..<stop).allSatisfy(picture.isKnown))
                #expect(picture.isIntact && scratch.isClear && scratch.isIntact)
                row = stop + 1
            }
        }
    }

    @Test("A row that has lost a piece of its outline is not drawn", arguments: widths)
    func tornRow(width: Int) {
        var random = SplitMix64(seed: UInt64(631 + width))
        for _ in 0..<40 {
            let picture = KernelPicture(width: width, height: 6)
            let drawing = RandomDrawing(for: picture, using: &random)
            var plain = drawing.plain
            let scratch = KernelScratch(width: width)
            let paint = KernelPaint(.solid(using: &random))
            for row in 0..<6 where plain.heads[row] >= 0 {
                plain.heads[row] = plain.chains[Int(plain.heads[row])].next
                if plain.heads[row] < 0 { continue }
                let table = KernelTable(plain, width: width)
                let stop = picture.draw(
                    [paint.shape(table, isEvenOdd: drawing.rule == .evenOdd)],
                    row..<row + 1,
                    scratch
                )
                #expect(stop == row)
                // Whoever draws it in another way begins with a clear scratch.
                scratch.clear()
            }
            #expect(picture.isIntact && scratch.isIntact)
        }
    }

    @Test("A colour that is not opaque is found in any pixel", arguments: [1, 0.5] as [Float])
    func gapInAnyPixel(alpha: Float) {
        for width in 1...40 {
            // All of the row is covered, evenly but for its last pixel.
            let right = Double(width) - 0.5
            let polygon = [
                Point.zero, Point(x: 0, y: 1), Point(x: right, y: 1), Point(x: right, y: 0),
            ]
            let table = KernelTable(
                PlainEdgeChains([polygon], width: width, height: 1),
                width: width
            )
            for gap in 0...width {
                var directions = [Float](repeating: 0.2, count: width + 4)
                if gap < width { directions[gap] = 0.7 }
                let turn = PlainPaint.Turn(
                    offset: 0,
                    codes: [0xFF00_0001, 0xFF00_0002, 0x7F00_0003, 0xFF00_0004, 0xFF00_0001],
                    directions: [directions],
                    areKnown: [true]
                )
                let paint = KernelPaint(PlainPaint(alpha: alpha, turn: turn))
                let picture = KernelPicture(width: width, height: 1)
                let scratch = KernelScratch(width: width)
                let end = withExtendedLifetime(paint) {
                    picture.draw([paint.shape(table)], 0..<1, scratch)
                }
                #expect(end == (gap < width ? 0 : 1), "\(width) pixels, a gap at \(gap)")
                #expect(scratch.isClear && scratch.isIntact && picture.isIntact)
            }
        }
    }

    /// Stretches of a row, some of them side by side.
    private static func runs(width: Int, using random: inout SplitMix64) -> [cpixels_run] {
        var runs: [cpixels_run] = []
        var next = Int.random(in: 0...width, using: &random)
        while next < width {
            let end = Int.random(in: next + 1...min(next + 20, width), using: &random)
            runs.append(cpixels_run(start: Int32(next), end: Int32(end), constant: -1))
            next = end
            if Bool.random(using: &random) { next += Int.random(in: 0...40, using: &random) }
        }
        return runs
    }

    @Test("Stale cells are cleared beside runs", arguments: widths)
    func gaps(width: Int) {
        var random = SplitMix64(seed: UInt64(531 + width))
        for _ in 0..<100 {
            let picture = KernelPicture(width: width, height: 1)
            picture.scribble(row: 0, using: &random)
            let known = picture.rows[0]
            let before = picture.row(0)
            let runs = Self.runs(width: width, using: &random)
            let dirty = cpixels_clear_gaps(
                picture.pixels.pointer,
                Int32(width),
                runs,
                Int32(runs.count),
                Int32(picture.shift),
                known.background == 0 ? known.dirty : .max
            )
            let columns = runs.map { Int($0.start)..<Int($0.end) }
            let expected = before.enumerated().map { x, pixel in
                columns.contains { $0.contains(x) } ? pixel : 0
            }
            #expect(picture.row(0) == expected)
            let touched = columns.joined().reduce(into: UInt64(0)) {
                $0 |= 1 << UInt64($1 >> picture.shift)
            }
            #expect(dirty == touched)
            #expect(picture.isIntact)
        }
    }
}
