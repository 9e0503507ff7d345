import DesignFormat
import Indicators
import Testing
import Commands

/// Each state is played for a suitable duration.
struct PlayedStateTests {
    private func playedStates(
        _ design: String,
        _ states: [StateName]? = nil
    ) throws -> [PlayedState] {
        PlayedState.all(of: [try #require(BuiltInDesigns.design(named: design))], states: states)
    }

    @Test func `durations are the design's or the defaults`() throws {
        let lengths = try playedStates("arc").map { ($0.timeline.state, $0.seconds) }
        #expect(lengths.map(\.0) == [.idle, .pulling, .armed, .refreshing, .finishing])
        // A loop runs for entire periods of 0.9 seconds.
        #expect(lengths.map(\.1) == [0.5, 1, 0.5, 1.8, 0.35])
        #expect(try playedStates("compass", [.refreshing]).map(\.seconds) == [3.9])
    }

    @Test func `progress runs from its start to its end`() throws {
        let finishing = try playedStates("arc", [.finishing])[0]
        #expect(finishing.moment(at: 0).position == .progress(1))
        #expect(finishing.moment(at: 0.35).position == .progress(0))
        #expect(finishing.moment(at: 9).position == .progress(0))
        let refreshing = try playedStates("arc", [.refreshing])[0]
        #expect(refreshing.moment(at: 7.25).position == .time(7.25))
    }

    @Test func `the states of a design are grouped`() throws {
        let groups = try (playedStates("arc") + playedStates("spokes")).byDesign
        #expect(groups.map { $0[0].design.name } == ["arc", "spokes"])
        #expect(groups.map(\.count) == [5, try playedStates("spokes").count])
    }
}
