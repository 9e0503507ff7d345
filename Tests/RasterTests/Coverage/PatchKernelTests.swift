import CPixels
import Raster
import SeededRandom
import Testing

/// The kernel for patches gives the same sums of signed areas as its scalar reference, and rejects
/// all other outlines.
@Suite struct PatchKernelTests {
    /// Compares a patch with the sum of all signed areas. Returns whether the kernel fills it.
    private static func expectSum(
        _ polygon: [Point],
        isSimple: Bool = false,
        width: Int,
        height: Int
    ) -> Bool {
        let patch = KernelPatch()
        guard patch.fill([polygon], isSimple: isSimple, width: width, height: height) else {
            return false
        }
        let plain = ScalarEdgeChains([polygon], width: width, height: height)
        for row in 0..<height {
            var expected = ScalarAreas(width: width)
            for chain in plain.chains(of: row) { expected.add(plain.corners[chain.corners]) }
            let found =
                patch.rows.contains(row)
                ? patch.changes(row: row, width: width) : [Int32](repeating: 0, count: width + 8)
            // Edges to the right of the image are not in chains.
            let isSame = found.prefix(width) == expected.changes.prefix(width)
            #expect(isSame, "row \(row) of \(polygon)")
        }
        return true
    }

    /// Returns a convex polygon: corners on a rotated ellipse, in order.
    private static func convex(_ count: Int, using random: inout SplitMix64) -> [Point] {
        let transform = Transform.scale(
            x: random.double(in: 0.01...20),
            y: random.double(in: 0.01...20)
        )
        .then(.rotation(.turns(random.double(in: 0...1))))
        .then(.translation(dx: 25, dy: 24))
        let turns = (0..<count).map { _ in random.double(in: 0...1) }.sorted()
        let corners = turns.map { transform.apply(to: Point.zero + Vector(angle: .turns($0))) }
        return Bool.random(using: &random) ? corners : corners.reversed()
    }

    @Test func `a patch of a convex polygon has the sum of its signed areas`() {
        var random = SplitMix64(seed: 801)
        var count = 0
        for _ in 0..<3000 {
            let corners = Self.convex(Int.random(in: 3...150, using: &random), using: &random)
            if Self.expectSum(corners, width: 50, height: 48) { count += 1 }
        }
        // The grid may bend close corners to the other side.
        #expect(count > 1000)
    }

    @Test func `a patch of a simple polygon has the sum of its signed areas`() {
        var random = SplitMix64(seed: 804)
        var count = 0
        for _ in 0..<2000 {
            // Corners in order around a centre.
            let corners = Self.convex(Int.random(in: 3...150, using: &random), using: &random)
            let star = corners.map { corner in
                let center = Point(x: 25, y: 24)
                return center + (corner - center) * random.double(in: 0.02...1)
            }
            if Self.expectSum(star, isSimple: true, width: 50, height: 48) { count += 1 }
            #expect(!KernelPatch().fill([star, star], isSimple: true, width: 50, height: 48))
        }
        #expect(count > 1000)
    }

    @Test func `an outline that is not known to be simple must be convex`() {
        var random = SplitMix64(seed: 802)
        for kind in RandomOutline.Kind.allCases {
            for _ in 0..<200 {
                let outline = RandomOutline(kind, using: &random)
                let (width, height) = (outline.width, outline.height)
                guard outline.polygons.count == 1,
                    Self.expectSum(outline.polygons[0], width: width, height: height)
                else { continue }
                // The sum is the covered area, but for what the grid changes.
                let plain = ScalarEdgeChains(outline.polygons, width: width, height: height)
                for row in 0..<height where plain.heads[row] >= 0 {
                    var sum = ScalarAreas(width: width)
                    for chain in plain.chains(of: row) { sum.add(plain.corners[chain.corners]) }
                    let filled = ScalarScan(plain, row: row, width: width, rule: .nonZero).areas
                    let pairs = zip(
                        sum.coverages(width: width),
                        filled.coverages(width: width)
                    )
                    for (one, other) in pairs { #expect(abs(one - other) < 2e-3) }
                }
            }
        }
    }

    @Test func `a patch of a rectangle on pixel borders has the right areas`() {
        for (x, y, width, height) in [
            (0.0, 0.0, 50.0, 48.0), (3, 4, 5, 6), (3.5, 4.25, 0.5, 0.5), (0, 47, 50, 1),
            (49, 0, 1, 48),
        ] {
            let rect = Rect(x: x, y: y, width: width, height: height)
            let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
                rect.point(atUnit: Point(x: $0.0, y: $0.1))
            }
            #expect(Self.expectSum(corners, width: 50, height: 48))
            #expect(Self.expectSum(corners.reversed() + [corners[3]], width: 50, height: 48))
        }
    }

    @Test func `a polygon that is too large or outside the image is no patch`() {
        func isFilled(_ polygons: [[Point]], _ width: Int = 50, _ height: Int = 48) -> Bool {
            KernelPatch().fill(polygons, width: width, height: height)
        }
        func triangle(_ size: Double, at x: Double) -> [Point] {
            [Point(x: x, y: 1), Point(x: x + size, y: 1), Point(x: x, y: size)]
        }
        #expect(isFilled([triangle(30, at: 1)]))
        #expect(!isFilled([triangle(30, at: 21)]))
        #expect(!isFilled([triangle(30, at: -0.5)]))
        #expect(!isFilled([triangle(30, at: 1), triangle(3, at: 40)]))
        #expect(!isFilled([[.zero, Point(x: 9, y: 9)]]))
        #expect(!isFilled([triangle(300, at: 1)], 500, 480))
        #expect(!isFilled([triangle(.nan, at: 1)]))
        #expect(!isFilled([triangle(1e9, at: 1)]))
        let fan = (0...Int(cpixels_patch_corners)).map { i in
            Point(x: 25, y: 24) + Vector(angle: .turns(Double(i) / 513)) * 20
        }
        #expect(!isFilled([fan]))
        let flat = [Point(x: 1, y: 1), Point(x: 2, y: 1), Point(x: 3, y: 1)]
        #expect(!isFilled([flat]))
    }
}
