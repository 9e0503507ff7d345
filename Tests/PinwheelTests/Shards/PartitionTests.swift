import Frames
import SeededRandom
import Testing

/// Shards have similar costs, and every task is in exactly one of them.
struct PartitionTests {
    @Test func `every task is in one part, and no part is much more expensive`() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<300 {
            let costs = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
                Double(Int.random(in: 1...1000, using: &random))
            }
            let count = Int.random(in: 1...20, using: &random)
            let parts = Partition.parts(of: costs, count: count)
            #expect(parts.count == count)
            #expect(parts.flatMap { $0 }.sorted() == Array(costs.indices))
            #expect(parts.allSatisfy { $0 == $0.sorted() })
            // No part can cost less than the most expensive task, nor all parts less than their
            // mean.
            let best = max(costs.max() ?? 0, costs.reduce(0, +) / Double(count))
            let dearest = parts.map { $0.reduce(0) { $0 + costs[$1] } }.max() ?? 0
            #expect(dearest <= best + (costs.max() ?? 0))
        }
    }

    @Test func `the most expensive tasks are assigned first, to the cheapest part`() {
        // 7 | 6 | 5, then 4 joins 5, 3 joins 6 and 2 joins 7.
        let parts = Partition.parts(of: [2, 3, 4, 5, 6, 7], count: 3)
        #expect(parts == [[0, 5], [1, 4], [2, 3]])
    }

    @Test func `tasks of equal cost stay in order`() {
        #expect(Partition.parts(of: [1, 1, 1, 1], count: 2) == [[0, 2], [1, 3]])
        #expect(Partition.parts(of: [], count: 3) == [[], [], []])
        #expect(Partition.parts(of: [1], count: 3) == [[0], [], []])
    }
}
