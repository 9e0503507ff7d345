import Indicators
import Lifecycles
import Testing

/// Regression tests: recorded pulls that were replayed differently from the device.
@Suite struct RecordedPullTests {
    /// Two pulls to 130 points, each released after half a second. The second one starts at 2 s.
    private static let twoPulls = """
        time,offset,touching
        0,0,1
        0.4,130,1
        0.5,130,0
        0.8,0,0
        2,0,1
        2.4,130,1
        2.5,130,0
        2.8,0,0
        8,0,0
        """

    private func trace(_ text: String) throws -> Trace {
        try Trace(reading: Array(text.utf8), name: "case", file: "case")
    }

    /// The time when the second pull of `twoPulls` triggers the control, in seconds.
    private static let second = 2 + 0.4 * (112.5 / 130)

    private static let view: Refreshable = {
        var view = Refreshable()
        view.height = 568
        return view
    }()

    private func refreshable(_ work: RefreshWork, retryAt time: Double?) throws -> Replay {
        let taps = time.map { [ScreenTap(time: $0, button: .retry)] } ?? []
        return Replay(Self.view, trace: try trace(Self.twoPulls).adding(taps), work: work)
    }

    private func card(_ replay: Replay, at time: Double) -> ErrorView? {
        replay.values(of: Self.view, at: time).errorView
    }

    @Test("A pull while the card is shown does not affect its button")
    func cardAndPull() throws {
        let work = RefreshWork(failingFirstAfter: 0.5, thenSucceedingAfter: 1)
        let replay = try refreshable(work, retryAt: nil)
        #expect(replay.effects.filter { $0.effect == .actionCalled }.count == 2)
        let moment = replay.moment(at: Self.second + 0.5)
        #expect(moment.state == "performing" && moment.common == .refreshing)
        let shown = try #require(card(replay, at: moment.time))
        #expect(shown.retryButton.isEnabled && !shown.retryButton.isPerforming)
        #expect(card(replay, at: Self.second + 1) == nil)
    }

    @Test("A pull during a retry starts a separate refresh, and each ends independently")
    func retryAndPull() throws {
        let work = RefreshWork(duration: 1, outcome: .failure)
        let replay = try refreshable(work, retryAt: 1.6)
        let starts = replay.effects.filter { $0.effect == .actionCalled }.map(\.time)
        #expect(starts.count == 3 && starts[1] == 1.6)
        #expect((starts[2] - Self.second).magnitude < 1e-9)
        // The retry fails at 2.6 s. The button is enabled again while the control is still
        // spinning.
        #expect(try #require(card(replay, at: 2.59)).retryButton.isPerforming)
        #expect(try #require(card(replay, at: 2.61)).retryButton.isEnabled)
        let values = replay.values(of: Self.view, at: 2.61)
        guard case .refreshing = values.control else {
            Issue.record("the control has closed with the button's action")
            return
        }
        #expect(values.contentTop >= 60)
        #expect(replay.moment(at: Self.second + 1.1).common == .finishing)
    }

    @Test("Dismissing the card removes its button, and a later failure shows a new one")
    func dismissedRetry() throws {
        let work = RefreshWork(duration: 0.5, outcome: .failure)
        var view = Refreshable()
        view.height = 568
        let taps = [
            ScreenTap(time: 1.5, button: .retry), ScreenTap(time: 1.6, button: .dismiss),
            ScreenTap(time: 2.2, button: .retry),
        ]
        let pulled = try trace(Self.twoPulls).adding(taps)
        let replay = Replay(view, trace: pulled, work: work)
        #expect(card(replay, at: 1.7) == nil)
        #expect(try #require(card(replay, at: 2.1)).retryButton.isEnabled)
        #expect(try #require(card(replay, at: 2.3)).retryButton.isPerforming)
    }

    @Test("Both pulls of 001 refresh, and each inserts a row at the top")
    func updates() throws {
        let view = PullToRefreshScrollView()
        let work = RefreshWork(duration: 0.5)
        let replay = Replay(view, trace: try trace(Self.twoPulls), work: work)
        let ends = replay.effects.filter { $0.effect == .actionEnded }.map(\.time)
        #expect(ends == [1, 3])
        #expect(replay.values(of: view, at: 4).updates == [3, 1])
    }

    @Test("001 refreshes when the finger rests after moving the armed view")
    func interactingToTracking() throws {
        let text = """
            pinwheel: 1
            samples:
              - [0, 0, true, interacting]
              - [0.4, 130, true, interacting]
              - [0.5, 130, true, tracking]
              - [0.9, 130, false, decelerating]
              - [1.2, 0, false, idle]
            """
        let replay = Replay(PullToRefreshScrollView(), trace: try trace(text))
        #expect(replay.effects.first?.effect == .actionCalled)
        #expect(replay.effects.first?.time == 0.5)
    }

    @Test("001 does not refresh when a finger goes up that has only rested on the armed view")
    func trackingToDecelerating() throws {
        let text = """
            pinwheel: 1
            samples:
              - [0, -200, false, decelerating]
              - [0.4, 130, true, tracking]
              - [0.6, 130, false, decelerating]
              - [1.0, 0, false, idle]
            """
        let replay = Replay(PullToRefreshScrollView(), trace: try trace(text))
        #expect(replay.visits.contains { $0.state == "armed" })
        #expect(replay.effects.isEmpty)
    }
}
