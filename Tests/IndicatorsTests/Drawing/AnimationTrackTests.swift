import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Keyframes: keys in seconds, jumps, and values taken over from the previous state.
@Suite struct AnimationTrackTests {
    private func design(_ value: String, armed: String = "{}") throws -> Design {
        try Design(
            text: """
                pinwheel: 1
                canvas: {size: [20, 10]}
                states:
                  idle: {}
                  pulling: {}
                  armed: \(armed)
                  refreshing: {drive: time, period: 2, loop: true}
                  finishing: {duration: 0.5}
                  canceling: {duration: 0.5}
                layers:
                  - {circle: {diameter: 2}, fill: black, offset: {x: \(value), y: 0}}
                """
        )
    }

    private func place(_ design: Design, _ moment: Moment) -> Double {
        let shapes = design.scene(at: moment, in: .standard).shapes
        return (shapes.first?.transform.origin.x ?? .nan) - 10
    }

    private func place(_ design: Design, _ state: StateName, _ progress: Double) -> Double {
        place(design, Moment(state: state, position: .progress(progress)))
    }

    @Test func `keys in seconds refer to the state or to a clock`() throws {
        let value = "{refreshing: {0s: 0, 0.5s: 8, 1.5s: 0}, default: 0}"
        let design = try design(value)
        for (time, x) in [(0.0, 0.0), (0.25, 4), (0.5, 8), (1, 4), (1.5, 0), (1.9, 0), (2.25, 4)] {
            let moment = Moment(state: .refreshing, position: .time(time))
            #expect(isClose(place(design, moment), x), "\(time)")
        }
    }

    @Test func `keys in seconds need a state with a duration`() {
        #expect(throws: DesignErrors.self) { try self.design("{pulling: {0s: 0, 1s: 1}}") }
        #expect(throws: DesignErrors.self) { try self.design("{refreshing: {0: 0, 1s: 1}}") }
    }

    @Test(
        arguments: [
            ("{pulling: {0s: 0, 1s: 1}}", "pulling follows the finger; write times"),
            ("{0s: 0, 1s: 1}", "idle follows the finger; give idle its own keyframes"),
            (
                "{idle: 0, pulling: [0, 1], default: {0s: 0, 1s: 1}}",
                "armed follows the finger; give armed its own keyframes"
            ),
        ]
    )
    func `the error about keys in seconds names the state without one, and the remedies`(
        value: String,
        words: String
    ) {
        let error = failure(DesignErrors.self) { try self.design(value) }
        #expect(error?.problems.count == 1)
        #expect(error?.description.contains(words) ?? false, "\(String(describing: error))")
    }

    @Test func `seconds are accepted if other states have a duration or a clock's period`() throws {
        let listed = try design("{idle: 0, pulling: 0, armed: 0, default: {0s: 0, 1s: 8}}")
        #expect(place(listed, Moment(state: .refreshing, position: .time(0.5))) == 4)
        // The state takes half a second, so half its progress is a quarter of a second.
        #expect(place(listed, .finishing, 0.5) == 2)
        let clocked = try Design(
            text: Samples.design(
                layers: """
                      - circle: {diameter: 2}
                        fill: black
                        offset: {x: {0s: 0, 4s: 8}, y: 0}
                        clock: {period: 4}
                    """
            )
        )
        #expect(place(clocked, .pulling, 0.5) == 4)
        #expect(place(clocked, Moment(state: .refreshing, position: .time(1))) == 2)
    }

    @Test func `the time of a fade cannot be given in seconds`() {
        let layers = "  - repeat: {count: 2, fade: {0s: 0, 1s: 1}, layers: [{group: []}]}"
        let error = failure(DesignErrors.self) { try Design(text: Samples.design(layers: layers)) }
        #expect(
            error?.problems.map(\.message) == [
                "the times of a fade cannot be in seconds; they are positions in 0…1"
            ]
        )
    }

    @Test func `steps and springs follow the progress while the finger drives it`() throws {
        let steps = try design("{pulling: {0: 0, 1: 8, ease: {steps: 4}}}")
        let found = [0, 0.24, 0.25, 0.6, 1].map { place(steps, .pulling, $0) }
        #expect(found == [0, 0, 2, 4, 8])
        let spring = try design("{armed: {1: 0, 3: 8, ease: smooth}}", armed: "{from: 1, to: 3}")
        // Two thresholds further count as two seconds.
        let smooth = Spring.smooth
        for progress in [1.25, 1.5, 2] {
            let x = 8 * smooth.value(at: progress - 1)
            #expect(isClose(place(spring, .armed, progress), x))
        }
        #expect(place(spring, .armed, 5) == 8)
    }

    @Test func `a value jumps at a key with both a before and an after`() throws {
        let design = try design("{pulling: {0: 0, 0.5: {before: 4, after: 9}, 1: 5}, default: 0}")
        let found = [0, 0.25, 0.499999999, 0.5, 0.75, 1].map { place(design, .pulling, $0) }
        for (place, x) in zip(found, [0, 2, 4, 9, 7, 5] as [Double]) {
            #expect(isClose(place, x, within: 1e-6))
        }
    }

    @Test func `“hold” keeps a value until the next key`() throws {
        let design = try design("{pulling: {0: 1, 0.5: 4, 1: 8, ease: [hold, linear]}, default: 0}")
        for (progress, x) in [(0.0, 1.0), (0.49, 1), (0.5, 4), (0.75, 6)] {
            #expect(isClose(place(design, .pulling, progress), x))
        }
    }

    @Test func `a state that is not listed holds the last value of the previous one`() throws {
        let design = try design("{pulling: [1, 5], refreshing: [6, 8]}")
        // At rest the value is that at the start of the pull.
        #expect(place(design, .idle, 0) == 1)
        #expect(place(design, .armed, 1) == 5)
        // A loop that has completed its period is at its start again.
        #expect(place(design, .finishing, 0.5) == 6)
        #expect(place(design, .canceling, 0.5) == 5)
    }

    @Test func `a value without a default starts with the first that is listed`() throws {
        let text = Samples.design(
            layers:
                "  - {circle: {diameter: {pulling: [3, 5]}}, fill: {armed: red, refreshing: green}}"
        )
        let shape = try #require(try Design(text: text).scene(.idle, progress: 0).shapes.first)
        #expect(shape.path.bounds?.width == 3 && shape.color?.red == 1)
    }

    @Test func `a moment's history determines the value of states that hold`() throws {
        let design = try design("{pulling: [1, 5], refreshing: [6, 8]}")
        let left = Moment(state: .pulling, position: .progress(0.25))
        let canceling = Moment(state: .canceling, position: .progress(0.1), after: [left])
        #expect(place(design, canceling) == 2)
        let worked = Moment(state: .refreshing, position: .time(2.5))
        let finishing = Moment(state: .finishing, position: .progress(0.9), after: [worked, left])
        #expect(place(design, finishing) == 6.5)
    }

    @Test func `“from: current” starts at the value of the previous state`() throws {
        let design = try design("{pulling: [1, 5], refreshing: {from: current, 1: 9}, default: 0}")
        let left = Moment(state: .pulling, position: .progress(0.5))
        for (seconds, x) in [(0.0, 3.0), (1, 6)] {
            let moment = Moment(state: .refreshing, position: .time(seconds), after: [left])
            #expect(place(design, moment) == x)
        }
    }

    @Test func `while progress falls, “from: current” is at the top`() throws {
        let design = try design(
            "{pulling: [1, 5], finishing: {from: current, 0.5: 9, 0: 1, ease: [linear, hold]}}"
        )
        for (progress, x) in [(1.0, 5.0), (0.75, 7), (0.5, 9), (0.25, 9), (0, 1)] {
            #expect(place(design, .finishing, progress) == x)
        }
        #expect(try Design(text: design.yaml()) == design)
    }

    @Test func `a cancelled pull continues from the value at which it was left`() throws {
        let design = try design("{pulling: [1, 5], canceling: {from: current, 0: 9}, default: 0}")
        let left = Moment(state: .pulling, position: .progress(0.5))
        for (progress, x) in [(0.5, 3.0), (0.25, 6), (0, 9)] {
            let moment = Moment(state: .canceling, position: .progress(progress), after: [left])
            #expect(place(design, moment) == x)
        }
        #expect(place(design, .canceling, 1) == 5)
        #expect(place(design, .canceling, 0.5) == 7)
    }

    @Test(
        arguments: ["{from: 1, to: 0, duration: 0.4}", "{from: 0.5, to: 1, duration: 0.4}"]
    )
    func `keys in seconds count from the state's first moment, in both directions`(armed: String)
        throws
    {
        for start in ["0s: 0", "from: current"] {
            let design = try design("{idle: 0, armed: {\(start), 0.2s: 4, 0.4s: 10}}", armed: armed)
            for (seconds, x) in [(0.0, 0.0), (0.1, 2), (0.2, 4), (0.3, 7), (0.4, 10)] {
                let moment = Moment(state: .armed, position: .time(seconds))
                #expect((place(design, moment) - x).magnitude < 1e-9)
            }
        }
    }

    @Test(
        arguments: [
            ("{finishing: {from: current, 1: 9}}", "after 1, where", "{from: current, 0: …}"),
            ("{finishing: {from: current, 0: 9, 0.5: 3}}", "0.5 must be less than 0", "falls"),
            ("{armed: {from: current, 1: 9}}", "after 1, where", "{from: current, 1.2: …}"),
            ("{refreshing: {from: current, 0: 9}}", "after 0, where", "{from: current, 1: …}"),
            ("{refreshing: {from: current, 0.5: 1, 0.2: 9}}", "greater than 0.5", "rising"),
            ("{refreshing: {from: current, 0s: 9}}", "after 0, where", "write seconds"),
            ("{pulling: 0, armed: 0, default: {from: current, 1: 9}}", "1", "give finishing"),
        ]
    )
    func `a key before “from: current” is an error with the right position`(
        value: String,
        fault: String,
        hint: String
    ) throws {
        do {
            _ = try design(value)
            Issue.record("no problem with \(value)")
        } catch {
            #expect("\(error)".contains(fault) && "\(error)".contains(hint), "\(error)")
        }
    }

    @Test func `“from: current” starts at the threshold if the pull goes beyond it`() throws {
        let design = try design(
            "{pulling: [1, 5], armed: {from: current, 1.5: 9}, default: 0}",
            armed: "{from: 1, to: 1.5}"
        )
        for (progress, x) in [(1.0, 5.0), (1.25, 7), (1.5, 9), (1.6, 9)] {
            #expect(place(design, .armed, progress) == x)
        }
    }

    @Test func `“onto: current” adds to the value at which the previous state was left`() throws {
        let design = try design(
            "{pulling: [1, 5], armed: 2, refreshing: {onto: current, 0: 0, 1: 4}, default: 0}"
        )
        let moment = Moment(state: .refreshing, position: .time(1))
        #expect(place(design, moment) == 4)
        let left = Moment(state: .pulling, position: .progress(0.5))
        #expect(place(design, Moment(state: .refreshing, position: .time(1), after: [left])) == 5)
        let chain = try self.design(
            "{pulling: 3, armed: {onto: current, 0: 1}, refreshing: {onto: current, 0: 1}}"
        )
        #expect(place(chain, moment) == 5)
    }

    @Test func `colours can be taken over but not added`() throws {
        func text(_ start: String) -> String {
            Samples.design(
                layers: """
                      - circle: {diameter: 2}
                        fill: {pulling: [black, white], refreshing: {\(start): current, 1: red}}
                    """
            )
        }
        let design = try Design(text: text("from"))
        let left = Moment(state: .pulling, position: .progress(0))
        let moment = Moment(state: .refreshing, position: .time(0), after: [left])
        #expect(design.scene(at: moment, in: .standard).shapes[0].color == .black)
        #expect(design.scene(.armed, progress: 1).shapes[0].color == .white)
        #expect(throws: DesignErrors.self) { try Design(text: text("onto")) }
    }

    @Test func `while armed a list covers the state's own range of progress`() throws {
        let design = try design("{armed: [0, 10], default: 0}", armed: "{from: 1, to: 3}")
        for (progress, x) in [(1.0, 0.0), (2, 5), (3, 10), (4, 10)] {
            #expect(place(design, .armed, progress) == x)
        }
        // Explicit times refer to the pull itself.
        let keyed = try self.design("{armed: {0: 0, 2: 10}}", armed: "{from: 1, to: 3}")
        #expect(place(keyed, .armed, 1) == 5)
    }

    @Test func `in a map by state a list is keyframes, and a point has x and y`() throws {
        func problem(_ offset: String) -> String {
            do {
                _ = try design(layer: "offset: \(offset)")
                return ""
            } catch {
                return "\(error)"
            }
        }
        let text = problem("{pulling: [0, 10]}")
        #expect(text.contains("{x: 0, y: 10}") && text.contains("[[0, 0], [0, 10]]"))
        #expect(problem("{pulling: {x: 1, z: 2}}").contains("expected the keys x and y"))
        #expect(problem("{pulling: {x: 1}}").contains("needs both x and y"))
    }

    @Test(
        arguments: [
            ("[2.2, 0.6]", 2.2, 0.6), ("3", 3, 3), ("{x: 2, y: 4}", 2, 4),
            ("{pulling: [1, 3]}", 2, 2),
            ("{pulling: [[1, 2], [3, 6]]}", 2, 4), ("{pulling: {x: 5, y: 6}}", 5, 6),
            ("{pulling: {0: 1, 1: [3, 5]}}", 2, 3), ("{default: [1, 2, 1]}", 2, 2),
            ("{0: [1, 2], 1: 3}", 2, 2.5),
        ] as [(String, Double, Double)]
    )
    func `a factor is a number, or a pair where offsets have one`(
        scale: String,
        x: Double,
        y: Double
    ) throws {
        let design = try design(layer: "scale: \(scale)")
        let transform = design.scene(.pulling, progress: 0.5).shapes[0].transform
        #expect(isClose(transform.a, x) && isClose(transform.d, y))
        // The written design round-trips.
        let text = design.yaml()
        #expect(try Design(text: text) == design, "\(text)")
    }

    private func design(layer: String) throws -> Design {
        try Design(
            text: Samples.design(layers: "  - {circle: {diameter: 2}, fill: black, \(layer)}")
        )
    }

    @Test(
        arguments: [
            "{from: current, 0: 1, 1: 2}", "{from: now, 1: 2}",
            "{from: current, onto: current, 1: 2}",
            "{from: current}", "{0: {before: 1}, 1: 2}", "{each: [1], 0: 1}",
            "{pulling: {each: [1]}}",
            "{0s: 1, 1: 2}", "{-1s: 1}", "{1s: 1, 0.5s: 2}",
        ]
    )
    func `an impossible value is an error that says why`(value: String) {
        #expect(throws: DesignErrors.self) { try self.design(value) }
    }
}
