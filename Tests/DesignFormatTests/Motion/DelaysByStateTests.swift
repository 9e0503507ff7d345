import DesignFormat
import Indicators
import TestSupport
import Testing

/// Clocks, delays and phases that differ by state.
@Suite struct DelaysByStateTests {
    private func dots(_ delays: String, _ values: String) throws -> DrawnValues {
        try DrawnValues(
            """
              - repeat:
                  count: 3
                  \(delays)
                  layers:
                    - circle: {diameter: 2}
                      fill: red
                      \(values)
            """
        )
    }

    private let moving = "offset: {x: {refreshing: [0, 10], default: [0, 10]}}"

    @Test func `copies are delayed only in the listed states`() throws {
        let design = try dots("delay: {refreshing: 0.1, success: [0, 0.2]}", moving)
        let loop = design.centers(at: .time(0.9)).map { $0[0] - 30 }
        #expect(loop == [5, 4, 3])
        let success = design.centers(in: .success, at: .time(0.25)).map { $0[0] - 30 }
        #expect(success == [5, 1, 5])
        let pulling = design.centers(in: .pulling, at: .progress(0.5)).map { $0[0] - 30 }
        #expect(pulling == [5, 5, 5])
    }

    @Test func `a phase may apply to all states but one`() throws {
        let design = try dots("phase: {pulling: 0.2, default: 0}", moving)
        let pulling = design.centers(in: .pulling, at: .progress(0.5)).map { $0[0] - 30 }
        #expect(pulling == [5, 3, 1])
        #expect(design.centers(at: .time(0.9)).map { $0[0] - 30 } == [5, 5, 5])
    }

    @Test func `a clock runs only in the listed states`() throws {
        let design = try DrawnValues(
            """
              - rect: {size: [9, 4]}
                fill: red
                clock: {refreshing: {period: 0.5}}
                rotate: [0, 90]
            """
        )
        #expect(design.number("rotation", at: .time(0.65)) == 45)
        #expect(design.number("rotation", in: .success, at: .time(0.25)) == 45)
        #expect(design.number("rotation", in: .success, at: .time(0.5)) == 90)
    }

    @Test func `the period of a loop follows from the clocks that run in it`() throws {
        let text = """
            pinwheel: 1
            canvas: {size: [9, 9]}
            states:
              refreshing: {drive: time, loop: true}
              success: {drive: time, period: 1}
            layers:
              - circle: {diameter: 2}
                fill: red
                offset: {x: [0, 2, 0]}
                clock: {refreshing: {period: 0.4}, success: {period: 0.7}}
              - circle: {diameter: 2}
                fill: red
                offset: {y: [0, 2, 0]}
                clock: {period: 0.6}
            """
        let design = try Design(text: text)
        #expect(design.timeline(of: .refreshing)?.period == 1.2)
    }

    @Test func `a state that ends while copies are moving is a warning`() throws {
        let fading = "opacity: {finishing: {from: current, 0: 0}, default: 1}"
        let slow = try dots("delay: {finishing: 0.2}", fading).design
        #expect(slow.warnings.map { $0.kind } == ["unfinished-copy"])
        #expect(slow.warnings.first?.message.contains("0.4 and not yet 0") ?? false)
        let early = try dots(
            "delay: {finishing: 0.1}",
            "opacity: {finishing: {from: current, 0.5: 0}, default: 1}"
        ).design
        #expect(early.warnings == [])
        let still = try dots("delay: {refreshing: 0.1}", fading).design
        #expect(!still.warnings.contains { $0.kind == "unfinished-copy" })
    }

    @Test func `a pull that ends where the delayed loop begins is no warning`() throws {
        let wave = "{0: 0, 0.4: 1, 0.8: 0, 1: 0, ease: easeInOut}"
        let design = try dots("phase: 0.2", "scale: {pulling: \(wave), refreshing: \(wave)}").design
        #expect(!design.warnings.contains { $0.path.description.contains("pulling") })
    }

    @Test(
        arguments: [
            ("delay: {puling: 1}", "found a map"),
            ("delay: {pulling: 1, delay: 2}", "there is no state “delay”"),
            ("phase: {pulling: a}", "found “a”"),
        ]
    )
    func `a wrong delay by state is an error`(delays: String, message: String) throws {
        let errors = #expect(throws: DesignErrors.self) { _ = try dots(delays, moving) }
        let texts = try #require(errors).problems.map { $0.description }
        #expect(texts.count == 1 && texts[0].contains(message), "\(texts)")
    }

    @Test func `a clock by state that mixes states and keys of a clock is an error`() throws {
        let errors = #expect(throws: DesignErrors.self) {
            _ = try dots(
                "angle: 9",
                "clock: {refreshing: {period: 1}, period: 2}\n          \(moving)"
            )
        }
        let texts = try #require(errors).problems.map { $0.description }
        #expect(texts.count == 1 && texts[0].contains("there is no state “period”"), "\(texts)")
    }
}
