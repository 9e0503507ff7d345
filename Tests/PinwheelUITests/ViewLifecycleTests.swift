import PinwheelUI
import Testing

/// When views appear and disappear.
@MainActor
struct ViewLifecycleTests {
    private final class Log {
        var lines: [String] = []
    }

    /// A view that exists from 1 s to 2 s, alone in a group.
    private struct Late: View {
        let log: Log
        @State private var isThere = false

        var body: some View {
            VStack {
                Group {
                    if isThere { Color.red.frame(width: 5, height: 5) }
                }
                .onAppear { log.lines.append("in") }
                .onDisappear { log.lines.append("out") }
                Color.blue
            }
            .onAppear { log.lines.append("all") }
            .task {
                for isNowThere in [true, false] {
                    try? await Task.sleep(for: .seconds(1))
                    isThere = isNowThere
                }
            }
        }
    }

    @Test func `a group appears with its first view and disappears with its last`() throws {
        let log = Log()
        let session = try ViewSession(size: CGSize(width: 20, height: 20)) { Late(log: log) }
        _ = try session.scene(at: 0.5)
        #expect(log.lines == ["all"])
        _ = try session.scene(at: 1.5)
        #expect(log.lines == ["all", "in"])
        _ = try session.scene(at: 2.5)
        #expect(log.lines == ["all", "in", "out"])
    }

    private struct Many: View {
        let log: Log
        @State private var count = 40

        var body: some View {
            VStack {
                if count > 0 {
                    ForEach(0..<count, id: \.self) { index in
                        Color.red.onDisappear { log.lines.append("\(index)") }
                    }
                }
                Color.blue.frame(height: 1)
            }
            .task {
                try? await Task.sleep(for: .seconds(1))
                count = 0
            }
        }
    }

    @Test func `views removed together disappear in their order`() throws {
        let log = Log()
        let session = try ViewSession(size: CGSize(width: 20, height: 20)) { Many(log: log) }
        _ = try session.scene(at: 1.5)
        #expect(log.lines == (0..<40).map { "\($0)" })
    }

    private struct Fired: View {
        let log: Log

        var body: some View {
            Color.red.onAppear {
                let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated { log.lines.append("fired") }
                }
                timer.fire()
                timer.fire()
                log.lines.append("\(timer.isValid)")
            }
        }
    }

    @Test func `a non-repeating timer that is fired manually is invalid`() throws {
        let log = Log()
        let session = try ViewSession(size: CGSize(width: 20, height: 20)) { Fired(log: log) }
        _ = try session.scene(at: 2)
        #expect(log.lines == ["fired", "false"])
    }
}
