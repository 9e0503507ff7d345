import Dispatch
import Preview
import Synchronization
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

    @Test("What does not fit is refused at once")
    func full() async throws {
        let room = DrawingRoom(workers: 1, waiting: 2)
        defer { room.close() }
        let (begun, hold) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let first = Task {
            try await room.run { _ in
                begun.signal()
                hold.wait()
            }
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                begun.wait()
                done.resume()
            }
        }
        let refused = Mutex(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<9 {
                group.addTask {
                    do throws(DrawingRoom.IsFull) {
                        _ = try await room.run { _ in hold.wait() }
                    } catch {
                        let count = refused.withLock { count in
                            count += 1
                            return count
                        }
                        // The last refusal lets all the others go on.
                        if count == 7 { for _ in 0..<3 { hold.signal() } }
                    }
                }
            }
            try await group.waitForAll()
        }
        try await first.value
        #expect(refused.withLock { $0 } == 7)
    }
}
