import GoldenTesting
import Indicators
import PinwheelUI
import Raster
import Testing

/// Pull-to-refresh views as people write them, pulled by a trace.
@MainActor
struct PullViewTests {
    private let retina = Indicators.Environment(scale: 2, background: .white) ?? .standard
    private let size = CGSize(width: 120, height: 160)
    private let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.85, 1, 1.2, 1.5, 2, 2.3]

    private func pictures<Content: View>(
        size: CGSize,
        pull: ScrollTrace = .pull(to: 130),
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [Raster.Image] {
        let session = try ViewSession(size: size, in: retina, scrolling: pull, view)
        var renderer = Renderer()
        return try times.map { renderer.render(try session.scene(at: $0)) }
    }

    @Test func ring() throws { expectGolden(try pictures(size: size) { RingPage() }) }
    @Test func marks() throws { expectGolden(try pictures(size: size) { MarkedPage() }) }
    @Test func arrow() throws {
        let high = CGSize(width: 100, height: 240)
        expectGolden(try pictures(size: high, pull: .pull(to: 150)) { ScrollActionPage() })
    }
    @Test func compass() throws { expectGolden(try pictures(size: size) { CompassPage() }) }
    @Test func list() throws {
        let phone = CGSize(width: 200, height: 400)
        expectGolden(try pictures(size: phone, pull: .pull(to: 150)) { RefreshableList() })
    }
}
