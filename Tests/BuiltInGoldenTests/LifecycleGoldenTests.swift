import GoldenTesting
import Indicators
import Lifecycles
import Raster
import Testing

/// The lifecycle of each article, from the pull to rest, with its own indicator and its faults.
struct LifecycleGoldenTests {
    private static let screen = Size(width: 320, height: 240)

    @Test(arguments: LifecycleKind.allCases)
    func screenLooksAsBefore(lifecycle: LifecycleKind) {
        expectGolden(
            .replay(
                lifecycle,
                trace: "t150",
                settings: ReplaySettings(work: RefreshWork(duration: 0.8)),
                size: Self.screen,
                fps: 8
            )
        )
    }

    @Test(arguments: LifecycleKind.allCases)
    func indicatorLooksAsBefore(lifecycle: LifecycleKind) throws {
        let dark = try #require(Environment(appearance: .dark, scale: 2))
        expectGolden(
            .replay(
                lifecycle,
                trace: "t150",
                settings: ReplaySettings(work: RefreshWork(duration: 0.8)),
                stage: .indicator,
                fps: 8,
                in: dark
            )
        )
    }

    @Test func aFailureShowsItsCardAndIsRetried() {
        expectGolden(
            .replay(
                .refreshable,
                trace: "t150",
                settings: ReplaySettings(
                    work: RefreshWork(failingFirstAfter: 0.5, thenSucceedingAfter: 0.8),
                    taps: [ScreenTap(time: 2.5, button: .retry)]
                ),
                size: Self.screen,
                fps: 8
            )
        )
    }

    @Test(arguments: LifecycleKind.allCases)
    func mendedLooksAsBefore(lifecycle: LifecycleKind) {
        guard !lifecycle.faults.isEmpty else { return }
        expectGolden(
            .replay(
                lifecycle,
                trace: "t150",
                settings: ReplaySettings(fixing: ["all"], work: RefreshWork(duration: 0.8)),
                stage: .indicator,
                fps: 8
            )
        )
    }
}
