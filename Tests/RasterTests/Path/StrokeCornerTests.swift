import Raster
import SeededRandom
import Testing

/// Ticks, chevrons and arrow heads: two lines with a corner, drawn as one polygon if their outline
/// does not cross itself.
@Suite struct StrokeCornerTests {
    /// Two random lines with a corner, and a stroke style.
    private struct Tick {
        let path: Path
        let style: StrokeStyle

        init(using random: inout SplitMix64) {
            let corner = Point(x: random.double(in: 16...24), y: 20.3)
            // Some are hairpins, some nearly straight, some lines are very short.
            let turns = [random.double(in: 0...0.5), 0.001, 0.02, 0.47, 0.4999]
            let turn = Self.any(of: turns, using: &random) * (Bool.random(using: &random) ? 1 : -1)
            let start = random.double(in: 0...1)
            var path = Path()
            path.move(to: corner + Vector(angle: .turns(start)) * Self.length(using: &random))
            path.line(to: corner)
            let end = start + 0.5 + turn
            path.line(to: corner + Vector(angle: .turns(end)) * Self.length(using: &random))
            self.path = path
            style = StrokeStyle(
                width: Self.any(of: [0.4, 1, 3, 7], using: &random) * random.double(in: 0.8...1.2),
                cap: Self.any(of: StrokeStyle.Cap.allCases, using: &random),
                join: Self.any(of: StrokeStyle.Join.allCases, using: &random)
            )
        }

        private static func length(using random: inout SplitMix64) -> Double {
            any(of: [0.3, 2, 6, 14], using: &random) + random.double(in: 0...1)
        }

        private static func any<Value>(of all: [Value], using random: inout SplitMix64) -> Value {
            all[Int.random(in: all.indices, using: &random)]
        }

        /// The stroke outline.
        var outline: PixelOutline {
            var stroking = Stroking()
            var outline = PixelOutline()
            stroking.stroke(path, style, scale: 1, keepsArcs: true, into: &outline)
            return outline
        }
    }

    @Test func `ticks cover the exact area`() {
        var random = SplitMix64(seed: 841)
        var count = 0
        for _ in 0..<600 {
            let tick = Tick(using: &random)
            let error = StrokingTests.error(tick.path, tick.style, steps: 1)
            #expect(error.worst <= 1, "\(tick.path) by \(tick.style): \(error)")
            if tick.outline.isSimple { count += 1 }
        }
        #expect(count > 100)
    }

    @Test("The sum of signed areas is the filled area")
    func sums() {
        var random = SplitMix64(seed: 842)
        var count = 0
        for _ in 0..<4000 {
            let tick = Tick(using: &random)
            let outline = tick.outline
            guard outline.isSimple else { continue }
            #expect(outline.ends.count == 1)
            count += 1
            let plain = ScalarEdgeChains([Array(outline.points)], width: 40, height: 40)
            for row in 0..<40 where plain.heads[row] >= 0 {
                var sum = ScalarAreas(width: 40)
                for chain in plain.chains(of: row) { sum.add(plain.corners[chain.corners]) }
                let filled = ScalarScan(plain, row: row, width: 40, rule: .nonZero).areas
                for (one, other) in zip(sum.coverages(width: 40), filled.coverages(width: 40)) {
                    #expect(abs(one - other) < 2e-3, "row \(row) of \(tick.path) by \(tick.style)")
                }
            }
        }
        #expect(count > 700)
    }

    @Test("If ends or sides would meet, a tick has several polygons")
    func others() {
        func isSimple(_ points: [(Double, Double)], _ pen: StrokeStyle, isClosed: Bool = false)
            -> Bool
        {
            var path = Path()
            path.move(to: Point(x: points[0].0, y: points[0].1))
            for point in points.dropFirst() { path.line(to: Point(x: point.0, y: point.1)) }
            if isClosed { path.close() }
            var stroking = Stroking()
            var outline = PixelOutline()
            stroking.stroke(path, pen, scale: 1, keepsArcs: true, into: &outline)
            return outline.isSimple
        }
        let round = StrokeStyle(width: 5, cap: .round, join: .round)
        #expect(isSimple([(8, 22), (18, 32), (36, 10)], round))
        // A sharp corner, lines shorter than the line width, and another corner.
        #expect(!isSimple([(8, 22), (30, 22), (8, 25)], round))
        #expect(!isSimple([(16, 30), (18, 32), (36, 10)], round))
        #expect(!isSimple([(8, 22), (18, 32), (36, 10), (38, 30)], round))
        #expect(!isSimple([(8, 22), (18, 32), (36, 10)], round, isClosed: true))
        #expect(!isSimple([(8, 22), (18, 32), (36, 10)], StrokeStyle(width: 5, cap: .square)))
    }
}
