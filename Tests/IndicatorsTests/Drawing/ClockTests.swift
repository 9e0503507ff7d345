import DesignFormat
import Foundation
import Indicators
import Raster
import SeededRandom
import TestSupport
import Testing

/// Clocks of layers and delayed copies, compared with simple formulas.
@Suite struct ClockTests {
    /// Returns the positions of a dot that moves from 0 to 100 in each period.
    private func places(
        _ layers: String,
        _ state: StateName = .refreshing,
        at time: Double,
        states: String = "refreshing: {drive: time, period: 6, loop: true}"
    ) throws -> [Double] {
        let design = try design(layers, states: states)
        return design.scene(state, time: time).shapes.map { $0.transform.origin.x - 100 }
    }

    private func design(_ layers: String, states: String) throws -> Design {
        try Design(
            text: """
                pinwheel: 1
                canvas: {size: [200, 10]}
                states: {\(states)}
                layers:
                \(layers)
                """
        )
    }

    private let dot = "circle: {diameter: 2}, fill: black, offset: {x: {0: 0, 1: 100}, y: 0}"

    /// Returns the fraction of a period, computed independently from the format's documentation.
    private func fraction(
        after seconds: Double,
        period: Double,
        times: Int?,
        alternates: Bool
    ) -> Double {
        if let times, seconds >= period * Double(times) {
            return alternates && times % 2 == 0 ? 0 : 1
        }
        if times != nil, seconds < 0 { return 0 }
        let periods = (seconds / period).rounded(.down)
        let fraction = seconds / period - periods
        return alternates && Int(periods) % 2 != 0 ? 1 - fraction : fraction
    }

    @Test func `a clock runs by its period, delay, count and direction`() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<300 {
            // Multiples of 1/8, so that the state's period is a multiple of them.
            let period = [0.5, 0.75, 1, 1.5][Int.random(in: 0...3, using: &random)]
            let delay = Double(Int.random(in: -8...8, using: &random)) / 8
            let times =
                Int.random(in: 0...2, using: &random) == 0
                ? nil : Int.random(in: 1...3, using: &random)
            let alternates = Int.random(in: 0...1, using: &random) == 1
            let time = Double(Int.random(in: 0...95, using: &random)) / 16 + 0.01
            let clock =
                "clock: {period: \(period), delay: \(delay), alternate: \(alternates)"
                + (times.map { ", times: \($0)" } ?? "") + "}"
            let found = try places("  - {\(dot), \(clock)}", at: time)
            let expected =
                100
                * fraction(
                    after: time - delay,
                    period: period,
                    times: times,
                    alternates: alternates
                )
            #expect(abs(found[0] - expected) < 1e-6, "\(clock) at \(time)")
        }
    }

    @Test func `in a state with an end, a clock waits for its delay`() throws {
        let layers = "  - {\(dot), clock: {period: 0.5, delay: 0.25}}"
        let states = "success: {drive: time, period: 2}"
        for (time, place) in [(0.0, 0.0), (0.2, 0), (0.25, 0), (0.5, 50), (0.75, 0), (0.875, 25)]
            as [(Double, Double)]
        {
            let found = try places(layers, .success, at: time, states: states)
            #expect(isClose(found[0], place, within: 1e-6), "\(time)")
        }
    }

    @Test func `while the finger drives the progress, layers with clocks follow the pull`() throws {
        let design = try design("  - {\(dot), clock: {period: 0.5}}", states: "pulling: {}")
        let scene = design.scene(.pulling, progress: 0.25)
        #expect(isClose(scene.shapes[0].transform.origin.x, 125))
    }

    @Test func `a clock applies to its entire layer, except to inner clocks`() throws {
        let inner = "{\(dot)}, {\(dot), clock: {period: 2}}"
        let found = try places("  - {group: [\(inner)], clock: {period: 1}}", at: 1.5)
        #expect(isClose(found[0], 50) && isClose(found[1], 75))
    }

    @Test(
        arguments: [
            ("forwards", [0, 1, 2, 3, 4]), ("backwards", [4, 3, 2, 1, 0]),
            ("center", [2, 1, 0, 1, 2]),
            ("edges", [0, 1, 2, 1, 0]),
        ]
    )
    func `copies are delayed by their order`(order: String, ranks: [Int]) throws {
        for time in [0.0, 0.4, 1.3, 5.9] {
            for way in ["delay: 0.25", "phase: 0.0416666666666666667"] {
                let layers = """
                      - repeat: {count: 5, \(way), order: \(order), layers: [{\(dot)}]}
                    """
                let found = try places(layers, at: time)
                for (place, rank) in zip(found, ranks) {
                    let share = (time - 0.25 * Double(rank)) / 6
                    let expected = 100 * (share - share.rounded(.down))
                    #expect(abs(place - expected) < 1e-6, "\(order) \(way) \(time)")
                }
            }
        }
    }

    @Test func `a random order is a permutation determined by its seed`() throws {
        func places(_ seed: Int) throws -> [Int] {
            let layers = """
                  - repeat: {count: 6, delay: 1, order: random, seed: \(seed), layers: [{\(dot)}]}
                """
            return try self.places(layers, at: 0).map { Int(($0 * 6 / 100).rounded()) }
        }
        let orders = try (0..<20).map(places)
        for order in orders { #expect(order.sorted() == Array(0..<6)) }
        #expect(Set(orders).count > 15)
        #expect(try places(3) == orders[3])
    }

    @Test func `delays of nested repeats add up and apply to clocks in them`() throws {
        let rows = """
              - repeat:
                  count: 2
                  delay: 0.5
                  layers:
                    - repeat: {count: 2, delay: [0, 0.1], layers: [{\(dot), clock: {period: 2}}]}
            """
        let found = try places(rows, at: 1)
        for (place, lag) in zip(found, [0, 0.1, 0.5, 0.6]) {
            #expect(isClose(place, 100 * (1 - lag) / 2, within: 1e-6))
        }
    }

    @Test func `pulled copies are offset by a fraction of the pull and wait at its start`() throws {
        let layers = "  - repeat: {count: 3, phase: 0.2, delay: 9, layers: [{\(dot)}]}"
        let design = try design(layers, states: "pulling: {}, finishing: {}")
        let pulling = design.scene(.pulling, progress: 0.3).shapes
        let finishing = design.scene(.finishing, progress: 0.9).shapes
        #expect(
            zip(pulling.map(\.transform.origin.x), [130, 110, 100]).allSatisfy { isClose($0, $1) }
        )
        #expect(
            zip(finishing.map(\.transform.origin.x), [190, 200, 200])
                .allSatisfy { isClose($0, $1) }
        )
    }

    @Test func `values and clocks can be given per copy`() throws {
        let layers = """
              - repeat:
                  count: 5
                  layers:
                    - circle: {diameter: 2}
                      fill: black
                      clock: {period: {each: [1, 2, 3]}, delay: {each: [0, 0.5]}}
                      offset: {x: {each: [{0: 0, 1: 100}, {refreshing: [0, 50], default: 7}]}, y: 0}
            """
        let found = try places(layers, at: 0.75)
        for (index, place) in found.enumerated() {
            let period = [1.0, 2, 3][index % 3]
            let time = 0.75 - [0, 0.5][index % 2]
            let height = [100.0, 50][index % 2]
            #expect(isClose(place, height * time / period, within: 1e-6), "\(index)")
        }
        #expect(found.count == 5)
    }

    @Test func `a per-copy list needs copies`() {
        for layer in [
            "{circle: {diameter: 2}, fill: black, opacity: {each: [0, 1]}}",
            "{circle: {diameter: 2}, fill: black, clock: {period: {each: [1, 2]}}}",
        ] {
            let error = failure { try Design(text: Samples.design(layers: "  - " + layer)) }
            #expect(error?.contains("allowed only in the layers of a repeat") ?? false, "\(layer)")
        }
    }

    @Test(
        arguments: [
            ([1.0], false, 1.0), ([0.5, 0.75], false, 1.5), ([1.333, 1.5], false, 1999.5),
            ([0.5], true, 1), ([1.2, 0.8], true, 4.8),
        ]
    )
    func `clocks determine the default period of a loop`(
        periods: [Double],
        alternates: Bool,
        length: Double
    ) throws {
        let layers = periods.map {
            "  - {\(dot), clock: {period: \($0), alternate: \(alternates)}}"
        }.joined(separator: "\n")
        let states = "refreshing: {drive: time, loop: true}"
        guard length <= 600 else {
            let error = failure { try design(layers, states: states) }
            #expect(error?.contains("do not all repeat") ?? false)
            #expect(error?.contains("%") ?? false)
            return
        }
        let timeline = try design(layers, states: states).timeline(of: .refreshing)
        #expect(isClose(timeline?.period ?? 0, length))
    }

    @Test func `a loop without a period and without clocks is an error`() {
        let error = failure {
            try design("  - {\(dot)}", states: "refreshing: {drive: time, loop: true}")
        }
        #expect(error?.contains("needs the key “period”") ?? false)
    }
}

/// Returns the error, or `nil` if there is none.
private func failure(_ work: () throws -> Design) -> String? {
    do {
        _ = try work()
        return nil
    } catch {
        return "\(error)"
    }
}
