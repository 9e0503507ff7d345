import Indicators
import Lifecycles
import Testing

/// Article 004 places, turns and colours compass and spinner as the article's view does.
@Suite struct RefreshControlOverlapTests {
    private static let start = 0.5 * (112.5 / 130)

    private func replay(_ view: RefreshControlOverlap = RefreshControlOverlap()) throws -> Replay {
        Replay(view, trace: try Playing.trace("t130"), work: RefreshWork(duration: 2))
    }

    private func values(at time: Double) throws -> RefreshControlOverlap.Values {
        try replay().values(of: RefreshControlOverlap(), at: time)
    }

    /// Rows: time, pull, ratio, compass, spinner, y, overlap.
    static let pulls: [(Double, Double, Double, Double, Double, Double, Bool)] = [
        (0, 0, 0, 217.5, 97.5, -30, false), (0.05, 13, 0.13, 209.7, 105.3, -23.5, false),
        (0.1, 26, 0.26, 201.9, 113.1, -17, false), (0.2, 52, 0.52, 186.3, 128.7, -4, false),
        (0.25, 65, 0.65, 178.5, 136.5, 2.5, false), (0.3, 78, 0.78, 170.7, 144.3, 9, false),
        (0.35, 91, 0.91, 162.9, 152.1, 15.5, false),
        (0.38, 98.8, 0.988, 158.22, 156.78, 19.4, false),
        (0.3814, 99.164, 0.9916, 158.002, 156.998, 19.582, false),
        (0.3846, 99.996, 1, 157.5, 157.5, 19.998, true), (0.4, 104, 1, 157.5, 157.5, 22, true),
        (0.4327, 112.502, 1, 157.5, 157.5, 26.251, true),
        (0.5, 130, 1, 157.5, 157.5, 35, true), (0.7, 130, 1, 157.5, 157.5, 35, true),
    ]

    @Test("The reference pull moves the icons together", arguments: pulls)
    func pull(row: (Double, Double, Double, Double, Double, Double, Bool)) throws {
        let values = try values(at: row.0)
        #expect(Playing.isAlike(values.pull, row.1))
        #expect(Playing.isAlike(values.ratio, row.2, digits: 4))
        #expect(Playing.isAlike(values.compassX, row.3))
        #expect(Playing.isAlike(values.spinnerX, row.4))
        #expect(Playing.isAlike(values.y, row.5))
        #expect(values.overlap == row.6)
    }

    /// Rows: seconds of refresh, rotation, premultiplied red, green, blue and alpha.
    static let turns: [(Double, Double, [Double])] = [
        (0, 0, [0, 0, 0, 0]), (0.1, 30, [0.333, 0, 0, 0.333]), (0.15, 45, [0.5, 0, 0, 0.5]),
        (0.3, 90, [1, 0, 0, 1]), (0.45, 135, [0.5, 0, 0.5, 1]), (0.6, 180, [0, 0, 1, 1]),
        (0.75, 225, [0.25, 0, 0.75, 1]), (0.9, 270, [0.5, 0, 0.5, 1]),
        (1.2, 360, [0, 1, 1, 1]), (1.5, 450, [1, 0.5, 0, 1]), (1.8, 540, [1, 0, 1, 1]),
        (2, 600, [1, 0, 0.333, 1]), (2.1 - 1e-6, 630, [1, 0, 0, 1]), (2.1, 630, [0, 0, 0, 0]),
    ]

    @Test("A refresh turns the icons in quarters over changing colours", arguments: turns)
    func turn(row: (Double, Double, [Double])) throws {
        let values = try values(at: Self.start + row.0)
        #expect(Playing.isAlike(values.rotation, row.1))
        let color = values.color
        for (found, printed) in zip([color.red, color.green, color.blue, color.alpha], row.2) {
            #expect(Playing.isAlike(found, printed))
        }
    }

    /// Rows: seconds of refresh, the colour over white in 8 bits.
    static let colors: [(Double, [Double])] = [
        (0, [255, 255, 255]), (0.1, [255, 230, 230]), (0.15, [255, 217, 217]),
        (0.3, [255, 178, 178]), (0.45, [217, 178, 217]), (0.6, [178, 178, 255]),
        (0.75, [198, 178, 236]), (0.9, [217, 178, 217]), (1.2, [178, 255, 255]),
        (1.5, [255, 217, 178]), (1.8, [255, 178, 255]), (2, [255, 178, 204]),
    ]

    @Test("The colour view has an opacity of 0.3 over the page", arguments: colors)
    func color(row: (Double, [Double])) throws {
        let color = try values(at: Self.start + row.0).color
        let opacity = RefreshControlOverlap.Values.colorOpacity
        for (component, printed) in zip([color.red, color.green, color.blue], row.1) {
            let sum: Double = component * opacity + 1 - color.alpha * opacity
            // 178.5 is a tie that depends on rounding errors.
            let difference: Double = abs(255 * sum - printed)
            #expect(difference <= 0.500001)
        }
    }

    @Test("States change at exact times, and the next refresh starts with blue")
    func states() throws {
        let replay = try replay()
        #expect(
            replay.visits.map(\.state)
                == [
                    "pulling", "pulling", "connected", "animating", "animating", "exiting",
                    "pulling",
                ]
        )
        #expect(Playing.isAlike(replay.visits[2].start, 0.38141, digits: 5))
        #expect(Playing.isAlike(replay.visits[3].start, 0.43269, digits: 5))
        // The work ends within a quarter turn: the control closes, and the needle completes the
        // turn.
        #expect(replay.visits[4].common == .finishing)
        #expect(Playing.isAlike(replay.visits[4].start - Self.start, 2, digits: 6))
        #expect(Playing.isAlike(replay.visits[5].start - Self.start, 2.1, digits: 6))
        #expect(Playing.isAlike(replay.visits[6].start - Self.start, 2.3, digits: 6))
        var samples = try Playing.trace("t130").samples
        for sample in samples {
            var later = sample
            later.time += 4
            samples.append(later)
        }
        let twice = Replay(
            RefreshControlOverlap(),
            trace: try Trace(name: "twice", samples: samples),
            work: RefreshWork(duration: 2)
        )
        let values = twice.values(of: RefreshControlOverlap(), at: Self.start + 4.3)
        #expect(Playing.isAlike(values.color.blue, 1) && Playing.isAlike(values.color.red, 0))
        #expect(Playing.isAlike(values.rotation, 720))
    }

    @Test("Icons that have met stay together, or separate if the fault is fixed")
    func stickyOverlap() throws {
        var view = RefreshControlOverlap()
        view.trigger = 140
        #expect(try replay(view).visits.last?.state == "connected")
        view.fixesStickyOverlap = true
        #expect(try replay(view).visits.last?.state == "pulling")
    }

    @Test("A pull that stops at the trigger does not turn the icons, unless the fault is fixed")
    func lateSpin() throws {
        var view = RefreshControlOverlap()
        let trace = try Trace(
            name: "stop",
            samples: [
                ScrollSample(time: 0, offset: 0, isTouching: true),
                ScrollSample(time: 1, offset: 112.5, isTouching: true),
                ScrollSample(time: 4, offset: 112.5, isTouching: true),
            ]
        )
        #expect(!Replay(view, trace: trace).visits.map(\.state).contains("animating"))
        view.fixesLateSpin = true
        #expect(Replay(view, trace: trace).visits.map(\.state).contains("animating"))
    }

    /// Rows: seconds of refresh, the band's height. It is 60·(1 − eased fraction) while it closes.
    static let held: [(Double, Double)] = [
        (0.35, 94.167), (0.5, 60), (1, 60), (1.9, 60), (2, 60), (2.15, 30), (2.3, 0),
    ]

    @Test("The control stays open until the work ends, and then closes", arguments: held)
    func heldOpen(row: (Double, Double)) throws {
        let values = try values(at: Self.start + row.0)
        #expect(Playing.isAlike(values.pull, row.1))
        #expect(Playing.isAlike(values.contentTop, row.1))
        #expect(Playing.isAlike(values.y, row.1 / 2 - 30))
    }

    @Test("The icons separate while the control closes, from the end of the last quarter")
    func parting() throws {
        #expect(try values(at: Self.start + 2.1 - 1e-6).overlap)
        for seconds in [2.1, 2.2, 2.29] {
            let values = try values(at: Self.start + seconds)
            #expect(!values.overlap && values.pull > 0)
            #expect(Playing.isAlike(values.compassX, 217.5 - 0.6 * values.pull))
            #expect(Playing.isAlike(values.spinnerX, 97.5 + 0.6 * values.pull))
        }
    }

    @Test("A pull during the last quarter starts another refresh, and the icons keep turning")
    func reopened() throws {
        let trace = try Trace(
            name: "again",
            samples: [
                ScrollSample(time: 0, offset: 0, isTouching: true),
                ScrollSample(time: 1, offset: 130, isTouching: true),
                ScrollSample(time: 1.5, offset: 100, isTouching: true),
                ScrollSample(time: 1.75, offset: 120, isTouching: true),
                ScrollSample(time: 2, offset: 120, isTouching: false),
                ScrollSample(time: 2.2, offset: 0, isTouching: false),
            ]
        )
        // The control triggers at 0.8654 s and again at 1.6563 s, 0.79 s later.
        let replay = Replay(RefreshControlOverlap(), trace: trace, work: RefreshWork(duration: 0.7))
        #expect(replay.effects.filter { $0.effect == .actionCalled }.count == 2)
        let values = replay.values(of: RefreshControlOverlap(), at: 1.9)
        #expect(values.overlap && values.rotation > 270)
    }
}
