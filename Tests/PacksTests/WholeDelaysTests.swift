import Packs
import SeededRandom
import Testing

/// Delays in whole units do not make an animation faster or slower.
@Suite struct WholeDelaysTests {
    @Test func `delays sum to the rounded duration and differ by at most one unit`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<500 {
            let count = Int.random(in: 1...200, using: &random)
            let total = Double.random(in: 0.05...20, using: &random)
            let unit = [0.001, 0.01, 1.0 / 90_000].randomElement(using: &random) ?? 0.001
            let delays = WholeDelays.delays(count: count, total: total, unit: unit)
            #expect(delays.count == count)
            #expect(delays.reduce(0, +) == Int((total / unit).rounded()))
            #expect((delays.max() ?? 0) - (delays.min() ?? 0) <= 1)
        }
    }

    @Test func `27 frames of 0.9 seconds take 900 milliseconds`() {
        let delays = WholeDelays.delays(count: 27, total: 0.9, unit: 0.001)
        #expect(delays.reduce(0, +) == 900)
        #expect(Set(delays) == [33, 34])
    }
}
