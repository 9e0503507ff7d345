import Lifecycles
import Testing

/// Article 000 places strip, spinner and content as the article's view does, at any time.
@Suite struct RefreshableScrollViewTests {
    private func replay(
        _ lifecycle: RefreshableScrollView = RefreshableScrollView(),
        _ trace: String = "t130",
        callbacks: CallbackRate? = nil
    ) throws -> Replay {
        let work = RefreshWork(duration: 2)
        return Replay(
            lifecycle,
            trace: try Playing.trace(trace),
            work: work,
            callbacks: callbacks
        )
    }

    /// Rows: time, offset, state, strip y, spinner centre y, content y, image.
    static let table: [(Double, Double, String, Double, Double, Double, Double)] = [
        (0, 0, "waiting", -50, -25, 0, 0),
        (0.1, 26, "waiting", -24, 1, 26, 0),
        (0.19, 49.4, "waiting", -0.6, 24.4, 49.4, 0),
        (0.2, 52, "primed", 2, 27, 52, 0),
        (0.3, 78, "primed", 28, 53, 78, 0),
        (0.5, 130, "primed", 80, 105, 130, 0),
        (0.7, 130, "primed", 80, 105, 130, 0),
        (0.8, 86.667, "primed", 36.667, 61.667, 86.667, 0),
        (0.88, 52, "primed", 2, 27, 52, 0),
        (0.8847, 49.963, "loading", 49.963, 74.963, 99.963, 0),
        (0.9, 43.333, "loading", 43.333, 68.333, 93.333, 0),
        (0.95, 21.667, "loading", 21.667, 46.667, 71.667, 1),
        (1, 0, "loading", 0, 25, 50, 2),
        (1.5, 0, "loading", 0, 25, 50, 12),
        (2, 0, "loading", 0, 25, 50, 6),
        (2.8, 0, "loading", 0, 25, 50, 6),
    ]

    @Test("The reference pull is drawn with the expected positions", arguments: table)
    func reference(row: (Double, Double, String, Double, Double, Double, Double)) throws {
        let moment = try replay().moment(at: row.0)
        let values = Playing.numbers(moment)
        #expect(moment.state == row.2)
        #expect(Playing.isAlike(moment.offset, row.1))
        #expect(Playing.isAlike(values["stripY"], row.3))
        #expect(Playing.isAlike(values["spinnerY"], row.4))
        #expect(Playing.isAlike(values["contentY"], row.5))
        #expect(values["image"] == row.6)
    }

    @Test("The view primes and loads at exact times, and stops 2 s later")
    func times() throws {
        let visits = try replay().visits
        let states = visits.filter { $0.common != .idle && $0.common != .pulling }
        #expect(states.map(\.state) == ["primed", "loading", "waiting"])
        #expect(Playing.isAlike(states[0].start, 0.19231, digits: 5))
        #expect(Playing.isAlike(states[1].start, 0.88462, digits: 5))
        #expect(Playing.isAlike(states[2].start, 2.8846, digits: 4))
        #expect(states[0].start == 0.5 * (50.0 / 130))
    }

    @Test(
        "At 60 frames per second, frame 12 is the first primed one and 54 the first loading one",
        arguments: [
            CallbackRate.exact, .perSecond(60),
        ]
    )
    func frames(callbacks: CallbackRate) throws {
        let moments = try replay(callbacks: callbacks).moments(fps: 60)
        #expect(moments.firstIndex { $0.state == "primed" } == 12)
        #expect(moments.firstIndex { $0.state == "loading" } == 54)
        #expect(Playing.isAlike(moments[54].offset, 43.33, digits: 2))
    }

    /// Rows: seconds after the work's end, content y with a spring, content y before iOS 17.
    static let afterwards: [(Double, Double, Double)] = [
        (0.05, 43.434, 47.955), (0.1, 32.113, 41.515), (0.15, 21.902, 31.078),
        (0.2, 14.229, 18.922), (0.3, 5.498, 2.045), (0.35, 3.320, 0), (0.5, 0.680, 0),
    ]

    @Test("The strip closes with the default animation of each era", arguments: afterwards)
    func closing(row: (Double, Double, Double)) throws {
        for (era, expected) in [(SystemEra.ios17, row.1), (.ios16, row.2)] {
            var view = RefreshableScrollView()
            view.era = era
            let replay = try replay(view)
            let end = try #require(replay.effects.first { $0.effect == .actionEnded }).time
            let values = Playing.numbers(replay.moment(at: end + row.0))
            #expect(Playing.isAlike(values["contentY"], expected, digits: 3))
        }
    }

    @Test("An offset of exactly the threshold has no effect")
    func exactThreshold() throws {
        let trace = try Trace(
            name: "edge",
            samples: [
                ScrollSample(time: 0, offset: 0, isTouching: true),
                ScrollSample(time: 1, offset: 50, isTouching: true),
                ScrollSample(time: 2, offset: 50, isTouching: true),
                ScrollSample(time: 3, offset: 0, isTouching: false),
            ]
        )
        for callbacks in [CallbackRate.exact, .perSecond(60)] {
            let replay = Replay(RefreshableScrollView(), trace: trace, callbacks: callbacks)
            #expect(replay.effects.isEmpty)
            #expect(!replay.visits.contains { $0.state == "primed" })
        }
    }

    @Test("Loading jumps by 50 points, unless the fault is fixed")
    func jump() throws {
        var view = RefreshableScrollView()
        let time = 0.5 + 0.2 + 0.3 * (80.0 / 130)
        func jump() throws -> Double {
            let moments = try replay(view).moments(at: [time - 1e-7, time + 1e-7])
            let positions = moments.map { Playing.numbers($0)["contentY"] ?? 0 }
            return positions[1] - positions[0]
        }
        #expect(Playing.isAlike(try jump(), 50))
        view.fixesLoadingJump = true
        #expect(Playing.isAlike(try jump(), 0))
        let rest = Playing.numbers(try replay(view).moment(at: 0.95))
        #expect(Playing.isAlike(rest["stripY"], 0))
        #expect(Playing.isAlike(rest["contentY"], 50))
    }

    @Test("Returning with the finger down loads, unless the fault is fixed")
    func fingerDown() throws {
        var view = RefreshableScrollView()
        #expect(try replay(view, "pull-and-return").effects.first?.effect == .actionCalled)
        view.fixesMissingRelease = true
        #expect(try replay(view, "pull-and-return").effects.isEmpty)
        #expect(try replay(view).effects.count == 2)
    }
}
