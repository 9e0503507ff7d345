import Indicators
import Lifecycles
import Testing

/// Article 002 triggers the control, reveals spokes and enables the card as the system does.
@Suite struct RefreshableTests {
    private func replay(
        height: Double,
        work: RefreshWork? = nil,
        taps: [ScreenTap] = []
    ) throws -> Replay {
        var view = Refreshable()
        view.height = height
        return Replay(view, trace: try Playing.trace("t130").adding(taps), work: work)
    }

    private func values(_ replay: Replay, at time: Double) throws -> Refreshable.Values {
        let kind = replay.lifecycle.kind
        let settings = zip(kind.parameters, replay.lifecycle.parameterTexts).map { ($0.name, $1) }
        return replay.values(of: try Refreshable().setting(settings), at: time)
    }

    @Test(
        "The trigger distance follows from the screen's height",
        arguments: [
            (480, 95.07), (568, 112.5), (667, 132.108), (736, 145.775), (759, 150.33),
            (812, 160.827), (844, 167.165), (852, 168.75), (896, 177.465), (932, 184.595),
            (100, 50),
        ]
    )
    func trigger(row: (Double, Double)) {
        #expect(Playing.isAlike(RefreshControl.triggerDistance(height: row.0), row.1, digits: 2))
    }

    @Test("On a small screen the control triggers while the finger is down, on larger ones never")
    func firing() throws {
        let small = try replay(height: 568)
        #expect(small.effects.map(\.effect) == [.actionCalled, .haptic(.system), .actionEnded])
        #expect(Playing.isAlike(small.effects[0].time, 0.4327, digits: 4))
        for (height, peak) in [(667.0, 0.984), (844, 0.778)] {
            let replay = try replay(height: height)
            #expect(replay.effects.isEmpty)
            #expect(Playing.isAlike(replay.moment(at: 0.6).progress, peak))
        }
    }

    /// Rows: trigger distance, pull, fraction, reveal, opacities.
    static let reveals: [(Double, Double, Double, Double, [Double])] = [
        (112.5, 10, 0.0889, 0.0155, [0.016, 0, 0, 0, 0, 0, 0, 0]),
        (112.5, 20, 0.1778, 0.0641, [0.064, 0.004, 0, 0, 0, 0, 0, 0]),
        (112.5, 30, 0.2667, 0.1474, [0.147, 0.022, 0, 0, 0, 0, 0, 0]),
        (112.5, 40, 0.3556, 0.2636, [0.264, 0.069, 0, 0, 0, 0, 0, 0]),
        (112.5, 50, 0.4444, 0.4050, [0.405, 0.164, 0, 0, 0, 0, 0, 0]),
        (112.5, 60, 0.5333, 0.5573, [0.557, 0.311, 0.064, 0, 0, 0, 0, 0]),
        (112.5, 80, 0.7111, 0.8264, [0.826, 0.683, 0.540, 0.396, 0.253, 0.109, 0, 0]),
        (
            112.5, 100, 0.8889, 0.9755,
            [0.976, 0.952, 0.928, 0.904, 0.880, 0.856, 0.832, 0.809]
        ),
        (
            112.5, 110, 0.9778, 0.9991,
            [0.999, 0.998, 0.997, 0.996, 0.995, 0.994, 0.993, 0.992]
        ),
        (132.11, 10, 0.0757, 0.0112, [0.011, 0, 0, 0, 0, 0, 0, 0]),
        (132.11, 20, 0.1514, 0.0461, [0.046, 0.002, 0, 0, 0, 0, 0, 0]),
        (132.11, 30, 0.2271, 0.1060, [0.106, 0.011, 0, 0, 0, 0, 0, 0]),
        (132.11, 40, 0.3028, 0.1909, [0.191, 0.036, 0, 0, 0, 0, 0, 0]),
        (132.11, 50, 0.3785, 0.2981, [0.298, 0.089, 0, 0, 0, 0, 0, 0]),
        (132.11, 60, 0.4542, 0.4214, [0.421, 0.178, 0, 0, 0, 0, 0, 0]),
        (132.11, 80, 0.6056, 0.6770, [0.677, 0.458, 0.240, 0.021, 0, 0, 0, 0]),
        (
            132.11, 100, 0.7569, 0.8781,
            [0.878, 0.771, 0.664, 0.557, 0.450, 0.343, 0.236, 0.129]
        ),
        (
            132.11, 110, 0.8326, 0.9434,
            [0.943, 0.890, 0.837, 0.783, 0.730, 0.676, 0.623, 0.570]
        ),
        (
            132.11, 112.5, 0.8516, 0.9558,
            [0.956, 0.913, 0.871, 0.829, 0.787, 0.744, 0.702, 0.660]
        ),
        (
            132.11, 130, 0.9840, 0.9995,
            [1, 0.999, 0.999, 0.998, 0.998, 0.997, 0.997, 0.996]
        ),
    ]

    @Test("The pull reveals the spokes one after another", arguments: reveals)
    func reveal(row: (Double, Double, Double, Double, [Double])) throws {
        var view = Refreshable()
        view.trigger = row.0
        let trace = try Trace(
            name: "still",
            samples: [ScrollSample(time: 0, offset: row.1, isTouching: true)]
        )
        let replay = Replay(view, trace: trace)
        let shown = try values(replay, at: 0)
        #expect(Playing.isAlike(replay.moment(at: 0).progress, row.2, digits: 4))
        #expect(Playing.isAlike(shown.reveal, row.3, digits: 4))
        #expect(shown.spokes.count == 8)
        for (opacity, printed) in zip(shown.spokes, row.4) {
            #expect(Playing.isAlike(opacity, printed))
        }
    }

    @Test("A failure shows the card until a retry succeeds, and a second tap is ignored")
    func retry() throws {
        let replay = try replay(
            height: 568,
            work: RefreshWork(failingFirstAfter: 1, thenSucceedingAfter: 2),
            taps: [2, 2.5].map { ScreenTap(time: $0, button: .retry) }
        )
        #expect(
            replay.visits.filter { $0.common != .pulling }.map(\.state)
                == ["idle", "performing", "errorShown", "errorShown", "performing", "idle"]
        )
        let starts = replay.effects.filter { $0.effect == .actionCalled }.map(\.time)
        #expect(starts.count == 2 && starts[1] == 2)
        let failed = try #require(try values(replay, at: 1.8).errorView)
        #expect(failed.retryButton.isEnabled)
        let performing = try #require(try values(replay, at: 3).errorView)
        #expect(performing.retryButton.isPerforming && !performing.retryButton.isEnabled)
        #expect(try values(replay, at: 3).control == .pulled)
        // The spinner starts with the tap, at image 0.
        #expect(try values(replay, at: 2.04).retryImage == 0)
        #expect(try values(replay, at: 3).retryImage == 4)
        #expect(try values(replay, at: 4.5).errorView == nil)
    }

    @Test("Dismiss hides the card, and Retry without a card has no effect")
    func dismiss() throws {
        let replay = try replay(
            height: 568,
            work: RefreshWork(duration: 1, outcome: .failure),
            taps: [
                ScreenTap(time: 0.1, button: .retry), ScreenTap(time: 2, button: .dismiss),
                ScreenTap(time: 3, button: .retry),
            ]
        )
        #expect(try values(replay, at: 1.9).errorView != nil)
        #expect(try values(replay, at: 2).errorView == nil)
        #expect(replay.effects.filter { $0.effect == .actionCalled }.count == 1)
    }
}
