import PinwheelUI
import PinwheelUITesting
import Testing
import Unchanged

@testable import gallery

/// The app's views look as their author has seen them, at exact times.
struct GalleryTests {
    private let size = CGSize(width: 60, height: 60)
    private let traits: [ViewTrait] = [.displayScale(2), .background(.white)]

    @Test func ringSpins() {
        expectGolden(
            of: PullRing(progress: 1, isRefreshing: true),
            size: size,
            every: 1 / 8,
            for: 1,
            traits: traits
        )
    }

    @Test func ringGoesOnFromThePull() {
        expectGolden(
            of: PullRing(progress: 0.6, isRefreshing: false),
            size: size,
            changes: [
                .change(\.progress, to: 1, at: 0.2),
                .change(\.isRefreshing, to: true, at: 0.4),
                .change(\.isRefreshing, to: false, at: 1.2),
            ],
            every: 0.2,
            for: 1.6,
            traits: traits
        )
    }

    @Test(arguments: [0, 0.3, 0.7, 1])
    func spokes(progress: Double) {
        expectGolden(
            of: Spokes(progress: progress, isRefreshing: false),
            size: size,
            traits: traits
        )
    }

    @Test func spokesAreLitInTurn() {
        expectGolden(
            of: Spokes(progress: 1, isRefreshing: true),
            size: size,
            every: 0.125,
            for: 1,
            traits: traits
        )
    }

    @Test func arrowTurnsOver() {
        expectGolden(
            of: PullArrow(progress: 0.5, isRefreshing: false),
            size: size,
            changes: [.change(\.progress, to: 1.1, at: 0.1)],
            at: [0, 0.1, 0.2, 0.3, 0.4],
            traits: traits
        )
    }

    @Test func compassMeetsItsNeedle() {
        expectGolden(
            of: Compass(progress: 0, isRefreshing: false),
            size: .fixed(width: 180, height: 60),
            changes: [
                .change(\.progress, to: 0.5, at: 0.1),
                .change(\.progress, to: 1, at: 0.2),
                .change(\.isRefreshing, to: true, at: 0.3),
            ],
            frames: 9,
            fps: 10,
            traits: traits
        )
    }

    @Test(arguments: [false, true])
    func notice(isDark: Bool) {
        expectGolden(
            of: RetryNotice(isLoading: false),
            changes: [.change(\.isLoading, to: true, at: 0.25)],
            every: 0.25,
            for: 1.5,
            traits: [.displayScale(2), .colorScheme(isDark ? .dark : .light)]
        )
    }

    @Test func pulses() {
        expectGolden(of: Pulse(), size: size, frames: 12, fps: 10, traits: traits)
    }

    @Test(arguments: [1.0, 2], [false, true])
    func emblemTurns(scale: Double, isDark: Bool) {
        expectGolden(
            of: Emblem(),
            size: size,
            frames: 4,
            fps: 4,
            traits: [.displayScale(scale), .colorScheme(isDark ? .dark : .light)]
        )
    }
}
