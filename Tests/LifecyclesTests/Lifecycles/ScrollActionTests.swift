import Indicators
import Lifecycles
import Testing

/// Article 003 places the arrow, the panel and the content as the article's view does.
@Suite struct ScrollActionTests {
    private func replay(
        _ trace: String,
        _ view: ScrollAction = ScrollAction(),
        work: Double = 2
    ) throws -> Replay {
        Replay(view, trace: try Playing.trace(trace), work: RefreshWork(duration: work))
    }

    /// Rows: frame at 60 per second, offset, angle, panel height.
    static let frames: [(Int, Double, Double, Double)] = [
        (0, 0, 0, 50), (3, 13, 0, 63), (6, 26, 0, 76), (7, 30.333, 0.567, 80.333),
        (8, 34.667, 7.933, 84.667), (9, 39, 15.3, 89), (12, 52, 37.4, 102), (18, 78, 81.6, 128),
        (24, 104, 125.8, 154), (30, 130, 170, 180), (42, 130, 170, 180),
        (45, 108.333, 133.167, 158.333), (48, 86.667, 96.333, 136.667), (51, 65, 59.5, 115),
        (54, 43.333, 22.667, 93.333), (55, 36.111, 10.389, 86.111), (56, 28.889, 10.389, 78.889),
        (57, 21.667, 10.389, 71.667), (60, 0, 10.389, 50), (66, 0, 10.389, 50),
    ]

    @Test("The reference pull turns the arrow by the expected angles", arguments: frames)
    func reference(row: (Int, Double, Double, Double)) throws {
        let moment = try replay("t130").moment(at: Double(row.0) / 60)
        let values = Playing.numbers(moment)
        #expect(Playing.isAlike(moment.offset, row.1))
        #expect(Playing.isAlike(values["angle"], row.2))
        #expect(Playing.isAlike(values["panelHeight"], row.3))
        #expect(Playing.isAlike(values["contentY"], row.1))
    }

    @Test("The reference pull never triggers, because its maximum is 170°")
    func noTrigger() throws {
        let replay = try replay("t130")
        #expect(replay.effects.isEmpty)
        #expect(replay.visits.map(\.state) == ["idle", "pulling", "pulling", "idle"])
    }

    @Test("With exact callbacks, the angle starts at 30 points")
    func continuous() throws {
        let replay = Replay(
            ScrollAction(),
            trace: try Playing.trace("t130"),
            callbacks: .exact
        )
        for (time, angle) in [(30.0 / 260, 0), (0.2, 37.4), (0.3, 81.6), (0.4, 125.8), (0.5, 170)] {
            let values = Playing.numbers(replay.moment(at: time))
            #expect(Playing.isAlike(values["angle"], angle))
        }
    }

    @Test("A pull to 150 calls the action at frame 28, loads at 44 and ends at 148")
    func trigger() throws {
        let replay = try replay("t150")
        #expect(replay.effects.map(\.effect) == [.actionCalled, .haptic(.heavy), .actionEnded])
        #expect(replay.effects[0].time == 28.0 / 60)
        #expect(Playing.isAlike(replay.effects[2].time, 148.0 / 60, digits: 6))
        let loading = try #require(replay.visits.first { $0.state == "loading" })
        #expect(loading.start == 44.0 / 60)
        let moments = replay.moments(fps: 60)
        let pulled = Playing.numbers(moments[28])
        #expect(Playing.isAlike(moments[28].offset, 140))
        #expect(Playing.isAlike(pulled["angle"], 187))
        #expect(Playing.isAlike(moments[44].offset, 133.333))
        #expect(Playing.isAlike(Playing.numbers(moments[44])["angle"], 175.667))
        let shown = moments.map { $0.values.named.contains { $0.value == .flag(true) } }
        #expect(shown.firstIndex(of: true) == 28)
        #expect(shown.lastIndex(of: true) == 147)
        #expect(Playing.isAlike(Playing.numbers(moments[148])["angle"], 5.667))
    }

    /// Rows: seconds of loading, the content's shift by the springs of both eras, and by 0.5
    /// s/0.825.
    static let shifts: [(Double, Double, Double, Double)] = [
        (0.05, 5.25, 4.76, 5.58), (0.1, 14.31, 13.86, 15.74), (0.2, 28.62, 29.80, 31.99),
        (0.3, 35.60, 37.62, 38.74), (0.4, 38.42, 40.07, 40.33), (0.5, 39.46, 40.40, 40.34),
    ]

    @Test("Loading moves the content down with the spring of each era", arguments: shifts)
    func shift(row: (Double, Double, Double, Double)) throws {
        for (era, expected) in [(SystemEra.ios17, row.1), (.ios16, row.2)] {
            var view = ScrollAction()
            view.era = era
            let moment = try replay("t150", view).moment(at: 44.0 / 60 + row.0)
            let contentY = try #require(Playing.numbers(moment)["contentY"])
            #expect(Playing.isAlike(contentY - moment.offset, expected, digits: 2))
        }
        let spring = try Spring(response: 0.5, damping: 0.825)
        #expect(Playing.isAlike(40 * spring.value(at: row.0), row.3, digits: 2))
    }

    /// Returns a pull that is held at an offset and released.
    private func hold(_ offset: Double) throws -> Trace {
        try Trace(
            name: "hold",
            samples: [
                ScrollSample(time: 0, offset: 0, isTouching: true),
                ScrollSample(time: 0.5, offset: offset, isTouching: true),
                ScrollSample(time: 2, offset: offset, isTouching: false),
                ScrollSample(time: 2.5, offset: 0, isTouching: false),
            ]
        )
    }

    @Test("At exactly 180° nothing happens, unless the fault is fixed")
    func exactHalfTurn() throws {
        var view = ScrollAction()
        let trace = try hold(30 + 180 / 1.7)
        for callbacks in [CallbackRate.exact, .perSecond(60)] {
            view.fixesExactHalfTurn = false
            #expect(Replay(view, trace: trace, callbacks: callbacks).effects.isEmpty)
            view.fixesExactHalfTurn = true
            let starts = Replay(view, trace: trace, callbacks: callbacks).effects.filter {
                $0.effect == .actionCalled
            }
            #expect(starts.count == 1)
        }
    }

    @Test("A load that ends before the content returns never clears, unless the fault is fixed")
    func endlessLoading() throws {
        var view = ScrollAction()
        let trace = try hold(150)
        let work = RefreshWork(duration: 0.2)
        #expect(Replay(view, trace: trace, work: work).visits.last?.state == "loading")
        view.fixesEndlessLoading = true
        let fixed = Replay(view, trace: trace, work: work).visits.map(\.state)
        #expect(fixed.last == "idle" && !fixed.contains("loading"))
    }

    @Test("The action is called before the release, or with it if the fault is fixed")
    func earlyAction() throws {
        var view = ScrollAction()
        let trace = try hold(150)
        #expect(try #require(Replay(view, trace: trace).effects.first).time < 0.5)
        view.fixesEarlyAction = true
        let effects = Replay(view, trace: trace).effects
        #expect(effects.map(\.effect) == [.haptic(.heavy), .actionCalled, .actionEnded])
        #expect(effects[1].time == 2)
        let back = Replay(view, trace: try Playing.trace("pull-and-return"))
        #expect(!back.effects.contains { $0.effect == .actionCalled })
    }

    @Test("The arrow turns back in the dead zone if the fault is fixed")
    func staleAngle() throws {
        var view = ScrollAction()
        view.fixesStaleAngle = true
        #expect(Playing.numbers(try replay("t130", view).moment(at: 1.1))["angle"] == 0)
    }
}
