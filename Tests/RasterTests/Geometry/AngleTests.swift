import Raster
import Testing

@Suite struct AngleTests {
    @Test func `radians, degrees and turns agree`() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle.turns(0.5) == .radians(.pi))
        #expect(near(Angle.turns(0.25).degrees, 90, 1e-12))
        #expect(near(Angle.degrees(-720).turns, -2, 1e-12))
        #expect(Angle.zero.radians == 0)
    }

    @Test func `angles can be added and can be negative`() {
        #expect(near((Angle.degrees(350) + .degrees(20)).degrees, 370, 1e-12))
        #expect(near((Angle.degrees(10) - .degrees(20)).degrees, -10, 1e-12))
        #expect(near((Angle.degrees(10) * -3).degrees, -30, 1e-12))
        #expect(Angle.degrees(-1) < .zero && Angle.zero < .degrees(361))
    }
}
