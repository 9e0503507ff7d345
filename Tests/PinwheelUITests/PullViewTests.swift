import Foundation
import Indicators
import PinwheelUI
import PinwheelUITesting
import Testing

/// Typical pull-to-refresh views, pulled by a trace.
struct PullViewTests {
    private let retina = Indicators.Environment(scale: 2, background: .white) ?? .standard
    private let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.85, 1, 1.2, 1.5, 2, 2.3]

    private func expect<Content: View>(
        _ view: @autoclosure @escaping @MainActor () -> Content,
        size: CGSize = CGSize(width: 120, height: 160),
        pull: ScrollTrace = .pull(to: 130)
    ) {
        expectGolden(.view(view(), size: size, scrolling: pull, times: .at(times), in: retina))
    }

    @Test func ring() { expect(RingPage()) }
    @Test func marks() { expect(MarkedPage()) }
    @Test func arrow() {
        let high = CGSize(width: 100, height: 240)
        expect(ScrollActionPage(), size: high, pull: .pull(to: 150))
    }
    @Test func compass() { expect(CompassPage()) }
    @Test func list() {
        let phone = CGSize(width: 200, height: 400)
        expect(RefreshableList(), size: phone, pull: .pull(to: 150))
    }
}
