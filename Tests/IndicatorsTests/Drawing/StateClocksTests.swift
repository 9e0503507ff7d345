import DesignFormat
import Indicators
import TestSupport
import Testing

/// The clocks that run in a state, and their common period.
@Suite struct StateClocksTests {
    private func clocks(
        _ clocks: [String],
        in state: StateName = .refreshing,
        period: String = "period: 6, "
    ) throws -> StateClocks? {
        let layers = clocks.map { "  - {group: [], clock: {\($0)}}" }.joined(separator: "\n")
        let text = """
            pinwheel: 1
            canvas: {size: [9, 9]}
            states:
              pulling: {}
              refreshing: {drive: time, \(period)loop: true}
              finishing: {duration: 0.4}
            layers:
            \(layers)
            """
        return try Design(text: text).clocks(in: state)
    }

    @Test func `each period is listed once, and their common period is the least one`() throws {
        let found = try clocks(["period: 0.5", "period: 0.75, alternate: true", "period: 0.5"])
        #expect(
            found?.cycleDurations == [0.5, 1.5] && found?.commonPeriod == 1.5
                && found?.setsPeriod == false
        )
        #expect(found?.allRepeat(in: 6) == true && found?.allRepeat(in: 6.5) == false)
        let deciding = try clocks(["period: 0.5", "period: 0.7"], period: "")
        #expect(deciding?.commonPeriod == 3.5 && deciding?.setsPeriod == true)
    }

    @Test func `clocks that stop are listed separately, and there may be no common period`() throws
    {
        let found = try clocks(["period: 0.5, times: 3, delay: 0.25", "period: 1"])
        #expect(found?.cycleDurations == [1] && found?.stops == [1.75])
        #expect(try clocks(["period: 1.333", "period: 1.571"])?.commonPeriod == nil)
    }

    @Test func `clocks run in states driven by time`() throws {
        #expect(try clocks(["period: 1"], in: .pulling) == nil)
        #expect(try clocks(["period: 1"], in: .finishing)?.cycleDurations == [1])
        let still = Samples.design(layers: "  - {group: []}")
        #expect(try Design(text: still).clocks(in: .refreshing) == nil)
        let inner =
            "  - {group: [{repeat: {count: 2, layers: [{group: [], clock: {period: {each: [1, 2]}}}]}}]}"
        let design = try Design(text: Samples.design(layers: inner))
        #expect(design.clocks(in: .refreshing)?.cycleDurations == [1, 2])
    }
}
