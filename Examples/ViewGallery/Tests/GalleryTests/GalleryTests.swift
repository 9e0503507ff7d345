import PinwheelUI
import PinwheelUITesting
import Testing
import Unchanged

@testable import gallery

/// Compares the app's views with goldens at exact times.
struct GalleryTests {
    private let size = CGSize(width: 60, height: 60)
    private let traits: [ViewTrait] = [.displayScale(2), .background(.white)]

    @Test func ringSpins() {
        expectGolden(
            .view(
                PullRing(progress: 1, isRefreshing: true),
                size: size,
                times: .every(1 / 8, for: 1),
                traits: traits
            )
        )
    }

    @Test func ringGoesOnFromThePull() {
        expectGolden(
            .view(
                PullRing(progress: 0.6, isRefreshing: false),
                size: size,
                changes: [
                    .change(\.progress, to: 1, at: 0.2),
                    .change(\.isRefreshing, to: true, at: 0.4),
                    .change(\.isRefreshing, to: false, at: 1.2),
                ],
                times: .every(0.2, for: 1.6),
                traits: traits
            )
        )
    }

    @Test(arguments: [0, 0.3, 0.7, 1])
    func spokes(progress: Double) {
        expectGolden(
            .view(Spokes(progress: progress, isRefreshing: false), size: size, traits: traits)
        )
    }

    @Test func spokesAreLitInTurn() {
        expectGolden(
            .view(
                Spokes(progress: 1, isRefreshing: true),
                size: size,
                times: .every(0.125, for: 1),
                traits: traits
            )
        )
    }

    @Test func arrowTurnsOver() {
        expectGolden(
            .view(
                PullArrow(progress: 0.5, isRefreshing: false),
                size: size,
                changes: [.change(\.progress, to: 1.1, at: 0.1)],
                times: .at([0, 0.1, 0.2, 0.3, 0.4]),
                traits: traits
            )
        )
    }

    @Test func compassMeetsItsNeedle() {
        expectGolden(
            .view(
                Compass(progress: 0, isRefreshing: false),
                size: .fixed(width: 180, height: 60),
                changes: [
                    .change(\.progress, to: 0.5, at: 0.1),
                    .change(\.progress, to: 1, at: 0.2),
                    .change(\.isRefreshing, to: true, at: 0.3),
                ],
                times: .frames(9, fps: 10),
                traits: traits
            )
        )
    }

    @Test(arguments: [false, true])
    func notice(isDark: Bool) {
        expectGolden(
            .view(
                RetryNotice(isLoading: false),
                changes: [.change(\.isLoading, to: true, at: 0.25)],
                times: .every(0.25, for: 1.5),
                traits: [.displayScale(2), .colorScheme(isDark ? .dark : .light)]
            )
        )
    }

    @Test func pulses() {
        expectGolden(.view(Pulse(), size: size, times: .frames(12, fps: 10), traits: traits))
    }

    @Test(arguments: [1.0, 2], [false, true])
    func emblemTurns(scale: Double, isDark: Bool) {
        expectGolden(
            .view(
                Emblem(),
                size: size,
                times: .frames(4, fps: 4),
                traits: [.displayScale(scale), .colorScheme(isDark ? .dark : .light)]
            )
        )
    }
}
