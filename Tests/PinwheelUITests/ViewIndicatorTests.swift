import Foundation
import GoldenTesting
import Indicators
import PinwheelUI
import Raster
import SeededRandom
import Synchronization
import Testing

/// Views as indicators: the moments that they receive, and independence from the order of requests.
struct ViewIndicatorTests {
    /// A ring that follows the pull, spins during the refresh, and disappears.
    struct Ring: View {
        var progress: Double
        var isRefreshing: Bool
        @State private var isTurning = false

        var body: some View {
            Circle()
                .trim(from: 0, to: isRefreshing ? 0.75 : min(progress, 1))
                .stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                .rotationEffect(.degrees(isTurning ? 360 : 0))
                .animation(
                    isTurning ? .linear(duration: 1).repeatForever(autoreverses: false) : .default,
                    value: isTurning
                )
                .padding(4)
                .onChange(of: isRefreshing) { _, isOn in isTurning = isOn }
        }
    }

    private let ring = ViewIndicator("ring", size: CGSize(width: 40, height: 40)) { moment in
        Ring(progress: moment.progress, isRefreshing: moment.isRefreshing)
    }

    @Test(arguments: [StateName.pulling, .armed, .refreshing, .finishing])
    func looksAsBefore(state: StateName) { expectGolden(.indicator(ring, state: state, steps: 5)) }

    @Test func `all orders and threads give the same scenes`() {
        let ring = self.ring
        let moments = ring.states.flatMap { ring.moments(of: $0.state, steps: 12) }
        let expected = moments.map { moment in
            // An indicator without earlier requests.
            ViewIndicator("ring", size: CGSize(width: 40, height: 40)) {
                Ring(progress: $0.progress, isRefreshing: $0.isRefreshing)
            }
            .scene(at: moment, in: .standard)
        }
        var random = SplitMix64(seed: 7)
        let shuffled = (0..<200).map { _ in Int.random(in: moments.indices, using: &random) }
        for index in shuffled {
            #expect(ring.scene(at: moments[index], in: .standard) == expected[index])
        }
        let wrong = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for index in shuffled[(thread * 25)..<(thread * 25 + 25)] {
                let scene = ring.scene(at: moments[index], in: .standard)
                if scene != expected[index] { wrong.withLock { $0 += 1 } }
            }
        }
        #expect(wrong.withLock { $0 } == 0)
    }

    /// Returns the width of a bar that shows a value of the indicator moment.
    private func width(
        of value: @escaping @MainActor @Sendable (IndicatorMoment) -> Double,
        at moment: Moment
    ) -> Double? {
        let bar = ViewIndicator("bar", size: CGSize(width: 100, height: 10)) { moment in
            Rectangle().frame(width: value(moment), height: 10)
        }
        guard case .shape(let shape)? = bar.scene(at: moment, in: .standard).items.first else {
            return nil
        }
        return shape.path.bounds?.width
    }

    @Test
    func `progress follows the pull, stays at 1 during the refresh, and falls by the clock`() {
        func reported(_ state: StateName, _ position: Moment.Position) -> Double? {
            width(
                of: { ($0.progress * 50).rounded() },
                at: Moment(state: state, position: position)
            )
        }
        #expect(reported(.pulling, .progress(0.5)) == 25)
        #expect(reported(.armed, .progress(1.4)) == 70)
        #expect(reported(.refreshing, .time(3)) == 50)
        #expect(reported(.finishing, .progress(0.5)) == 25)
        #expect(reported(.finishing, .time(0.15)) == 25)
    }

    @Test func `time starts with a state, and is 0 while the finger leads`() {
        func reported(_ state: StateName, _ position: Moment.Position) -> Double? {
            width(
                of: { 10 + ($0.time * 10).rounded() },
                at: Moment(state: state, position: position)
            )
        }
        #expect(reported(.pulling, .progress(0.5)) == 10)
        #expect(reported(.refreshing, .time(2)) == 30)
        #expect(reported(.finishing, .progress(0)) == 13)
    }

    @Test func `a canceled pull returns from its last progress`() {
        let pulled = Moment(state: .pulling, position: .progress(0.4))
        let back = Moment(state: .canceling, position: .progress(0.4), after: [pulled])
        #expect(width(of: { $0.progress * 100 }, at: back) == 40)
    }
}
