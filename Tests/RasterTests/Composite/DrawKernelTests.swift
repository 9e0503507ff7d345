import CPixels
import Raster
import SeededRandom
import Testing

/// The kernels that draw shapes give the pixels of scalar code, independently of the previous
/// contents of the image.
@Suite struct DrawKernelTests {
    private static let widths = [
        1, 2, 3, 4, 5, 7, 8, 9, 16, 31, 33, 63, 64, 65, 127, 128, 129, 200, 256, 257, 300,
    ]

    /// Draws by the kernel, and the rows that it leaves by scalar code. Returns these rows.
    private static func draw(_ drawing: RandomDrawing, to picture: KernelImage) -> Set<Int> {
        let table = KernelTable(drawing.plain, width: picture.width)
        let scratch = KernelScratch(width: picture.width)
        let paint = KernelPaint(drawing.paint)
        let undrawn = withExtendedLifetime(paint) {
            let shape = paint.shape(table.edges, isEvenOdd: drawing.rule == .evenOdd)
            return picture.drawSingle(shape, drawing.rows, scratch)
        }
        #expect(scratch.isClear && scratch.isIntact)
        for row in undrawn {
            let codes = drawing.codes(row: row, width: picture.width)
            for x in codes.indices { picture.pixels[row * picture.width + x] = codes[x] }
            picture.rows[row] = cpixels_row_contents(background: 0, dirty: .max)
        }
        return undrawn
    }

    @Test("Every frame has the pixels of scalar code", arguments: widths)
    func frames(width: Int) {
        var random = SplitMix64(seed: UInt64(431 + width))
        let picture = KernelImage(width: width, height: 6)
        var (undrawnCount, rowCount) = (0, 0)
        for frame in 0..<40 {
            for row in 0..<6 where Int.random(in: 0..<4, using: &random) == 0 {
                picture.scribble(row: row, using: &random)
            }
            let before = (0..<6).map(picture.row)
            let drawing = RandomDrawing(for: picture, using: &random)
            let undrawn = Self.draw(drawing, to: picture)
            #expect(picture.isIntact)
            for row in 0..<6 {
                #expect(picture.isKnown(row: row))
                guard drawing.rows.contains(row) else {
                    #expect(picture.row(row) == before[row])
                    continue
                }
                let expected = drawing.codes(row: row, width: width)
                #expect(picture.row(row) == expected, "row \(row) of frame \(frame)")
                #expect(picture.rows[row].background == 0)
                #expect(drawing.plain.heads[row] >= 0 || picture.rows[row].dirty == 0)
                let isLeft = drawing.scan(row: row, width: width).isBeyondKernels
                #expect(undrawn.contains(row) == isLeft)
            }
            undrawnCount += undrawn.count
            rowCount += drawing.rows.count
        }
        #expect(rowCount > 2 * undrawnCount)
    }

    @Test("Several shapes write only within the image", arguments: widths)
    func several(width: Int) {
        var random = SplitMix64(seed: UInt64(731 + width))
        let picture = KernelImage(width: width, height: 6)
        let scratch = KernelScratch(width: width)
        for _ in 0..<40 {
            for row in 0..<6 where Bool.random(using: &random) {
                picture.scribble(row: row, using: &random)
            }
            let tables = (0..<3).map { _ in
                KernelTable(RandomDrawing(for: picture, using: &random).plain, width: width)
            }
            let paints = tables.map { _ in KernelPaint(.solid(using: &random)) }
            let undrawn = withExtendedLifetime((paints, tables)) {
                let shapes = zip(paints, tables).map { $0.shape($1.edges) }
                return picture.drawLayers(shapes, 0..<6, scratch)
            }
            #expect((0..<6).allSatisfy { undrawn.contains($0) || picture.isKnown(row: $0) })
            #expect(picture.isIntact && scratch.isClear && scratch.isIntact)
            for row in undrawn { picture.scribble(row: row, using: &random) }
        }
    }

    @Test("A row with a missing piece of its outline is left to another route", arguments: widths)
    func tornRow(width: Int) {
        var random = SplitMix64(seed: UInt64(631 + width))
        for _ in 0..<40 {
            let picture = KernelImage(width: width, height: 6)
            let drawing = RandomDrawing(for: picture, using: &random)
            var plain = drawing.plain
            let scratch = KernelScratch(width: width)
            let paint = KernelPaint(.solid(using: &random))
            for row in 0..<6 where plain.heads[row] >= 0 {
                plain.heads[row] = plain.chains[Int(plain.heads[row])].next
                if plain.heads[row] < 0 { continue }
                let table = KernelTable(plain, width: width)
                let shape = paint.shape(table.edges, isEvenOdd: drawing.rule == .evenOdd)
                #expect(picture.drawSingle(shape, row..<row + 1, scratch) == [row])
                // The next row begins with a clear scratch.
                scratch.clear()
            }
            #expect(picture.isIntact && scratch.isIntact)
        }
    }

    @Test(
        "Colours missing from the table of a gradient are computed",
        arguments: [1, 0.5] as [Float]
    )
    func gapInAnyPixel(alpha: Float) {
        for width in 1...40 {
            // The row is fully covered except for its last pixel.
            let right = Double(width) - 0.5
            let polygon = [
                Point.zero, Point(x: 0, y: 1), Point(x: right, y: 1), Point(x: right, y: 0),
            ]
            let plain = ScalarEdgeChains([polygon], width: width, height: 1)
            let table = KernelTable(plain, width: width)
            let coverages = ScalarScan(plain, row: 0, width: width, rule: .nonZero).areas
                .coverages(width: width)
            for gap in 0...width {
                var directions = [Float](repeating: 0.2, count: width + 4)
                if gap < width { directions[gap] = 0.7 }
                let turn = ScalarPaint.Turn(
                    offset: 0,
                    codes: [0xFF00_0001, 0xFF00_0002, ScalarPaint.gap, 0xFF00_0004, 0xFF00_0001],
                    directions: [directions]
                )
                let plainPaint = ScalarPaint(alpha: alpha, turn: turn)
                let paint = KernelPaint(plainPaint)
                let picture = KernelImage(width: width, height: 1)
                let scratch = KernelScratch(width: width)
                let undrawn = withExtendedLifetime(paint) {
                    picture.drawSingle(paint.shape(table.edges), 0..<1, scratch)
                }
                #expect(undrawn.isEmpty)
                let expected = plainPaint.codes(row: 0, coverages: coverages)
                #expect(picture.row(0) == expected, "\(width) pixels, a gap at \(gap)")
                #expect(scratch.isClear && scratch.isIntact && picture.isIntact)
            }
        }
    }

    /// Returns runs of a row, some of them adjacent.
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

    @Test("Stale cells are cleared outside runs", arguments: widths)
    func gaps(width: Int) {
        var random = SplitMix64(seed: UInt64(531 + width))
        for _ in 0..<100 {
            let picture = KernelImage(width: width, height: 1)
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
