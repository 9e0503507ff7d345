import Testing
import pinwheel_bench

/// The formulas that drawn images are checked by.
struct IdealShapeTests {
    @Test func `an edge through a pixel has fractional coverage`() {
        let half = IdealShape.white { $0.x - 3.25 }
        #expect(half.coverage(x: 2, y: 0) == 1)
        #expect(half.coverage(x: 3, y: 0) == 0.25)
        #expect(half.coverage(x: 4, y: 0) == 0)
    }

    @Test func `a corner in a pixel has the coverage of its square`() {
        let corner = IdealShape.white { max($0.x - 1.5, $0.y - 1.5) }
        #expect(abs(corner.coverage(x: 1, y: 1) - 0.25) < 1e-3)
    }

    @Test(arguments: [0.4, 1, 3.3, 12])
    func `the coverage of a disc sums to its area`(radius: Double) {
        let disc = IdealShape.white { IdealShape.length($0 - [16.3, 15.9]) - radius }
        var area = 0.0
        for y in 0..<32 { for x in 0..<32 { area += disc.coverage(x: x, y: y) } }
        #expect(abs(area - .pi * radius * radius) < 2e-3)
    }
}
