import CPixels
import Raster
import SeededRandom
import Testing

/// The kernel for simple outlines gives the same sums of signed areas as chains, and is used only
/// if these are the covered area.
@Suite struct SimpleKernelTests {
    /// A stroked circle in an image of 90 × 80 pixels.
    private struct Ring {
        let outline: PixelOutline

        init(using random: inout SplitMix64) {
            let isClosed = Int.random(in: 0..<4, using: &random) == 0
            let scale = random.double(in: 0.5...3)
            let radius = random.double(in: 1...32) / scale
            var path = Path.arc(
                center: .zero,
                radius: radius,
                start: .turns(random.double(in: 0...1)),
                sweep: .turns(isClosed ? 1 : random.double(in: -1...1))
            )
            if Bool.random(using: &random) { path = path.withoutArcs }
            if isClosed { path.close() }
            let cap = StrokeStyle.Cap.allCases.randomElement(using: &random) ?? .round
            let width = random.double(in: 0.05...1.9) * radius
            var stroke = PixelOutline()
            var stroking = Stroking()
            stroking.stroke(
                path,
                StrokeStyle(width: width, cap: cap),
                scale: scale,
                keepsArcs: true,
                into: &stroke
            )
            let turn = Transform.rotation(.turns(random.double(in: 0...1)))
            let x =
                switch Int.random(in: 0..<4, using: &random) {
                case 0: 90 - (radius + width / 2) * scale  // touches the right border
                case 1: random.double(in: 41...49)
                default: 45.0
                }
            var outline = PixelOutline()
            outline.replace(
                with: stroke,
                through: turn.then(.scale(scale)).then(.translation(dx: x, dy: 40)),
                scale: scale
            )
            self.outline = outline
        }
    }

    @Test("A simple outline has the sum of its chains", arguments: RandomSector.Kind.allCases)
    func sums(kind: RandomSector.Kind) {
        var random = SplitMix64(seed: 811)
        var count = 0
        for _ in 0..<300 {
            let sector = RandomSector(kind, using: &random)
            let (width, height) = (sector.width, sector.height)
            let simple = KernelSimple(width: width, height: height)
            guard simple.trace(sector.outline) else { continue }
            count += 1
            Self.expectSums(sector.outline, simple, width: width, height: height)
        }
        #expect(count > (kind == .around || kind == .huge ? -1 : 20), "\(kind): \(count)")
    }

    @Test func `a ring has the sum of its chains`() {
        var random = SplitMix64(seed: 812)
        var count = 0
        for _ in 0..<300 {
            let ring = Ring(using: &random)
            let simple = KernelSimple(width: 90, height: 80)
            guard simple.trace(ring.outline) else { continue }
            count += 1
            Self.expectSums(ring.outline, simple, width: 90, height: 80)
        }
        #expect(count > 100)
    }

    private static func expectSums(
        _ outline: PixelOutline,
        _ simple: KernelSimple,
        width: Int,
        height: Int
    ) {
        let plain = ScalarEdgeChains(outline, width: width, height: height)
        let scratch = KernelScratch(width: width)
        for row in 0..<height {
            var expected = ScalarAreas(width: width)
            for chain in plain.chains(of: row) { expected.add(plain.corners[chain.corners]) }
            let scanned = scratch.scan(simple.edges, row: row, rule: .nonZero)
            #expect(
                scratch.areas.elements.prefix(width) == expected.changes.prefix(width),
                "row \(row) of \(outline)"
            )
            #expect(scratch.areas.elements.reduce(0, &+) == 0)
            #expect(scanned.closing == 0 && scanned.is_closed == 1)
            var next = 0
            for span in scratch.spans.elements.prefix(Int(scanned.count)) {
                #expect(next <= span.first)
                #expect(scratch.areas.elements[next..<Int(span.first)].allSatisfy { $0 == 0 })
                next = Int(span.last) + 1
            }
            #expect(scratch.areas.elements[next...].allSatisfy { $0 == 0 })
            scratch.clear()
        }
        #expect(scratch.isIntact && simple.isIntact)
    }

    @Test(
        "A simple outline has the coverage of its chains, with and without cached circles"
    )
    func coveredAsByChains() {
        var random = SplitMix64(seed: 813)
        let (simple, chains) = (SimpleOutline(), EdgeChainTable())
        let scanner = CoverageScanner()
        scanner.reserve(width: 90)
        let (one, other) = (CoverageRow(), CoverageRow())
        one.reserve(width: 90)
        other.reserve(width: 90)
        var count = 0
        for _ in 0..<2000 {
            let outline = Ring(using: &random).outline
            guard outline.isSimple else { continue }
            var circles = CircleCache()
            var others = CircleCache()
            chains.cut(outline, width: 90, height: 80, circles: &others)
            for frame in 0..<2 {
                circles.begin()
                let isSimple = simple.trace(
                    outline,
                    width: 90,
                    height: 80,
                    circles: &circles
                )
                guard isSimple else { break }
                count += frame
                for row in 0..<80 {
                    scanner.scan(.simple(simple), row: row, rule: .nonZero, into: one)
                    scanner.scan(.chains(chains), row: row, rule: .nonZero, into: other)
                    #expect(
                        Self.coverages(one) == Self.coverages(other),
                        "row \(row) of \(outline), frame \(frame)"
                    )
                }
            }
        }
        #expect(count > 500)
        #expect(scanner.unclosedRows == 0)
    }

    private static func coverages(_ row: CoverageRow) -> [Float] {
        var result = [Float](repeating: 0, count: 90)
        for i in 0..<row.runs.count {
            let run = row.runs[i]
            for x in Int(run.start)..<Int(run.end) { result[x] = row.coverage(of: run, at: x) }
        }
        return result
    }

    @Test("A simple outline has the pixels of its chains", arguments: [false, true])
    func drawing(isConic: Bool) {
        var random = SplitMix64(seed: 814)
        let one = KernelImage(width: 90, height: 80)
        let other = KernelImage(width: 90, height: 80)
        for _ in 0..<100 {
            let outline = Ring(using: &random).outline
            let simple = KernelSimple(width: 90, height: 80)
            guard outline.isSimple, simple.trace(outline) else { continue }
            let chains = KernelTable(ScalarEdgeChains(outline, width: 90, height: 80), width: 90)
            let paint = KernelPaint(
                isConic
                    ? .turning(width: 90, height: 80, hasGaps: false, using: &random)
                    : .solid(using: &random)
            )
            let scratch = KernelScratch(width: 90, rows: Int(cpixels_band_rows))
            #expect(one.drawSingle(paint.shape(simple.edges), 0..<80, scratch).isEmpty)
            #expect(scratch.isClear && scratch.isIntact)
            let undrawn = other.drawSingle(paint.shape(chains.edges), 0..<80, scratch)
            for row in 0..<80 where !undrawn.contains(row) {
                #expect(one.row(row) == other.row(row), "row \(row) of \(outline)")
                #expect(one.isKnown(row: row))
            }
            #expect(one.isIntact)
        }
    }

    private static func outline(_ points: [Point]) -> PixelOutline {
        var outline = PixelOutline()
        for point in points { outline.add(point) }
        outline.endPolygon()
        return outline
    }

    private static func triangle(_ size: Double, at x: Double) -> [Point] {
        [Point(x: x, y: 1), Point(x: x + size, y: 1), Point(x: x, y: size)]
    }

    @Test func `an outline that is too large or outside the image is not taken as simple`() {
        func isTraced(_ points: [Point], _ width: Int = 50, _ height: Int = 48) -> Bool {
            let simple = KernelSimple(width: width, height: height, areaRoom: 1 << 17)
            return simple.trace(Self.outline(points))
        }
        #expect(isTraced(Self.triangle(30, at: 1)))
        #expect(isTraced(Self.triangle(300, at: 1), 2048, 480))
        #expect(!isTraced(Self.triangle(300, at: 1), 2049, 480))
        #expect(isTraced(Self.triangle(30, at: 20)))
        #expect(!isTraced(Self.triangle(30.01, at: 20)))
        #expect(!isTraced(Self.triangle(30, at: -0.5)))
        #expect(!isTraced(Self.triangle(60, at: 1), 80, 48))
        #expect(!isTraced(Self.triangle(.nan, at: 1)))
        #expect(!isTraced(Self.triangle(1e9, at: 1)))
        let fan = (0...Int(cpixels_simple_corners)).map { i in
            Point(x: 25, y: 24) + Vector(angle: .turns(Double(i) / 513)) * 20
        }
        #expect(!isTraced(fan))
    }

    @Test(
        "Lines without enough room are not summed, and the needed room is returned"
    )
    func room() {
        let outline = Self.outline(Self.triangle(30, at: 1))
        let few = KernelSimple(width: 50, height: 48, areaRoom: 100)
        #expect(!few.trace(outline))
        let needed = few.neededAreas
        // 29 rows and one more, of columns 0 to 31 and those that an edge writes beyond them.
        #expect(needed == 30 * 40)
        #expect(!KernelSimple(width: 50, height: 48, areaRoom: needed - 1).trace(outline))
        #expect(KernelSimple(width: 50, height: 48, areaRoom: needed).trace(outline))
    }
}
