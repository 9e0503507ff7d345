import DesignFormat
import Dispatch
import Indicators
import Preview
import Synchronization
import Testing

/// Many requests share a few threads fairly, and excess requests are rejected.
@Suite struct RenderPoolTests {
    @Test("Each caller gets the result of its own work")
    func results() async throws {
        let pool = RenderPool(workers: 3, waiting: 1_000)
        defer { pool.close() }
        try await withThrowingTaskGroup(of: (Int, Int).self) { group in
            for number in 0..<300 {
                group.addTask {
                    (number, try await pool.run(isLong: number % 3 == 0) { _ in number * number })
                }
            }
            for try await (number, square) in group { #expect(square == number * number) }
        }
    }

    @Test("Short work does not wait for long work")
    func fairness() async throws {
        let pool = RenderPool(workers: 2, waiting: 10)
        defer { pool.close() }
        let hold = DispatchSemaphore(value: 0)
        let long = (0..<3).map { _ in
            Task { try await pool.run(isLong: true) { _ in hold.wait() } }
        }
        // All long work is blocked. If it occupied both threads, this would never finish.
        for number in 0..<20 {
            #expect(try await pool.run { _ in number } == number)
        }
        for _ in 0..<3 { hold.signal() }
        for task in long { try await task.value }
    }

    @Test("A slow design does not delay others, even after its clients have left")
    func lanes() async throws {
        let pool = RenderPool(workers: 2, waiting: 100)
        defer { pool.close() }
        let hold = DispatchSemaphore(value: 0)
        let gone = ClientPresence()
        let slow = (0..<20).map { _ in
            Task { try await pool.run(in: "slow", for: gone) { _ in hold.wait() } }
        }
        let others = (0..<3).map { number in
            Task { try await pool.run(in: "slow \(number)") { _ in hold.wait() } }
        }
        for number in 0..<20 {
            #expect(try await pool.run(in: "fast") { _ in number } == number)
        }
        gone.leave()
        for _ in 0..<4 { hold.signal() }
        var abandoned = 0
        for task in slow {
            do { try await task.value } catch RenderPool.Failure.abandoned { abandoned += 1 }
        }
        // At most one had started before they left.
        #expect(abandoned >= 19)
        for task in others { try await task.value }
    }

    @Test("Nothing is drawn for a client that has left, and the renderer stays usable")
    func stops() throws {
        let context = try RenderContext()
        let text = """
            pinwheel: 1
            canvas: {size: [400, 400]}
            states: {idle: {frames: 1}}
            layers: [{circle: {diameter: 300}, fill: red}]
            """
        let design = try Design(yaml: Array(text.utf8), name: "x", file: "x")
        let scene = design.scene(
            at: Moment(state: .idle, position: .progress(0)),
            in: .standard
        )
        let picture = try context.image(of: scene)
        let gone = ClientPresence()
        gone.leave()
        context.client = gone
        #expect(throws: RenderContext.ClientLeftError.self) { try context.image(of: scene) }
        context.client = ClientPresence()
        #expect(try context.image(of: scene) == picture)
    }

    @Test("Work beyond the limit is rejected at once")
    func full() async throws {
        let pool = RenderPool(workers: 1, waiting: 2)
        defer { pool.close() }
        let hold = DispatchSemaphore(value: 0)
        let (refusals, refusal) = AsyncStream.makeStream(of: Void.self)
        let tasks = (0..<9).map { _ in
            Task {
                do {
                    _ = try await pool.run { _ in hold.wait() }
                } catch {
                    refusal.yield()
                }
            }
        }
        // One is running and two wait at most. None can have finished yet.
        var refused = 0
        for await _ in refusals {
            refused += 1
            if refused == 6 { break }
        }
        for _ in 0..<3 { hold.signal() }
        for task in tasks { await task.value }
        refusal.finish()
        for await _ in refusals { refused += 1 }
        #expect((6...7).contains(refused))
        #expect(try await pool.run { _ in 7 } == 7)
    }

    @Test func `without a thread, work is rejected instead of waiting forever`() async throws {
        struct NoMemory: Error {}
        let failures = Atomic(1)
        let pool = RenderPool(workers: 2, waiting: 10) {
            let isFirst = failures.exchange(0, ordering: .relaxed) == 1
            return try isFirst ? { throw NoMemory() }() : RenderContext()
        }
        defer { pool.close() }
        await #expect(throws: RenderPool.Failure.unavailable) { try await pool.run { _ in 1 } }
        #expect(try await pool.run { _ in 2 } == 2)
    }
}
