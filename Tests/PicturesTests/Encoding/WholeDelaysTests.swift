import Pictures
import SeededRandom
import Testing

/// Rounding errors of delays do not accumulate.
struct WholeDelaysTests {
    @Test func `delays of equal frames are differences of rounded ends`() {
        let delays = WholeDelays.delays(count: 6, total: 0.1, unit: 0.01)
        #expect(delays == [2, 1, 2, 2, 1, 2])
        #expect(WholeDelays.delays(count: 4, total: 0.1, unit: 0.01) == [3, 2, 3, 2])
        #expect(WholeDelays.delays(count: 0, total: 1, unit: 0.01).isEmpty)
    }

    @Test func `the sum of delays is the rounded total`() {
        var generator = SplitMix64(seed: 5)
        for _ in 0..<2000 {
            let count = Int.random(in: 1...500, using: &generator)
            let total = Double.random(in: 0.001...60, using: &generator)
            let unit = [0.01, 0.001, 1.0 / 90_000].randomElement(using: &generator) ?? 0.01
            let delays = WholeDelays.delays(count: count, total: total, unit: unit)
            #expect(delays.count == count)
            #expect(delays.reduce(0, +) == Int((total / unit).rounded()))
            let exact = total / Double(count) / unit
            #expect(delays.allSatisfy { abs(Double($0) - exact) < 1 + 1e-5 })
        }
    }

    @Test func `delays of frames one by one are those of all frames`() {
        var generator = SplitMix64(seed: 6)
        for _ in 0..<500 {
            let count = Int.random(in: 1...300, using: &generator)
            let total = Double.random(in: 0.1...30, using: &generator)
            var delays = WholeDelays(unit: 0.01)
            let single = (0..<count).map { _ in delays.next(total / Double(count)) }
            #expect(single == WholeDelays.delays(count: count, total: total, unit: 0.01))
        }
    }

    @Test func `delays of different frames end at the rounded sum`() {
        var delays = WholeDelays(unit: 0.01)
        let single = [0.016, 0.016, 0.033, 0.004, 0.031].map { delays.next($0) }
        #expect(single == [2, 1, 4, 0, 3])
    }
}
