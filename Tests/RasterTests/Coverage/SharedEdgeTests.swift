import SeededRandom
import Raster
import Testing

/// Parts of one path that share an edge have no seam between them.
@Suite struct SharedEdgeTests {
    private static func alphas(_ path: Path, _ rule: FillRule) -> [UInt8] {
        let image = path.filledWhite(rule, width: 24, height: 24)
        return (0..<24 * 24).map { image.pixels[4 * $0 + 3] }
    }

    private static let all = [UInt8](repeating: 255, count: 24 * 24)

    @Test(
        "Two halves along a slanted line have no seam",
        arguments: FillRule.allCases,
        [false, true]
    )
    func halves(rule: FillRule, isReversed: Bool) {
        var random = SplitMix64(seed: 131)
        for _ in 0..<300 {
            let top = random.double(in: 0...24)
            let middle = Point(x: random.double(in: 0...24), y: random.double(in: 1...23))
            let bottom = random.double(in: 0...24)
            let cut = [Point(x: top, y: 0), middle, Point(x: bottom, y: 24)]
            let left = [Point(x: 0, y: 0)] + cut + [Point(x: 0, y: 24)]
            var right = [Point(x: 24, y: 24), Point(x: 24, y: 0)] + cut
            // Without reversal, the right part has the opposite direction.
            if isReversed { right.reverse() }
            var path = Path.polygon(left)
            path.append(.polygon(right))
            #expect(Self.alphas(path, rule) == Self.all)
        }
    }

    @Test("Two halves along a curve have no seam", arguments: FillRule.allCases)
    func curves(rule: FillRule) {
        var random = SplitMix64(seed: 132)
        for _ in 0..<300 {
            let start = Point(x: random.double(in: 0...24), y: 0)
            let end = Point(x: random.double(in: 0...24), y: 24)
            let (a, b) = (
                Point(x: random.double(in: 0...24), y: random.double(in: 0...24)),
                Point(x: random.double(in: 0...24), y: random.double(in: 0...24))
            )
            var path = Path()
            path.move(to: .zero)
            path.line(to: start)
            path.cubic(to: end, control1: a, control2: b)
            path.line(to: Point(x: 0, y: 24))
            path.close()
            path.move(to: Point(x: 24, y: 24))
            path.line(to: end)
            path.cubic(to: start, control1: b, control2: a)
            path.line(to: Point(x: 24, y: 0))
            path.close()
            #expect(Self.alphas(path, rule) == Self.all)
        }
    }

    @Test("A fan of triangles around a point has no seams", arguments: FillRule.allCases)
    func fan(rule: FillRule) {
        var random = SplitMix64(seed: 133)
        for _ in 0..<200 {
            let hub = Point(x: random.double(in: 1...23), y: random.double(in: 1...23))
            let count = Int.random(in: 3...40, using: &random)
            // Large enough that the image is within the fan.
            let rim = (0..<count).map { index -> Point in
                let turns: Double = (Double(index) + 0.3) / Double(count)
                return hub + Vector(angle: .turns(turns)) * 90
            }
            var path = Path()
            for i in 0..<count {
                let triangle = [hub, rim[i], rim[(i + 1) % count]]
                let isTurned = Bool.random(using: &random)
                path.append(.polygon(isTurned ? triangle.reversed() : triangle))
            }
            #expect(Self.alphas(path, rule) == Self.all)
        }
    }

    @Test("A grid of quadrilaterals with common corners has no seams", arguments: FillRule.allCases)
    func grid(rule: FillRule) {
        var random = SplitMix64(seed: 134)
        for _ in 0..<100 {
            let corners = (0...8).map { row in
                (0...8).map { column in
                    func place(_ i: Int) -> Double {
                        i == 0 || i == 8
                            ? Double(3 * i) : Double(3 * i) + random.double(in: -1...1)
                    }
                    return Point(x: place(column), y: place(row))
                }
            }
            var path = Path()
            for row in 0..<8 {
                for column in 0..<8 {
                    path.append(
                        .polygon([
                            corners[row][column], corners[row][column + 1],
                            corners[row + 1][column + 1], corners[row + 1][column],
                        ])
                    )
                }
            }
            #expect(Self.alphas(path, rule) == Self.all)
        }
    }

    @Test func `a contour and its reverse cover nothing`() {
        let corners = [
            Point(x: 2.3, y: 1.7), Point(x: 21.9, y: 5.2), Point(x: 17.1, y: 22.8),
            Point(x: 3.4, y: 13.9),
        ]
        var path = Path.polygon(corners)
        path.append(.polygon(corners.reversed()))
        for rule in FillRule.allCases {
            #expect(Self.alphas(path, rule).allSatisfy { $0 == 0 })
        }
    }

    @Test func `a repeated contour cancels itself by the even-odd rule only`() {
        let corners = [Point(x: 2.3, y: 1.7), Point(x: 21.9, y: 5.2), Point(x: 7.1, y: 22.8)]
        let once = Path.polygon(corners)
        var twice = once
        twice.append(once)
        #expect(Self.alphas(twice, .nonZero) == Self.alphas(once, .nonZero))
        #expect(Self.alphas(twice, .evenOdd).allSatisfy { $0 == 0 })
    }

    @Test func `hundreds of turns around a point are inside`() {
        let ring = Path.circle(center: Point(x: 12, y: 12), radius: 9.3)
        var path = ring
        for _ in 0..<300 { path.append(ring) }
        #expect(Self.alphas(path, .nonZero) == Self.alphas(ring, .nonZero))
        // 301 is odd.
        #expect(Self.alphas(path, .evenOdd) == Self.alphas(ring, .evenOdd))
    }
}
