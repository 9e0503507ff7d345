import DesignFormat
import Dispatch
import Indicators
import Preview
import Testing

/// Many requests share few threads fairly, and too many are refused.
@Suite struct RenderPoolTests {
    @Test("Work comes back to whoever asked for it")
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

    @Test("Short work need not wait for long work")
    func fairness() async throws {
        let pool = RenderPool(workers: 2, waiting: 10)
        defer { pool.close() }
        let hold = DispatchSemaphore(value: 0)
        let long = (0..<3).map { _ in
            Task { try await pool.run(isLong: true) { _ in hold.wait() } }
        }
        // All long work is held; this would never end if it held both threads.
        for number in 0..<20 {
            #expect(try await pool.run { _ in number } == number)
        }
        for _ in 0..<3 { hold.signal() }
        for task in long { try await task.value }
    }

    @Test("A slow design holds up no other, and not for long those who have left it")
    func lanes() async throws {
        let pool = RenderPool(workers: 2, waiting: 100)
        defer { pool.close() }
        let hold = DispatchSemaphore(value: 0)
        let gone = Presence()
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
        // The one that was begun before they left, if it was.
        #expect(abandoned >= 19)
        for task in others { try await task.value }
    }

    @Test("Nothing is drawn for a client that has left, and the bench is as good as before")
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
        let gone = Presence()
        gone.leave()
        context.client = gone
        #expect(throws: RenderContext.IsAbandoned.self) { try context.image(of: scene) }
        context.client = Presence()
        #expect(try context.image(of: scene) == picture)
    }

    @Test("What does not fit is refused at once")
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
        // At most one is being done and two wait; until now none of them can have ended.
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
}
