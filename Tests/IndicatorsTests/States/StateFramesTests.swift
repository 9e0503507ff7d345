import Indicators
import TestSupport
import Testing

/// The frames of a state; a wrong one would be a wrong file.
@Suite struct StateFramesTests {
    private func progress(_ moments: [Moment]) -> [Double] {
        moments.compactMap { if case .progress(let value) = $0.position { value } else { nil } }
    }

    private func times(_ moments: [Moment]) -> [Double] {
        moments.compactMap { if case .time(let value) = $0.position { value } else { nil } }
    }

    @Test func `steps are spread evenly, including both ends`() {
        let pulling = StateTimeline(state: .pulling, frames: 24)
        #expect(progress(StateFrames(of: pulling, steps: 5).moments) == [0, 0.25, 0.5, 0.75, 1])
        #expect(progress(StateFrames(of: pulling, steps: 1).moments) == [0.5])
        #expect(StateFrames(of: pulling).moments.count == 24)
        let finishing = StateTimeline(state: .finishing)
        #expect(progress(StateFrames(of: finishing, steps: 3).moments) == [1, 0.5, 0])
        #expect(progress(StateFrames(of: StateTimeline(state: .armed)).moments) == [1])
        #expect(progress(StateFrames(of: StateTimeline(state: .idle)).moments) == [0])
    }

    @Test func `any number of steps from 0 to 200 has as many moments, with exact ends`() {
        let state = StateTimeline(state: .pulling)
        for count in 0...200 {
            let moments = progress(StateFrames(of: state, steps: count).moments)
            #expect(moments.count == count)
            if count > 1 {
                #expect(moments.first == 0)
                #expect(moments.last == 1)
            }
        }
    }

    @Test func `a state with too many frames reports all, and draws as many as allowed`() {
        let loop = StateTimeline(state: .refreshing, drive: .time, period: 200, loops: true)
        #expect(StateFrames(of: loop).count == 12_000)
        #expect(StateFrames(of: loop).moments.count == DesignLimits.frames)
        #expect(StateFrames(of: loop, fps: 50).count == DesignLimits.frames)
        #expect(times(StateFrames(of: loop, fps: 50).moments).last == 199.98)
        #expect(StateFrames(of: loop, steps: 3).count == 3)
        let once = StateTimeline(state: .success, drive: .time, period: 200)
        #expect(StateFrames(of: once).count == 12_001)
        // Ten periods would fit the frame rate, but only three are within the limit.
        let odd = StateTimeline(state: .refreshing, drive: .time, period: 50.005, loops: true)
        #expect(StateFrames(of: odd, wholePeriods: true).count == 3_000)
    }

    @Test func `a loop's steps leave out its end, which equals its start`() {
        let state = StateTimeline(state: .refreshing, drive: .time, period: 0.8, loops: true)
        let moments = times(StateFrames(of: state, steps: 4).moments)
        for (time, expected) in zip(moments, [0, 0.2, 0.4, 0.6]) {
            #expect(isClose(time, expected))
        }
        #expect(moments.count == 4)
    }

    private func loop(_ period: Double, intro: Double = 0) -> StateTimeline {
        StateTimeline(
            state: .refreshing,
            drive: .time,
            period: period,
            intro: intro,
            loops: true
        )
    }

    @Test(
        arguments: [
            (0.9, 60, 54, false), (0.8, 60, 48, false), (3.6, 60, 216, false), (0.9, 24, 22, true),
            (0.9, 25, 23, true), (1, 29.97, 30, true), (0.001, 60, 1, true), (0.77, 60, 46, true),
            (6.665, 60, 400, true),
        ] as [(Double, Double, Int, Bool)]
    )
    func `a loop driven by time is one closed period, at the nearest frame rate`(
        period: Double,
        fps: Double,
        count: Int,
        hasAdjustedRate: Bool
    ) {
        let frames = StateFrames(of: loop(period), fps: fps)
        let moments = times(frames.moments)
        #expect(moments.count == count && frames.count == count)
        #expect(frames.hasAdjustedRate == hasAdjustedRate)
        for (index, time) in moments.enumerated() {
            #expect(isClose(time, period * Double(index) / Double(count)))
        }
        #expect(frames.delay.map { isClose($0 * Double(count), period) } == true)
        #expect(frames.loopStart == 0)
    }

    @Test(
        arguments: [
            (0.9, 0, 60, 54), (3.6, 0.3, 60, 234), (0.9, 0, 24, 108), (0.9, 0, 25, 45),
            (0.77, 0, 60, 231), (6.665, 0, 60, 3_999), (0.001, 0, 60, 1),
        ] as [(Double, Double, Double, Int)]
    )
    func `several periods keep the frame rate if at most ten are enough`(
        period: Double,
        intro: Double,
        fps: Double,
        count: Int
    ) {
        let frames = StateFrames(of: loop(period, intro: intro), fps: fps, wholePeriods: true)
        let moments = times(frames.moments)
        #expect(moments.count == count)
        if count > 1 {
            #expect(moments == (0..<count).map { Double($0) / fps })
            #expect(!frames.hasAdjustedRate)
        }
    }

    @Test func `an intro is shown once, and its frames are spread separately`() {
        let whole = StateFrames(of: loop(3.6, intro: 0.3))
        #expect(whole.list.filter { $0.part == .intro }.count == 18)
        #expect(whole.loopStart == 18)
        #expect(isClose(times(whole.moments)[18], 0.3))
        #expect(whole.list[17].group == "refreshing-intro")
        #expect(whole.list[18].group == "refreshing")
        let bent = StateFrames(of: loop(0.77, intro: 0.31))
        #expect((bent.introCount, bent.loopCount) == (19, 46))
        #expect(isClose(times(bent.moments)[18], 0.31 * 18 / 19))
        #expect(isClose(times(bent.moments)[19], 0.31))
        #expect(isClose(times(bent.moments)[64], 0.31 + 0.77 * 45 / 46))
        let counted = StateFrames(of: loop(3.6, intro: 0.3), steps: 12)
        #expect((counted.introCount, counted.loopCount) == (1, 12))
        #expect(isClose(times(counted.moments)[1], 0.3))
        // Even a very short intro is shown.
        #expect(StateFrames(of: loop(1, intro: 0.001)).introCount == 1)
        let once = StateTimeline(state: .success, drive: .time, period: 1, intro: 0.5)
        #expect(StateFrames(of: once).introCount == 0)
        #expect(StateFrames(of: once).loopStart == nil)
    }

    @Test func `a state with an end shows its end`() {
        let success = StateTimeline(state: .success, drive: .time, period: 0.5)
        let moments = times(StateFrames(of: success, fps: 10).moments)
        #expect(moments.count == 6)
        #expect(moments.last == 0.5)
        let finishing = StateTimeline(state: .finishing, duration: 0.35)
        let progress = progress(StateFrames(of: finishing).moments)
        #expect(progress.count == 22)
        #expect(isClose(progress[1], 1 - 1 / 21.0))
        #expect(progress.last == 0)
    }

    @Test func `no steps, frame rate or duration give more than 10,000 frames or trap`() {
        let long = StateTimeline(state: .refreshing, drive: .time, period: 3_600, loops: true)
        let held = StateTimeline(state: .success, drive: .time, period: 3_600)
        let slow = StateTimeline(state: .finishing, duration: 3_600)
        for state in [long, held, slow] {
            for fps in [60, 1e300, 0, -1, .nan, .infinity] {
                let count = StateFrames(of: state, fps: fps).moments.count
                #expect(count >= 1 && count <= DesignLimits.frames)
            }
            #expect(StateFrames(of: state, steps: .max).moments.count == DesignLimits.frames)
            #expect(StateFrames(of: state, steps: -5).moments.isEmpty)
        }
    }
}
