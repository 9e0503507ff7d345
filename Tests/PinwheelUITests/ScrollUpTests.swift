import Foundation
import Indicators
import PinwheelUI
import Raster
import Testing

/// Traces with negative offsets, which scroll the content up.
@MainActor
struct ScrollUpTests {
    private static let size = CGSize(width: 100, height: 100)

    /// Returns a trace that scrolls from 0 to `offset` within a second, with the finger down.
    private static func trace(to offset: CGFloat) -> ScrollTrace {
        ScrollTrace([
            .init(time: 0, offset: 0, isTouching: true),
            .init(time: 1, offset: offset, isTouching: true),
        ])
    }

    @Test(
        arguments: [60, 300],
        [-1000, -300, -100, -0.5, 40, 100, 300, 1000] as [CGFloat]
    )
    func `the content follows the trace in both directions beyond its length`(
        height: CGFloat,
        offset: CGFloat
    ) throws {
        let (frames, offsets) = (Log<CGFloat>(), Log<CGFloat>())
        let session = try ViewSession(size: Self.size, scrolling: Self.trace(to: offset)) {
            ScrollView {
                Color.red.frame(height: height)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        frames.values.append($0)
                    }
            }
            .logging(in: offsets) { $0.contentOffset.y }
        }
        _ = try session.scene(at: 0.5)
        #expect(frames.values.last == (offset / 2).rounded(.toNearestOrAwayFromZero))
        _ = try session.scene(at: 2)
        let end = offset.rounded(.toNearestOrAwayFromZero)
        #expect(frames.values.last == end)
        #expect(offsets.values.last == -end)
    }

    @Test func `a header scrolls out of view, and a sticky one stays at the top`() throws {
        func rows(isSticky: Bool) throws -> [Int] {
            let session = try ViewSession(size: Self.size, scrolling: Self.trace(to: -100)) {
                ScrollView {
                    VStack(spacing: 0) {
                        GeometryReader { proxy in
                            Color.red.offset(y: isSticky ? -proxy.frame(in: .global).minY : 0)
                        }
                        .frame(height: 20)
                        .zIndex(1)
                        Color.blue.frame(height: 400)
                    }
                }
            }
            var renderer = Renderer()
            let image = renderer.render(try session.scene(at: 1))
            return (0..<image.height).filter { row in
                let pixel = image[50, row]
                return pixel.red > pixel.blue
            }
        }
        #expect(try rows(isSticky: false) == [])
        #expect(try rows(isSticky: true) == Array(0..<20))
    }

    @Test func `during a refresh, scrolling up starts below the refresh control`() throws {
        let offsets = Log<CGFloat>()
        let trace = ScrollTrace([
            .init(time: 0, offset: 0, isTouching: true),
            .init(time: 0.5, offset: 90, isTouching: true),
            .init(time: 0.6, offset: 0, isTouching: false),
            .init(time: 1, offset: 0, isTouching: true),
            .init(time: 2, offset: -100, isTouching: true),
        ])
        let size = CGSize(width: 100, height: 200)
        let session = try ViewSession(size: size, scrolling: trace) {
            ScrollView { Color.red.frame(height: 400) }
                .logging(in: offsets) { -$0.contentOffset.y }
                .refreshable { try? await Task.sleep(nanoseconds: 3_000_000_000) }
        }
        _ = try session.scene(at: 1)
        #expect(offsets.values.last == 60)
        _ = try session.scene(at: 1.1)
        #expect(offsets.values.last == 50)
        _ = try session.scene(at: 2)
        #expect(offsets.values.last == -40)
        _ = try session.scene(at: 6)
        #expect(offsets.values.last == -100)
    }
}
