import DesignFormat
import Indicators
import TestSupport
import Testing

/// The intro of a state, apart from its loop.
@Suite struct IntroTests {
    private func rotation(_ value: String) throws -> DrawnValues {
        try DrawnValues("  - {rect: {size: [9, 4]}, fill: red, rotate: \(value)}")
    }

    @Test func `a list covers the loop and has its first value during the intro`() throws {
        let design = try rotation("{refreshing: [10, 90, 10], default: 10}")
        for (seconds, expected) in [(0.0, 10.0), (0.39, 10), (0.4, 10), (0.65, 50), (0.9, 90)] {
            let found = try #require(design.number("rotation", at: .time(seconds)))
            #expect(abs(found - expected) < 1e-9, "\(seconds) s: \(found)")
        }
        #expect(design.number("rotation", at: .time(1.4)) == 10)
        #expect(design.design.warnings == [])
    }

    @Test func `an intro and a loop have their own keyframes, easings and seconds`() throws {
        let design = try rotation(
            "{refreshing: {intro: {0: 0, 0.5: 40, ease: hold}, loop: {0s: 40, 0.25s: 60, 1s: 40}}}"
        )
        let values: [(Double, Double)] = [
            (0, 0), (0.1, 0), (0.2, 40), (0.3, 40), (0.4, 40), (0.65, 60), (1.4, 40), (1.65, 60),
        ]
        for (seconds, expected) in values {
            let found = try #require(design.number("rotation", at: .time(seconds)))
            #expect(abs(found - expected) < 1e-9, "\(seconds) s: \(found)")
        }
    }

    @Test func `an intro may start with the value of the previous state`() throws {
        let design = try rotation(
            "{pulling: [0, 30], refreshing: {intro: {from: current, 1: 90}, loop: [90, 180, 90]}}"
        )
        let released = [Moment(state: .pulling, position: .progress(0.5))]
        let start = design.number("rotation", at: .time(0), after: released)
        let middle = design.number("rotation", at: .time(0.2), after: released)
        #expect(start == 15)
        #expect(middle == 52.5)
        #expect(design.number("rotation", at: .time(0.4), after: released) == 90)
    }

    @Test func `a keyframe at any multiple of the frame duration is reached in its frame`() throws {
        let design = try rotation(
            "{refreshing: {0s: 0, 0.1s: {before: 0, after: 1}, 0.7s: {before: 1, after: 2}, 1s: 2}}"
        )
        for period in 0..<200 {
            let start = 0.4 + Double(period)
            #expect(design.number("rotation", at: .time(start + 0.1)) == 1, "period \(period)")
            #expect(design.number("rotation", at: .time(start + 0.7)) == 2, "period \(period)")
        }
    }

    @Test func `copies start their intro and their loop with their delays`() throws {
        let design = try DrawnValues(
            """
              - repeat:
                  count: 3
                  delay: 0.1
                  layers:
                    - circle: {diameter: 2}
                      fill: red
                      offset: {refreshing: {intro: {0s: [0, 0], 0.2s: [20, 0]}, loop: [[20, 0], [20, 9], [20, 0]]}}
            """
        )
        #expect(design.centers(at: .time(0.2)).map { $0[0] } == [50, 40, 30])
        #expect(design.centers(at: .time(0.39)).map { $0[0] } == [50, 50, 49])
        // In the loop the delays shift the phase.
        let ys = design.centers(at: .time(0.4)).map { (($0[1] - 30) * 1e6).rounded() / 1e6 }
        #expect(ys == [0, 1.8, 3.6])
    }

    @Test func `a clock starts after the intro`() throws {
        let design = try DrawnValues(
            """
              - {rect: {size: [9, 4]}, fill: red, clock: {period: 0.5}, rotate: {refreshing: [0, 90]}}
            """
        )
        #expect(design.number("rotation", at: .time(0.3)) == 0)
        let middle = try #require(design.number("rotation", at: .time(0.65)))
        #expect(abs(middle - 45) < 1e-9)
    }

    @Test func `a jump from the intro to the loop is a warning unless it is declared`() throws {
        let jump = try rotation("{refreshing: {intro: [0, 20], loop: [90, 180, 90]}}").design
        #expect(jump.warnings.map { $0.kind } == ["seam"])
        #expect(jump.warnings.first?.message.contains("from 20 to 90") ?? false)
        let declared = try rotation(
            "{refreshing: {intro: [0, 20], loop: {0: {before: 20, after: 90}, 0.5: 180, 1: 90}}}"
        )
        #expect(declared.design.warnings == [])
    }

    @Test(
        arguments: [
            ("{intro: [0, 1]}", "“intro” needs “loop” next to it"),
            ("{refreshing: {loop: [0, 1]}}", "“loop” needs “intro” next to it"),
            ("{refreshing: {intro: 0, loop: 1, 0.5: 2}}", "“0.5” is not allowed next to"),
            ("{intro: 0, loop: 1, ease: easeIn}", "“ease” is not allowed next to"),
            ("{pulling: {intro: 0, loop: 1}}", "“pulling” has none"),
            ("{refreshing: {intro: {intro: 0, loop: 1}, loop: 1}}", "cannot contain another"),
            ("{refreshing: {intro: 0, loop: {from: current, 1: 4}}}", "is not allowed in a “loop”"),
            ("{refreshing: {intro: {1.5: 0}, loop: 1}}", "1.5"),
        ]
    )
    func `a wrong intro is one error that says what is wrong`(
        value: String,
        message: String
    ) throws {
        let problems = #expect(throws: DesignErrors.self) { _ = try rotation(value) }
        let texts = try #require(problems).problems.map { $0.description }
        #expect(texts.count == 1, "\(texts)")
        #expect(texts.first?.contains(message) ?? false, "\(texts)")
    }

    @Test func `an intro made in Swift equals the one read from a file`() throws {
        let read = try rotation("{refreshing: {intro: [0, 90], loop: [90, 0]}, default: 5}").design
        let made = Rectangle(9, 4).fill(.red).rotate(
            .by(refreshing: .introAndLoop(intro: [0, 90], loop: [90, 0]), else: 5)
        )
        let design = try Design("intro", canvas: 60, states: read.model.states) { made }
        #expect(design.model.layers == read.model.layers)
    }
}
