/// Where one is in a play of several acts.
package struct Playhead: Equatable, Sendable {
    /// How the acts are played.
    package struct Pace: Equatable, Sendable {
        /// Frames a second of the play's own time, above 0.
        package var fps: Double
        /// How much faster than the clock the play's time runs, above 0.
        package var speed: Double
        /// Whether it begins again after the end.
        package var loops: Bool

        /// A pace.
        package init(fps: Double = 60, speed: Double = 1, loops: Bool = false) {
            self.fps = fps
            self.speed = speed
            self.loops = loops
        }
    }

    /// The number of the act.
    package private(set) var act = 0
    /// Whether the last act has come to its end.
    package private(set) var hasEnded = false
    /// Whether the clock is without effect.
    package var isPaused = false

    private let lengths: [Double]
    private let pace: Pace
    /// Seconds since the act began.
    private var time = 0.0

    /// A play of acts of so many seconds, above 0, perhaps without end; there is at least one.
    package init(lengths: [Double], pace: Pace) {
        self.lengths = lengths
        self.pace = pace
    }

    /// The number of the frame in the act.
    package var frame: Int { Int((time * pace.fps + 1e-6).rounded(.down)) }

    /// When in the act the frame is, in seconds.
    package var frameTime: Double { Double(frame) / pace.fps }

    /// How many seconds of the clock are left of the frame; nil while paused.
    package var untilNextFrame: Double? {
        guard !isPaused else { return nil }
        let next = min(Double(frame + 1) / pace.fps, lengths[act])
        return max((next - time) / pace.speed, 0)
    }

    /// Lets so many seconds of the clock pass.
    package mutating func advance(by seconds: Double) {
        guard !isPaused, !hasEnded else { return }
        time += seconds * pace.speed
        // A clock that stood still, as in a laptop that sleeps, must not play everything at once.
        var turns = 0
        while time >= lengths[act], turns <= lengths.count {
            guard act + 1 < lengths.count || pace.loops else {
                time = lengths[act]
                hasEnded = true
                return
            }
            time -= lengths[act]
            act = (act + 1) % lengths.count
            turns += 1
        }
        time = min(time, lengths[act])
    }

    /// Pauses, and goes so many frames on, or back if less than 0, within the act.
    package mutating func step(by frames: Int) {
        isPaused = true
        let last = Int(min(lengths[act] * pace.fps + 1e-6, 1e9))
        time = Double(min(max(frame + frames, 0), last)) / pace.fps
    }

    /// Goes to the beginning of another act, so many further on or back, round and round.
    package mutating func jump(by acts: Int) {
        let count = lengths.count
        act = ((act + acts) % count + count) % count
        time = 0
    }
}
