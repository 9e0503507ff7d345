import Testing
import pinwheel_bench

/// Angles run clockwise, because the y axis points down.
struct IdealFrameTests {
    @Test(arguments: [
        (SIMD2(2.0, 0.0), 0.0), (SIMD2(0.0, 2.0), 0.25), (SIMD2(-2.0, 0.0), 0.5),
        (SIMD2(0.0, -2.0), 0.75),
    ])
    func `turns run clockwise from the positive x axis`(place: SIMD2<Double>, turns: Double) {
        #expect(IdealFrame.turns(of: place) == turns)
    }

    @Test func `a rotated frame maps points back by its rotation`() {
        let frame = IdealFrame(x: 10, y: 20, turn: 0.25)
        let place = frame.inside([10, 23])
        #expect(abs(place.x - 3) < 1e-12 && abs(place.y) < 1e-12)
    }
}
