import Base
import Frames
import Indicators
import Testing
import Commands

/// The options for states and moments select exactly the requested frames.
struct MomentSelectionTests {
    private let timelines = [
        StateTimeline(state: .idle, frames: 1),
        StateTimeline(state: .pulling, frames: 24),
        StateTimeline(state: .armed, frames: 1),
        StateTimeline(state: .refreshing, drive: .time, period: 0.9, loops: true),
        StateTimeline(state: .finishing, duration: 0.35),
    ]

    private func moments(_ selection: MomentSelection) throws(InputError) -> [Moment] {
        try selection.frames(of: timelines, named: "arc").map(\.moment)
    }

    @Test func `by default each state has the frames of its design`() throws {
        let all = try moments(MomentSelection(states: nil))
        let pulling = all.filter { $0.state == .pulling }
        let refreshing = all.filter { $0.state == .refreshing }
        #expect(pulling.count == 24 && refreshing.count == 54)
        #expect(all.map(\.state).unique() == [.idle, .pulling, .armed, .refreshing, .finishing])
    }

    @Test func `--steps applies to each state`() throws {
        let all = try moments(MomentSelection(states: nil, times: .steps(3)))
        #expect(all.count == 15)
    }

    @Test func `states are in the design's order`() throws {
        let some = try moments(MomentSelection(states: [.armed, .idle]))
        #expect(some.map(\.state) == [.idle, .armed])
    }

    @Test func `states that a design lacks are skipped`() throws {
        #expect(try moments(MomentSelection(states: [.success])).isEmpty)
    }

    @Test func `--progress applies to states that follow the pull`() throws {
        let all = try moments(MomentSelection(states: nil, times: .progress([0, 1])))
        #expect(all.map(\.state) == [.pulling, .pulling, .finishing, .finishing])
        #expect(all.map(\.position) == [.progress(0), .progress(1), .progress(0), .progress(1)])
    }

    @Test func `--time applies to states that follow the clock`() throws {
        let all = try moments(MomentSelection(states: nil, times: .time([0.25])))
        #expect(all == [Moment(state: .refreshing, position: .time(0.25))])
        let finishing = try moments(MomentSelection(states: [.finishing], times: .time([0.1])))
        #expect(finishing == [Moment(state: .finishing, position: .time(0.1))])
    }

    @Test func `moments that a state cannot have are rejected`() {
        let progress = MomentSelection(states: [.refreshing], times: .progress([0.5]))
        let first = #expect(throws: InputError.self) { try moments(progress) }
        #expect(first?.description == "refreshing of arc follows the clock; use --time")
        let time = MomentSelection(states: [.pulling], times: .time([0.5]))
        let second = #expect(throws: InputError.self) { try moments(time) }
        #expect(second?.description.contains("use --progress") == true)
    }

    @Test func `only armed accepts a progress above 1`() throws {
        let armed = MomentSelection(states: [.armed], times: .progress([1.4]))
        #expect(try moments(armed).count == 1)
        let pulling = MomentSelection(states: [.pulling], times: .progress([1.4]))
        #expect(throws: InputError.self) { try moments(pulling) }
    }
}
