import Testing
import Commands

/// The play shows the right frame at any time.
struct PlayheadTests {
    private func playhead(_ lengths: [Double], fps: Double = 10, loops: Bool = false) -> Playhead {
        Playhead(lengths: lengths, pace: Playhead.Pace(fps: fps, loops: loops))
    }

    @Test func `frames follow the clock, and states follow each other`() {
        var playhead = playhead([1, 0.5])
        playhead.advance(by: 0.26)
        #expect(playhead.stateIndex == 0 && playhead.frame == 2 && playhead.frameTime == 0.2)
        playhead.advance(by: 0.8)
        #expect(playhead.stateIndex == 1 && playhead.frame == 0)
        playhead.advance(by: 5)
        #expect(playhead.hasEnded && playhead.stateIndex == 1)
    }

    @Test func `small steps of time add up to whole frames`() {
        var playhead = playhead([100])
        for frame in 1...500 {
            playhead.advance(by: playhead.untilNextFrame ?? 0)
            #expect(playhead.frame == frame)
        }
    }

    @Test func `a loop starts again`() {
        var playhead = playhead([1, 0.5], loops: true)
        playhead.advance(by: 1.75)
        #expect(playhead.stateIndex == 0 && playhead.frame == 2 && !playhead.hasEnded)
        // After a day of sleep the play continues at some valid position.
        playhead.advance(by: 86_400)
        #expect(!playhead.hasEnded && playhead.frameTime <= 1)
    }

    @Test func `an endless state is not interrupted`() {
        var playhead = playhead([.infinity], loops: true)
        playhead.advance(by: 1000.05)
        #expect(playhead.frame == 10_000 && !playhead.hasEnded)
        playhead.step(by: 1)
        #expect(playhead.frame == 10_001)
    }

    @Test func `a paused play does not advance`() {
        var playhead = playhead([1])
        playhead.isPaused = true
        playhead.advance(by: 0.5)
        #expect(playhead.frame == 0 && playhead.untilNextFrame == nil)
    }

    @Test func `steps pause the play and stay in the state`() {
        var playhead = playhead([1, 1])
        playhead.step(by: 3)
        #expect(playhead.frame == 3 && playhead.isPaused)
        playhead.step(by: -5)
        #expect(playhead.frame == 0)
        playhead.step(by: 50)
        #expect(playhead.frame == 10 && playhead.stateIndex == 0)
    }

    @Test func `jumps wrap round at both ends`() {
        var playhead = playhead([1, 1, 1])
        playhead.advance(by: 0.5)
        playhead.jump(by: -1)
        #expect(playhead.stateIndex == 2 && playhead.frame == 0)
        playhead.jump(by: 1)
        #expect(playhead.stateIndex == 0)
    }

    @Test func `the speed scales the clock`() {
        var playhead = Playhead(lengths: [10], pace: Playhead.Pace(fps: 10, speed: 0.5))
        #expect(playhead.untilNextFrame == 0.2)
        playhead.advance(by: 1)
        #expect(playhead.frame == 5)
    }
}
