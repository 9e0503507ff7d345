import PinwheelUI
import Raster
import Testing

/// Tasks, dates and clocks on the view's clock.
@MainActor
struct TaskTests {
    @Test func `all kinds of sleep end at exact times`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onAppear {
                    Task {
                        try? await Task.sleep(nanoseconds: 100_000_000)
                        width = 20
                        try? await Task.sleep(for: .milliseconds(200))
                        width = 30
                        let clock = ContinuousClock()
                        try? await Task.sleep(until: clock.now + .seconds(0.3), clock: clock)
                        width = 40
                        try? await Task.sleep(for: .seconds(1), clock: SuspendingClock())
                        width = 50
                    }
                }
            }
        }
        let times = [0, 0.099, 0.1, 0.299, 0.3, 0.599, 0.6, 1.599, 1.6]
        let expected = [10, 10, 20, 20, 30, 30, 40, 40, 50].map { [Double($0)] }
        #expect(try widths(at: times) { Subject() } == expected)
    }

    @Test
    func `a view's task starts after onAppear, restarts by value, and ends with the view`() throws {
        struct Child: View {
            let id: Int
            @Binding var log: [String]
            var body: some View {
                Bar(width: 10)
                    .task(id: id) {
                        log.append("begin \(id)")
                        try? await Task.sleep(for: .seconds(1))
                        log.append(Task.isCancelled ? "cancelled" : "end \(id)")
                    }
                    .onAppear { log.append("appear") }
            }
        }
        struct Subject: View {
            let report: ([String]) -> Void
            @State private var log: [String] = []
            @State private var id = 1
            @State private var isThere = true
            var body: some View {
                VStack { if isThere { Child(id: id, log: $log) } }
                    .onChange(of: log) { report(log) }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { id = 2 }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isThere = false }
                    }
            }
        }
        var log: [String] = []
        let session = try ViewSession { Subject { log = $0 } }
        _ = try session.scene(at: 3)
        #expect(log == ["appear", "begin 1", "end 1", "begin 2", "cancelled"])
    }

    @Test func `concurrent tasks follow the view's clock in a fixed order`() throws {
        actor Counter {
            var count = 0.0
            func add(_ amount: Double) { count += amount }
        }
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).task {
                    let counter = Counter()
                    async let first: Double = {
                        try? await Task.sleep(for: .seconds(0.25))
                        return 1
                    }()
                    await withTaskGroup(of: Void.self) { group in
                        for index in 1...4 {
                            group.addTask {
                                try? await Task.sleep(for: .seconds(0.1 * Double(index)))
                                await counter.add(Double(index))
                            }
                        }
                    }
                    let detached = await Task.detached {
                        try? await Task.sleep(for: .seconds(0.1))
                        return 5.0
                    }.value
                    width = await first + counter.count + detached
                }
            }
        }
        #expect(try widths(at: [0.49, 0.5]) { Subject() } == [[10], [16]])
    }

    @Test func `dates and clocks follow the view's clock`() throws {
        struct Subject: View {
            @State private var widths: [CGFloat] = []
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<widths.count, id: \.self) { Bar(width: widths[$0]) }
                }
                .task {
                    let (date, media, queue) = (Date(), CACurrentMediaTime(), DispatchTime.now())
                    let instant = ContinuousClock().now
                    try? await Task.sleep(for: .seconds(20))
                    widths = [
                        Date.now.timeIntervalSince(date), Date().timeIntervalSinceReferenceDate,
                        CACurrentMediaTime() - media,
                        Double(
                            DispatchTime.now().uptimeNanoseconds - queue.uptimeNanoseconds
                        ) / 1e9, (ContinuousClock().now - instant) / .seconds(1),
                    ]
                }
            }
        }
        #expect(try widths(at: [20]) { Subject() } == [[20, 20, 20, 20, 20]])
    }

    @Test func `outside a view the system clock runs`() async throws {
        _ = try widths(at: [1000]) { Bar(width: 1) }
        #expect(abs(Date().timeIntervalSince1970 - Date().timeIntervalSince1970) < 1)
        #expect(Date().timeIntervalSinceReferenceDate > 700_000_000)
        let start = ContinuousClock().now
        try await Task.sleep(for: .milliseconds(5))
        #expect(ContinuousClock().now - start >= .milliseconds(5))
    }

    @Test func `a task that never suspends for a time is reported as a fault`() throws {
        let session = try ViewSession {
            Bar(width: 1).task { while !Task.isCancelled { await Task.yield() } }
        }
        #expect(throws: ViewFault.restless(time: 0)) { try session.scene(at: 0) }
    }

    @Test func `a cancelled work item does not run, and others run when due`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onAppear {
                    let first = DispatchWorkItem { width = 20 }
                    let second = DispatchWorkItem { width = 30 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: first)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: second)
                    first.cancel()
                }
            }
        }
        #expect(try widths(at: [0.5, 1]) { Subject() } == [[10], [30]])
    }
}
