import SeededRandom
import Indicators
import Testing

@Suite("A spring tells when it has settled")
struct SpringSettlingTests {
    @Test(
        arguments: [
            (0.5, 1.0, 0.528, 0.734), (0.5, 0.825, 0.458, 0.688), (0.55, 0.825, 0.504, 0.757),
            (0.35, 0.85, 0.248, 0.487),
        ]
    )
    func `published settling durations are reproduced to the millisecond`(
        response: Double,
        damping: Double,
        percent: Double,
        permille: Double
    ) throws {
        let spring = try Spring(response: response, damping: damping)
        // The published times are the last whole milliseconds before the crossing.
        #expect((0...0.001).contains(spring.settlingDuration(tolerance: 0.01) - percent))
        #expect((0...0.001).contains(spring.settlingDuration(tolerance: 0.001) - permille))
    }

    @Test func `a spring exceeds the tolerance just before its settling time, and never after`()
        throws
    {
        var random = SplitMix64(seed: 4)
        for _ in 0..<300 {
            let spring = try Spring(
                response: random.double(in: 0.05...2),
                damping: random.double(in: 0.02...4)
            )
            let tolerance = random.double(exponents: -14...(-2))
            let settled = spring.settlingDuration(tolerance: tolerance)
            let distance = abs(1 - spring.value(at: settled - 1e-7))
            #expect(distance > tolerance * (1 - 1e-12))
            let allowed: Double = tolerance * (1 + 1e-9) + 1e-15
            for step in 0...1000 {
                let factor: Double = 1 + 1e-9 + Double(step) / 200
                let distance = abs(1 - spring.value(at: settled * factor))
                #expect(distance <= allowed)
            }
        }
    }

    @Test func `extreme tolerances and springs have a defined settling time`() throws {
        #expect(Spring.standard.settlingDuration(tolerance: 1) == 0)
        #expect(Spring.standard.settlingDuration(tolerance: 0) == .infinity)
        #expect(Spring.standard.settlingDuration(tolerance: -1) == .infinity)
        #expect(Spring.standard.settlingDuration(tolerance: .nan) == .infinity)
        #expect(try Spring(response: 1, damping: 0).settlingDuration() == .infinity)
        #expect(try Spring(response: 1000, damping: 1e-14).settlingDuration() > 1e6)
        #expect(try Spring(response: 1000, damping: 100).settlingDuration().isFinite)
    }
}
