import Platform
import Synchronization
import Testing

@Suite struct WorkerThreadTests {
    @Test(arguments: [0, 1, 2, 7, 40])
    func `each number runs once, and all have ended on return`(count: Int) {
        let seen = Seen()
        WorkerThread.concurrently(count) { number in
            seen.numbers.withLock { $0.append(number) }
        }
        let numbers = seen.numbers.withLock { $0.sorted() }
        #expect(numbers == Array(0..<max(count, 1)))
    }

    @Test func `a thread's stack has the same size on every system`() {
        let seen = Seen()
        WorkerThread.concurrently(2) { number in
            let depth = Self.descend(20_000)
            seen.numbers.withLock { $0.append(depth) }
        }
        #expect(seen.numbers.withLock { $0 } == [20_000, 20_000])
    }

    private final class Seen: Sendable {
        let numbers = Mutex<[Int]>([])
    }

    /// A recursion that the optimiser cannot turn into a loop, about 100 bytes per level.
    @inline(never)
    private static func descend(_ depth: Int) -> Int {
        depth == 0 ? 0 : 1 + withExtendedLifetime([depth]) { descend($0[0] - 1) }
    }
}
