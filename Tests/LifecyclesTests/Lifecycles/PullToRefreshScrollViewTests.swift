import Lifecycles
import Testing

/// Article 001 draws the ring's arc, angle and position as the article's demo does, at any time.
@Suite struct PullToRefreshScrollViewTests {
    /// The lifecycle with the demo's threshold and header.
    private func demo() -> PullToRefreshScrollView {
        var view = PullToRefreshScrollView()
        view.threshold = 110
        view.refreshViewHeight = 88
        return view
    }

    private func replay(_ view: PullToRefreshScrollView) throws -> Replay {
        Replay(view, trace: try Playing.trace("t130"))
    }

    /// Rows: time, state, trim, rotation, content top, ring centre y.
    static let pulls: [(Double, String, Double, Double, Double, Double)] = [
        (0, "idle", 0, 0, 0, -30), (0.05, "pulling", 0.11818, 17.727, 13, -17),
        (0.1, "pulling", 0.23636, 35.455, 26, -4), (0.15, "pulling", 0.35455, 53.182, 39, 9),
        (0.2, "pulling", 0.47273, 70.909, 52, 22), (0.25, "pulling", 0.59091, 88.636, 65, 35),
        (0.3, "pulling", 0.70909, 106.364, 78, 48), (0.35, "pulling", 0.82727, 124.091, 91, 61),
        (0.4, "pulling", 0.94545, 141.818, 104, 74), (0.4231, "armed", 1, 180, 110.006, 80.006),
        (0.45, "armed", 1, 180, 117, 87), (0.5, "armed", 1, 180, 130, 100),
        (0.6, "armed", 1, 180, 130, 100), (0.6999, "armed", 1, 180, 130, 100),
    ]

    @Test("The pull draws the ring with the expected arc and position", arguments: pulls)
    func pull(row: (Double, String, Double, Double, Double, Double)) throws {
        let moment = try replay(demo()).moment(at: row.0)
        let values = Playing.numbers(moment)
        #expect(moment.state == row.1)
        #expect(Playing.isAlike(values["trim"], row.2, digits: 5))
        #expect(Playing.isAlike(moment.progress, row.2, digits: 5))
        #expect(Playing.isAlike(values["rotation"], row.3))
        #expect(Playing.isAlike(values["contentTop"], row.4))
        #expect(Playing.isAlike(values["ringY"], row.5))
        #expect(values["inset"] == -88)
    }

    /// Rows: time, inset, rotation by formula, rotation by the engine, content top, ring centre y.
    static let refreshes: [(Double, Double, Double, Double, Double, Double)] = [
        (0.7, -88, 0, 180, 130, 100), (0.725, -81.130, 10, 171.338, 126.037, 96.037),
        (0.75, -66.684, 20, 148.821, 129.650, 99.650),
        (0.775, -50.707, 30, 125.076, 134.793, 104.793),
        (0.8, -36.231, 40, 105.874, 138.436, 108.436),
        (0.85, -15.582, 60, 86.560, 137.418, 107.418),
        (0.9, -5.060, 80, 88.049, 126.274, 96.274),
        (0.95, -0.813, 100, 101.201, 108.854, 78.854),
        (1, 0.425, 120, 119.420, 88.425, 58.425), (1.1, 0.347, 160, 159.605, 88.347, 58.347),
        (1.2, 0.068, 200, 199.938, 88.068, 58.068), (1.5, -0.001, 320, 320, 87.999, 57.999),
        (1.6, 0, 0, 0, 88, 58), (1.6001, 0, 0.04, 0.04, 88, 58), (2, 0, 160, 160, 88, 58),
        (2.5, 0, 0, 360, 88, 58), (2.6999, 0, 79.96, 79.96, 88, 58),
    ]

    @Test("Refreshing spins the ring, by formula and by the engine", arguments: refreshes)
    func refresh(row: (Double, Double, Double, Double, Double, Double)) throws {
        var view = demo()
        for (model, rotation) in [
            (PullToRefreshScrollView.RotationModel.formula, row.2), (.engine, row.3),
        ] {
            view.rotation = model
            let moment = try replay(view).moment(at: row.0)
            let values = Playing.numbers(moment)
            #expect(moment.state == "refreshing")
            #expect(values["trim"] == 0.999)
            let angle = try #require(values["rotation"])
            // 360° is the same angle as 0°.
            #expect(Playing.isAlike(rotation == 360 && angle < 1 ? angle + 360 : angle, rotation))
            #expect(Playing.isAlike(values["inset"], row.1))
            #expect(Playing.isAlike(values["contentTop"], row.4))
            #expect(Playing.isAlike(values["ringY"], row.5))
        }
    }

    /// Rows: step, tick, time, trim, rotation.
    static let ticks: [(PullToRefreshScrollView.FinishingStep, Double, Double, Double)] = [
        (.package, 2.716, 0.94, 338.4), (.package, 2.732, 0.88, 316.8),
        (.package, 2.748, 0.82, 295.2), (.package, 2.78, 0.7, 252), (.package, 2.86, 0.4, 144),
        (.package, 2.956, 0.04, 14.4), (.package, 2.972, 0, 0),
        (.article, 2.716, 0.95429, 343.54), (.article, 2.732, 0.90857, 327.09),
        (.article, 2.748, 0.86286, 310.63), (.article, 2.78, 0.77143, 277.71),
        (.article, 2.86, 0.54286, 195.43), (.article, 3.036, 0.04, 14.4), (.article, 3.052, 0, 0),
    ]

    @Test("Finishing removes the ring tick by tick", arguments: ticks)
    func finish(row: (PullToRefreshScrollView.FinishingStep, Double, Double, Double)) throws {
        var view = demo()
        view.step = row.0
        let moment = try replay(view).moment(at: row.1)
        let values = Playing.numbers(moment)
        #expect(moment.state == (row.2 == 0 ? "idle" : "finishing"))
        #expect(Playing.isAlike(values["trim"], row.2, digits: 5))
        #expect(Playing.isAlike(values["rotation"], row.3, digits: 2))
    }

    @Test(
        "The engine blends the angle of finishing with the spin's angle",
        arguments: [
            (0, 80.0), (1, 68.21), (2, 70.15), (4, 90.08), (8, 113.24), (12, 81.02), (16, 12.64),
        ]
    )
    func engineFinish(row: (Int, Double)) throws {
        var view = demo()
        view.step = .package
        view.rotation = .engine
        let moment = try replay(view).moment(at: 2.7 + 0.016 * Double(row.0))
        #expect(Playing.isAlike(Playing.numbers(moment)["rotation"], row.1, digits: 2))
    }

    @Test("States change at exact times, with 22 or 17 ticks of finishing")
    func times() throws {
        var view = demo()
        for (step, end) in [
            (PullToRefreshScrollView.FinishingStep.article, 3.052), (.package, 2.972),
        ] {
            view.step = step
            let visits = try replay(view).visits
            #expect(
                visits.map(\.state)
                    == ["idle", "pulling", "armed", "refreshing", "finishing", "idle"]
            )
            #expect(
                visits.map(\.common) == [.idle, .pulling, .armed, .refreshing, .finishing, .idle]
            )
            #expect(Playing.isAlike(visits[2].start, 0.42308, digits: 5))
            #expect(visits[3].start == 0.7)
            #expect(visits[4].start == 2.7)
            #expect(Playing.isAlike(visits[5].start, end, digits: 6))
        }
    }

    @Test("At 60 frames per second, frame 26 is the first armed one")
    func frames() throws {
        let moments = try replay(demo()).moments(fps: 60)
        #expect(moments.firstIndex { $0.state == "armed" } == 26)
        #expect(Playing.isAlike(moments[26].offset, 112.667))
        #expect(Playing.isAlike(moments[25].progress, 0.98485, digits: 5))
        #expect(Playing.isAlike(Playing.numbers(moments[25])["rotation"], 147.727))
    }

    @Test("Returning below the threshold before the release disarms")
    func disarming() throws {
        let replay = Replay(demo(), trace: try Playing.trace("pull-and-return"))
        #expect(replay.visits.map(\.state).contains("armed"))
        #expect(replay.effects.isEmpty)
    }

    @Test("A bounce without a finger arms, but does not refresh")
    func fling() throws {
        let replay = Replay(PullToRefreshScrollView(), trace: try Playing.trace("fling"))
        #expect(replay.visits.map(\.state).contains("armed"))
        #expect(replay.effects.isEmpty)
    }

    @Test("With all faults fixed, the visible ring never jumps and only turns forwards")
    func allFaultsFixed() throws {
        let view = try demo().setting([], fixing: ["all"])
        let times = (0..<3_000).map { Double($0) / 1_000 }
        var last = 0.0
        for moment in try replay(view).moments(at: times) where moment.state != "idle" {
            let angle = try #require(Playing.numbers(moment)["rotation"])
            let turned = (angle - last).truncatingRemainder(dividingBy: 360)
            #expect(turned > -1e-9 || turned < -340, "\(moment.time): \(last) to \(angle)")
            // A finishing tick turns 16.5°. In 1 ms everything else turns less.
            #expect((turned + 360).truncatingRemainder(dividingBy: 360) < 17)
            last = angle
        }
    }
}
