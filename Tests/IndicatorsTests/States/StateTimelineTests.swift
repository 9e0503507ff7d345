import Indicators
import TestSupport
import Testing

/// The local time of states, which determines what every layer shows.
@Suite struct StateTimelineTests {
    @Test func `progress is local time, clamped to 0…1 except while armed`() {
        let pulling = StateTimeline(state: .pulling)
        let armed = StateTimeline(state: .armed)
        for (progress, local) in [(-1.0, 0.0), (0, 0), (0.4, 0.4), (1, 1), (1.3, 1)] {
            #expect(pulling.localTime(at: .progress(progress)) == local)
        }
        #expect(armed.localTime(at: .progress(1.3)) == 1.3)
        #expect(pulling.localTime(at: .progress(.nan)) == 0)
        #expect(pulling.localTime(at: .progress(.infinity)) == 1)
    }

    @Test func `a state with a duration converts seconds into progress`() {
        let finishing = StateTimeline(state: .finishing, duration: 0.4)
        for (seconds, local) in [(-1.0, 1.0), (0, 1), (0.1, 0.75), (0.4, 0), (9, 0)] {
            #expect(isClose(finishing.localTime(at: .time(seconds)), local))
        }
        #expect(finishing.localTime(at: .time(.nan)) == 1)
        #expect(StateTimeline(state: .pulling).localTime(at: .time(3)) == 0)
    }

    @Test func `a loop plays its intro once, then its period forever`() {
        let state = StateTimeline(
            state: .refreshing,
            drive: .time,
            period: 3.6,
            intro: 0.3,
            loops: true
        )
        let expected: [(Double, Double)] = [
            (0, 0), (0.15, 0.15), (0.3, 0.3), (3.8, 3.8), (3.9, 0.3), (4, 0.4), (7.5, 0.3),
            (36.3, 0.3), (36.4, 0.4),
        ]
        for (seconds, place) in expected {
            #expect(isClose(state.localTime(at: .time(seconds)) * 3.9, place))
        }
        #expect(state.localTime(at: .time(.nan)) == 0)
        #expect((0...1).contains(state.localTime(at: .time(.infinity))))
        #expect(state.localTime(at: .progress(0.5)) == 0.5)
    }

    @Test func `without a loop the end is held`() {
        let state = StateTimeline(state: .success, drive: .time, period: 0.5)
        #expect(state.localTime(at: .time(0.25)) == 0.5)
        #expect(state.localTime(at: .time(0.5)) == 1)
        #expect(state.localTime(at: .time(5)) == 1)
    }
}
