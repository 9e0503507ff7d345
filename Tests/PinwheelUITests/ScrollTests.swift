import Foundation
import PinwheelUI
import Testing

/// Scroll views driven by a trace.
@MainActor
struct ScrollTests {
    private let size = CGSize(width: 100, height: 100)

    @Test func `a trace interpolates offsets and derives touches and phases`() {
        let trace = ScrollTrace.pull(to: 130)
        #expect(trace.offset(at: -1) == 0)
        #expect(trace.offset(at: 0.25) == 65)
        #expect(trace.offset(at: 0.6) == 130)
        #expect(trace.offset(at: 5) == 0)
        #expect(trace.isTouching(at: 0.69) && !trace.isTouching(at: 0.7))
        #expect(trace.phase(at: 0.2) == .interacting)
        #expect(trace.phase(at: 0.6) == .interacting)
        #expect(trace.phase(at: 0.8) == .decelerating)
        #expect(trace.phase(at: 1) == .idle)
        let leap = ScrollTrace([
            .init(time: 1, offset: 20, isTouching: true),
            .init(time: 1, offset: 5, isTouching: true),
            .init(time: .nan, offset: 9, isTouching: true),
        ])
        #expect(leap.samples.count == 2)
        #expect(leap.offset(at: 1) == 5)
        #expect(leap.phase(at: 2) == .interacting)
        let still = ScrollTrace([.init(time: 0, offset: 0, isTouching: true)])
        #expect(still.phase(at: 1) == .tracking)
    }

    @Test
    func `scrolling moves frames in the global space and in a space around the scroll view`() throws
    {
        let log = Log<[CGFloat]>()
        let session = try ViewSession(size: size, scrolling: .pull(to: 60, over: 0.6)) {
            ScrollView {
                GeometryReader { proxy in
                    Color.red.preference(
                        key: FramesKey.self,
                        value: [
                            proxy.frame(in: .global).minY, proxy.frame(in: .named("scroll")).minY,
                            proxy.frame(in: .local).minY, proxy.size.height,
                        ]
                    )
                }
            }
            .padding(.top, 20)
            .coordinateSpace(name: "all")
            .background(Color.white)
            .onPreferenceChange(FramesKey.self) { log.values.append($0) }
            .coordinateSpace(name: "scroll")
        }
        _ = try session.scene(at: 0.3)
        #expect(log.values.first == [20, 20, 0, 10])
        #expect(log.values.last == [50, 50, 0, 10])
    }

    private enum FramesKey: PreferenceKey {
        static let defaultValue: [CGFloat] = []
        static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
            value += nextValue()
        }
    }

    @Test func `scroll steps do not depend on the frames drawn`() throws {
        func offsets(at times: [Double]) throws -> [CGFloat] {
            let log = Log<CGFloat>()
            let session = try ViewSession(size: size, scrolling: .pull(to: 130)) {
                ScrollView { Color.red.frame(height: 300) }
                    .logging(in: log) { -$0.contentOffset.y }
            }
            for time in times { _ = try session.scene(at: time) }
            return log.values
        }
        let whole = try offsets(at: [2])
        #expect(try offsets(at: [0, 0.123, 0.3, 0.4567, 0.9, 2]) == whole)
        #expect(whole.first == 0)
        #expect(whole.max() == 130)
        #expect(whole.last == 0)
    }

    @Test func `phase changes are reported with the geometry`() throws {
        let log = Log<String>()
        let session = try ViewSession(size: size, scrolling: .pull(to: 130, from: 0.1)) {
            ScrollView { Color.red.frame(height: 300) }
                .onScrollPhaseChange { old, new, context in
                    log.values.append("\(old) \(new) \(context.geometry.containerSize.height)")
                }
        }
        _ = try session.scene(at: 2)
        #expect(
            log.values == [
                "idle interacting 100.0", "interacting decelerating 100.0",
                "decelerating idle 100.0",
            ]
        )
    }

    @Test func `the scroll geometry has sizes and content margins`() throws {
        let log = Log<ScrollGeometry>()
        _ = try ViewSession(size: size) {
            ScrollView { Color.red.frame(height: 300) }
                .contentMargins(.top, 10)
                .logging(in: log) { $0 }
        }
        #expect(log.values.first?.contentSize == CGSize(width: 100, height: 300))
        #expect(log.values.first?.containerSize == CGSize(width: 100, height: 100))
        #expect(log.values.first?.contentOffset.y == -10)
        #expect(log.values.first?.contentInsets.top == 10)
    }

    @Test
    func `a view inside observes the enclosing scroll view, and inner ones do not scroll`() throws {
        let (outer, inner) = (Log<CGFloat>(), Log<CGFloat>())
        let session = try ViewSession(size: size, scrolling: .pull(to: 60)) {
            ScrollView {
                Color.red.frame(height: 50)
                    .logging(in: outer) { $0.contentOffset.y }
                ScrollView { Color.blue.frame(height: 500) }.frame(height: 50)
                    .logging(in: inner) { $0.contentOffset.y }
            }
        }
        _ = try session.scene(at: 0.5)
        #expect(outer.values.last == -60)
        #expect(inner.values == [0])
    }

    @Test func `a disabled scroll view does not scroll`() throws {
        let log = Log<CGFloat>()
        let session = try ViewSession(size: size, scrolling: .pull(to: 60)) {
            ScrollView { Color.red }.scrollDisabled(true)
                .logging(in: log) { $0.contentOffset.y }
        }
        _ = try session.scene(at: 0.5)
        #expect(log.values == [0])
    }

    @Test func `a sufficient pull runs the refresh action once`() async throws {
        let (pulls, calls) = (Log<CGFloat>(), Log<Int>())
        // The threshold is 112.5·372/568 = 73.7 points, less than half of the height.
        let high = CGSize(width: 100, height: 200)
        let session = try ViewSession(size: high, scrolling: .pull(to: 90)) {
            ScrollView { Color.red.frame(height: 300) }
                .logging(in: pulls) { -$0.contentOffset.y }
                .refreshable { calls.values.append(1) }
        }
        _ = try session.scene(at: 0.3)
        await Task.yield()
        #expect(calls.values.isEmpty)
        _ = try session.scene(at: 0.45)
        for _ in 0..<10 { await Task.yield() }
        #expect(calls.values == [1])
        _ = try session.scene(at: 2)
        #expect(pulls.values.max() == 90)
        #expect(pulls.values.last == 0)
    }

    @Test func `during the refresh action the content stays 60 points lower`() throws {
        let pulls = Log<CGFloat>()
        let high = CGSize(width: 100, height: 200)
        let session = try ViewSession(size: high, scrolling: .pull(to: 90)) {
            ScrollView { Color.red.frame(height: 300) }
                .logging(in: pulls) { -$0.contentOffset.y }
                .refreshable { try? await Task.sleep(nanoseconds: 60_000_000_000) }
        }
        _ = try session.scene(at: 2)
        #expect(pulls.values.last == 60)
    }

    @Test func `the refresh action is in the environment of descendants`() throws {
        struct Reader: View {
            @PinwheelUI.Environment(\.refresh) private var refresh
            let log: Log<Bool>
            var body: some View {
                Color.red.onAppear { log.values.append(refresh != nil) }
            }
        }
        let log = Log<Bool>()
        _ = try ViewSession {
            Reader(log: log)
            Reader(log: log).refreshable {}
        }
        #expect(log.values.count == 2 && log.values.contains(true) && log.values.contains(false))
    }

    @Test func `a scroll view takes its content's length along its axis and across it`() throws {
        let session = try ViewSession {
            ScrollView {
                Color.red.frame(width: 30, height: 40)
                Color.blue.frame(width: 50, height: 10)
            }
        }
        #expect(session.size == CGSize(width: 50, height: 58))
    }
}
