import Indicators
import PinwheelUI
import PinwheelUITesting
import Testing

/// Typical views, each at several times of its animation.
struct ViewGoldenTests {
    private let square = ViewSize.fixed(width: 60, height: 60)
    private let retina = Indicators.Environment(scale: 2, background: .white) ?? .standard

    @Test func arc() {
        expectGolden(.view(ArcSpinner(), size: square, times: .every(0.1, for: 1), in: retina))
    }
    @Test func dots() {
        expectGolden(.view(BouncingDots(), times: .every(0.1, for: 1.4), in: retina))
    }
    @Test func dotRing() {
        expectGolden(.view(DotRing(), size: square, times: .every(0.1, for: 0.8), in: retina))
    }
    @Test func bars() { expectGolden(.view(Bars(), times: .every(0.15, for: 1.2), in: retina)) }
    @Test func gradientArc() {
        expectGolden(.view(GradientArc(), size: square, times: .every(0.13, for: 1.3), in: retina))
    }
    @Test func pulses() {
        expectGolden(.view(Pulses(), size: square, times: .every(0.2, for: 1.8), in: retina))
    }
    @Test func slidingBar() {
        let size = ViewSize.fixed(width: 80, height: 30)
        expectGolden(.view(SlidingBar(), size: size, times: .every(0.14, for: 1.4), in: retina))
    }
    @Test func wave() {
        expectGolden(.view(WaveLoader(), size: square, times: .every(0.2, for: 1), in: retina))
    }
    @Test func shimmer() {
        let size = ViewSize.fixed(width: 100, height: 60)
        expectGolden(.view(Shimmer(), size: size, times: .every(0.2, for: 1.2), in: retina))
    }

    @Test("a view's random numbers and dates are the same in each run")
    func sparks() {
        expectGolden(.view(Sparks(), size: square, times: .every(0.25, for: 1), in: retina))
    }

    @Test(arguments: [0, 0.2, 0.5, 0.8, 1])
    func pullArrow(progress: Double) {
        expectGolden(.view(PullArrow(progress: progress), in: retina))
    }

    @Test func darkIsDark() throws {
        let dark = Indicators.Environment(appearance: .dark, scale: 2)
        expectGolden(.view(PullArrow(progress: 1), in: try #require(dark)))
    }
}
