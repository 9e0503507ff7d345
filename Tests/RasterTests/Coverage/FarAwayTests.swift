import Raster
import SeededRandom
import Testing

/// Shapes outside the image change nothing in it.
@Suite struct FarAwayTests {
    private static let size = 24.0

    /// Returns a closed path of curves in and around the image.
    private static func path(using random: inout SplitMix64) -> Path {
        func point() -> Point {
            let range = -0.2 * size...1.2 * size
            return Point(x: random.double(in: range), y: random.double(in: range))
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<2 { path.cubic(to: point(), control1: point(), control2: point()) }
        path.close()
        return path
    }

    /// Returns a triangle beyond a line outside the image.
    private static func triangle(_ side: Vector, using random: inout SplitMix64) -> Path {
        .polygon(
            (0..<3).map { _ in
                let away = size + random.double(exponents: 0...20)
                let along = random.double(in: -1...1) * random.double(exponents: 0...20)
                return Point(x: size / 2, y: size / 2) + side * away + side.quarterTurned * along
            }
        )
    }

    @Test("A triangle above, below or to the right changes no pixel", arguments: FillRule.allCases)
    func triangles(rule: FillRule) {
        var random = SplitMix64(seed: 441)
        let sides = [Vector(dx: 0, dy: -1), Vector(dx: 0, dy: 1), Vector(dx: 1, dy: 0)]
        for i in 0..<150 {
            let path = Self.path(using: &random)
            let alone = path.filledWhite(rule, width: 24, height: 24)
            for side in sides {
                // Before the shape or after it.
                let triangle = Self.triangle(side, using: &random)
                var both = i.isMultiple(of: 2) ? path : triangle
                both.append(i.isMultiple(of: 2) ? triangle : path)
                #expect(both.filledWhite(rule, width: 24, height: 24) == alone, "\(path)")
            }
        }
    }

    @Test("A triangle to the left changes pixels by at most one step", arguments: FillRule.allCases)
    func trianglesToTheLeft(rule: FillRule) {
        var random = SplitMix64(seed: 442)
        for _ in 0..<150 {
            var path = Self.path(using: &random)
            let alone = path.filledWhite(rule, width: 24, height: 24)
            path.append(Self.triangle(Vector(dx: -1, dy: 0), using: &random))
            let both = path.filledWhite(rule, width: 24, height: 24)
            for (pixel, expected) in zip(both.pixels, alone.pixels) {
                #expect(abs(Int(pixel) - Int(expected)) <= 1)
            }
        }
    }
}
