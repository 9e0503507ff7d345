import Lifecycles
import Storyboards
import Testing

/// Each state is shown at its start, middle and end, and never in its successor.
struct KeyMomentTests {
    private let replay: Replay

    init() throws {
        let trace = try #require(BuiltInTraces.trace(named: "t150"))
        replay = Replay(LifecycleKind.scrollAction.withDefaults, trace: trace)
    }

    @Test func `a state is shown at its start, middle and end`() throws {
        let visit = try #require(replay.visits.first { $0.state == "loading" })
        let keys = KeyMoment.all(of: [visit])
        let middle = (visit.start + visit.end) / 2
        #expect(keys.map(\.label) == [visit.start, middle, visit.end])
        #expect(keys[0].time == visit.start && keys[1].time == middle)
        #expect(keys[2].time < visit.end && keys[2].time > visit.end - 0.001)
    }

    @Test func `a short state is shown once`() throws {
        // Idle until the first callback notices the pull, at 1/60 s.
        let visit = try #require(replay.visits.first)
        let keys = KeyMoment.all(of: [visit])
        let middle: Double = (visit.start + visit.end) / 2
        #expect(keys.map(\.label) == [middle])
    }

    @Test func `every moment is in its own state`() {
        let visits = replay.visits.dropLast()
        let keys = KeyMoment.all(of: Array(visits))
        #expect(keys.count > 10)
        for (key, moment) in zip(keys, replay.moments(at: keys.map(\.time))) {
            #expect(moment.state == visits[key.visit].state)
            #expect(moment.common == visits[key.visit].common)
        }
    }
}
