import PinwheelUI
import PinwheelUITesting
import Raster
import Testing

/// Results are identical for any order of requests, and with other sessions in parallel.
struct OrderTests {
    /// A view with all kinds of content that depend on the time.
    private struct Subject: View {
        @State private var turn = 0.0
        @State private var width: CGFloat = 10
        @State private var count = 0
        private let ticks = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

        var body: some View {
            HStack {
                Bar(width: width).rotationEffect(.degrees(turn))
                Bar(width: CGFloat(count))
                TimelineView(.animation) { context in
                    Bar(width: context.date.timeIntervalSinceReferenceDate)
                }
            }
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
                    turn = 360
                }
            }
            .onReceive(ticks) { _ in count += 1 }
            .task {
                for _ in 0..<20 {
                    try? await Task.sleep(for: .seconds(0.13))
                    withAnimation(.spring) { width += 3 }
                }
            }
        }
    }

    private static let times = (0..<12).map { Double($0) / 6 }

    @MainActor
    private static func scenes(_ times: [Double]) throws -> [Double: Raster.Scene] {
        let session = try ViewSession(size: CGSize(width: 200, height: 50)) { Subject() }
        return Dictionary(uniqueKeysWithValues: try times.map { ($0, try session.scene(at: $0)) })
    }

    @Test
    @MainActor
    func `the order of the requested times does not change the scenes`() throws {
        let forwards = try Self.scenes(Self.times)
        #expect(try Self.scenes(Self.times.reversed()) == forwards)
        for time in Self.times { #expect(try Self.scenes([time])[time] == forwards[time]) }
    }

    @Test func `seven sessions in parallel give the same scenes as one`() async throws {
        let alone = try await Self.scenes(Self.times)
        try await withThrowingTaskGroup(of: [Double: Raster.Scene].self) { group in
            for _ in 0..<7 {
                group.addTask { try ViewThread.run { try Self.scenes(Self.times) } }
            }
            for try await scenes in group { #expect(scenes == alone) }
        }
    }

    @Test(arguments: 0..<20)
    func `a test without an actor can draw views`(index: Int) throws {
        let drawn = try ViewThread.run {
            try widths(at: [0, 1]) {
                TimelineView(.periodic(from: .now, by: 0.5)) { context in
                    Bar(width: 1 + context.date.timeIntervalSinceReferenceDate)
                }
            }
        }
        #expect(drawn == [[1], [2]])
    }
}
