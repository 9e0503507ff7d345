import Indicators
import Testing

/// Which frames a state is drawn in; a wrong one is a wrong file.
@Suite struct StateTimelineMomentsTests {
    private func progress(_ moments: [Moment]) -> [Double] {
        moments.compactMap { if case .progress(let value) = $0.position { value } else { nil } }
    }

    private func times(_ moments: [Moment]) -> [Double] {
        moments.compactMap { if case .time(let value) = $0.position { value } else { nil } }
    }

    @Test("Steps are spread evenly, both ends included")
    func steps() {
        let pulling = StateTimeline(state: .pulling, frames: 24)
        #expect(progress(pulling.moments(steps: 5, fps: 60)) == [0, 0.25, 0.5, 0.75, 1])
        #expect(progress(pulling.moments(steps: 1, fps: 60)) == [0.5])
        #expect(pulling.moments(steps: nil, fps: 60).count == 24)
        let finishing = StateTimeline(state: .finishing)
        #expect(progress(finishing.moments(steps: 3, fps: 60)) == [1, 0.5, 0])
        #expect(progress(StateTimeline(state: .armed).moments(steps: nil, fps: 60)) == [1])
        #expect(progress(StateTimeline(state: .idle).moments(steps: nil, fps: 60)) == [0])
    }

    @Test("Every step from 0 to 200 gives as many moments, the ends exact")
    func counts() {
        let state = StateTimeline(state: .pulling)
        for count in 0...200 {
            let moments = progress(state.moments(steps: count, fps: 60))
            #expect(moments.count == count)
            if count > 1 {
                #expect(moments.first == 0)
                #expect(moments.last == 1)
            }
        }
    }

    @Test("What is too long is counted whole, and drawn in as many frames as are allowed")
    func tooLong() {
        let loop = StateTimeline(state: .refreshing, drive: .time, period: 200, loops: true)
        #expect(loop.frameCount(steps: nil, fps: 60) == 12_000)
        #expect(loop.moments(steps: nil, fps: 60).count == DesignLimits.frames)
        #expect(loop.frameCount(steps: nil, fps: 50) == DesignLimits.frames)
        #expect(times(loop.moments(steps: nil, fps: 50)).last == 199.98)
        #expect(loop.frameCount(steps: 3, fps: 60) == 3)
        let once = StateTimeline(state: .success, drive: .time, period: 200)
        #expect(once.frameCount(steps: nil, fps: 60) == 12_001)
        // Ten periods would come out even, but only three are within the limit.
        let odd = StateTimeline(state: .refreshing, drive: .time, period: 50.005, loops: true)
        #expect(odd.frameCount(steps: nil, fps: 60) == 3_001)
    }

    @Test("A loop's steps leave its end out, since it is its beginning")
    func loopSteps() {
        let state = StateTimeline(state: .refreshing, drive: .time, period: 0.8, loops: true)
        let moments = times(state.moments(steps: 4, fps: 60))
        for (time, expected) in zip(moments, [0, 0.2, 0.4, 0.6]) {
            #expect(isClose(time, expected))
        }
        #expect(moments.count == 4)
    }

    @Test(
        "By the clock a loop renders whole periods",
        arguments: [
            (0.9, 0, 60, 54), (0.8, 0, 60, 48), (3.6, 0.3, 60, 234), (0.9, 0, 24, 108),
            (0.9, 0, 25, 45), (1, 0, 29.97, 30), (0.001, 0, 60, 1),
        ] as [(Double, Double, Double, Int)]
    )
    func wholePeriods(period: Double, intro: Double, fps: Double, count: Int) {
        let state = StateTimeline(
            state: .refreshing,
            drive: .time,
            period: period,
            intro: intro,
            loops: true
        )
        let moments = times(state.moments(steps: nil, fps: fps))
        #expect(moments.count == count)
        #expect(moments.first == 0)
    }

    @Test("A state with an end shows it")
    func ends() {
        let success = StateTimeline(state: .success, drive: .time, period: 0.5)
        let moments = times(success.moments(steps: nil, fps: 10))
        #expect(moments.count == 6)
        #expect(moments.last == 0.5)
        let finishing = StateTimeline(state: .finishing, duration: 0.35)
        let progress = progress(finishing.moments(steps: nil, fps: 60))
        #expect(progress.count == 22)
        #expect(isClose(progress[1], 1 - 1 / 21.0))
        #expect(progress.last == 0)
    }

    @Test("No number of steps, rate or length gives more than 10,000 frames, or traps")
    func limits() {
        let long = StateTimeline(state: .refreshing, drive: .time, period: 3_600, loops: true)
        let held = StateTimeline(state: .success, drive: .time, period: 3_600)
        let slow = StateTimeline(state: .finishing, duration: 3_600)
        for state in [long, held, slow] {
            for fps in [60, 1e300, 0, -1, .nan, .infinity] {
                let count = state.moments(steps: nil, fps: fps).count
                #expect(count >= 1 && count <= DesignLimits.frames)
            }
            #expect(state.moments(steps: .max, fps: 60).count == DesignLimits.frames)
            #expect(state.moments(steps: -5, fps: 60).isEmpty)
        }
    }
}
