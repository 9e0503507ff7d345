import Dispatch
import Preview
import Testing

/// Many requests share few threads fairly, and too many are refused.
@Suite struct DrawingRoomTests {
    @Test("Work comes back to whoever asked for it")
    func results() async throws {
        let room = DrawingRoom(workers: 3, waiting: 1_000)
        defer { room.close() }
        try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for number in 0..<300 {
                group.addTask {
                    (number, try await room.run(isLong: number % 3 == 0) { _ in number * number })
                }
            }
            for try await (number, square) in group { #expect(square == number * number) }
        }
    }

    @Test("Short work need not wait for long work")
    func fairness() async throws {
        let room = DrawingRoom(workers: 2, waiting: 10)
        defer { room.close() }
        let hold = DispatchSemaphore(value: 0)
        let long = (0..<3).map { _ in
            Task { try await room.run(isLong: true) { _ in hold.wait() } }
        }
        // All long work is held; this would never end if it held both threads.
        for number in 0..<20 {
            #expect(try await room.run { _ in number } == number)
        }
        for _ in 0..<3 { hold.signal() }
        for task in long { try await task.value }
    }

    /// Counts across tasks.
    private actor Counter {
        private(set) var count = 0
        func add() { count += 1 }
    }

    @Test("What does not fit is refused at once", .timeLimit(.minutes(1)))
    func full() async throws {
        let room = DrawingRoom(workers: 1, waiting: 2)
        defer { room.close() }
        let hold = DispatchSemaphore(value: 0)
        let refused = Counter()
        let tasks = (0..<9).map { _ in
            Task {
                do {
                    _ = try await room.run { _ in hold.wait() }
                } catch {
                    await refused.add()
                }
            }
        }
        // At most one is being done and two wait; until now none of them can have ended.
        while await refused.count < 6 { await Task.yield() }
        for _ in 0..<3 { hold.signal() }
        for task in tasks { await task.value }
        #expect((6...7).contains(await refused.count))
        #expect(try await room.run { _ in 7 } == 7)
    }
}
